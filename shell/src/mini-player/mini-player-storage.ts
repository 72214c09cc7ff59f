const KEY = 'pavilion-corner';

/** Where something was going on when this tab's page was left or loaded anew. */
export function readMiniPlayerAddress(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Forbidden: nothing goes on after a reload.
    return undefined;
  }
}

export function saveMiniPlayerAddress(address: string | undefined): void {
  try {
    if (address === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // Forbidden: it is kept until the page is left.
  }
}
