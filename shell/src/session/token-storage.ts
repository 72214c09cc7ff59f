import { clearVisit, storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

/** What the session keeps between page loads. With storage full or forbidden it lasts as long as the page. */
export interface TokenStorage {
  token(): string | undefined;
  save(token: string): void;
  /** Forgets everything of this visit but the merchant. */
  clear(): void;
}

const stored = storedValue(storageKeys.token, text());

/** The token of this tab. Its storage is read once: the page goes on with the session that it began with. */
export function createTokenStorage(): TokenStorage {
  let token = stored.read();
  return {
    token: () => token,
    save(next) {
      token = next;
      stored.write(next);
    },
    clear() {
      token = undefined;
      clearVisit();
    },
  };
}
