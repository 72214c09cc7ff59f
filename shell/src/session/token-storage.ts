/** What the session keeps between page loads. With storage full or forbidden it lasts as long as the page. */
export interface TokenStorage {
  token(): string | undefined;
  save(token: string): void;
  /** Forgets everything of this visit but the merchant. */
  clear(): void;
}

const TOKEN = 'token';
const MERCHANT = 'merchant';

/** The token lies in `storage` (the tab's own) under `token`. */
export function createTokenStorage(storage: Storage | undefined): TokenStorage {
  let token = ignoreStorageErrors(() => storage?.getItem(TOKEN)) ?? undefined;
  return {
    token: () => token,
    save(next) {
      token = next;
      ignoreStorageErrors(() => storage?.setItem(TOKEN, next));
    },
    clear() {
      token = undefined;
      ignoreStorageErrors(() => {
        const merchant = storage?.getItem(MERCHANT);
        storage?.clear();
        if (merchant) storage?.setItem(MERCHANT, merchant);
      });
    },
  };
}

function ignoreStorageErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    // Full or forbidden: the token is kept in memory, for as long as the page lasts.
    return undefined;
  }
}

/** The tab's own storage; browsers that forbid it throw at the mere look. */
export function tabStorage(): Storage | undefined {
  return ignoreStorageErrors(() => globalThis.sessionStorage);
}
