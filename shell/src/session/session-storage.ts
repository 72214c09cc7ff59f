/** What the session keeps between page loads. With storage full or forbidden it lasts as long as the page. */
export interface TokenStorage {
  token(): string | undefined;
  keep(token: string): void;
  /** Forgets everything of this visit but the merchant. */
  clear(): void;
}

const TOKEN = 'token';
const MERCHANT = 'merchant';

/** The token lies in `storage` (the tab's own) under `token`. */
export function tokenIn(storage: Storage | undefined): TokenStorage {
  let token = attempt(() => storage?.getItem(TOKEN)) ?? undefined;
  return {
    token: () => token,
    keep(next) {
      token = next;
      attempt(() => storage?.setItem(TOKEN, next));
    },
    clear() {
      token = undefined;
      attempt(() => {
        const merchant = storage?.getItem(MERCHANT);
        storage?.clear();
        if (merchant) storage?.setItem(MERCHANT, merchant);
      });
    },
  };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The tab's own storage; browsers that forbid it throw at the mere look. */
export function visitStorage(): Storage | undefined {
  return attempt(() => globalThis.sessionStorage);
}
