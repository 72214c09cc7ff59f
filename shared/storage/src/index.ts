export { json, oneOf, text, type StoredFormat } from './formats';
export * as storageKeys from './keys';
export type { StorageEntry } from './keys';
export { storedChoice, type StoredChoice } from './stored-choice';
export { clearVisit, storedValue, type StoredValue } from './stored-value';
