import { oneOf, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const hadThem = storedValue(storageKeys.hadRecentGames, oneOf(['yes', 'no']));

/** Whether this browser's player had recent games when they were last read. Who is new to the browser has most likely played elsewhere. */
export function hadRecentGames(): boolean {
  return hadThem.read() !== 'no';
}

/** Keeps it for the next visit. */
export function saveHadRecentGames(had: boolean): void {
  hadThem.write(had ? 'yes' : 'no');
}
