const KEY = 'pavilion-lottery-favourites';

/** Lotteries that a player likes are kept in their browser, each user name's for itself. */
export function readLotteryFavourites(account: string): ReadonlySet<string> {
  return new Set(readStorage()[account] ?? []);
}

/** Adds one or takes it out, and answers what there is then. */
export function saveLotteryFavourite(account: string, nodeId: string, favourite: boolean): ReadonlySet<string> {
  const ids = new Set(readLotteryFavourites(account));
  if (favourite) ids.add(nodeId);
  else ids.delete(nodeId);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStorage(), [account]: [...ids] }));
  } catch {
    // Full or forbidden: it is liked until the page is left.
  }
  return ids;
}

function readStorage(): Readonly<Record<string, readonly string[]>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? validLists(read) : {};
  } catch {
    // Forbidden or spoilt: nothing is liked yet.
    return {};
  }
}

/** Whatever else somebody's browser holds there counts as nothing. */
function validLists(read: object): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(read).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string'),
    ),
  );
}
