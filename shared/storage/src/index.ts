export { json, oneOf, text, type StoredFormat } from './formats';
export type { StorageEntry } from './keys';
export { storedChoice, type StoredChoice } from './stored-choice';
export { clearVisit, storedValue, type StoredValue } from './stored-value';
