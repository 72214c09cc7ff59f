export { json, oneOf, text, type StoredFormat } from './formats';
export { storageKeys, type StorageEntry, type StorageName } from './keys';
export { storedChoice, type StoredChoice } from './stored-choice';
export { clearVisit, storedValue, type StoredValue } from './stored-value';
