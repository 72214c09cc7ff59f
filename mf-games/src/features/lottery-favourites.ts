import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

type FavouritesByAccount = Readonly<Record<string, readonly string[]>>;

const favourites = storedValue(storageKeys.lotteryFavourites, json(validLists));

/** Lotteries that a player likes are kept in their browser, each user name's for itself. */
export function readLotteryFavourites(account: string): ReadonlySet<string> {
  return new Set(favourites.read()?.[account] ?? []);
}

/** Adds one or takes it out, and answers what there is then. */
export function saveLotteryFavourite(account: string, nodeId: string, favourite: boolean): ReadonlySet<string> {
  const ids = new Set(readLotteryFavourites(account));
  if (favourite) ids.add(nodeId);
  else ids.delete(nodeId);
  favourites.write({ ...favourites.read(), [account]: [...ids] });
  return ids;
}

/** Whatever else somebody's browser holds there counts as nothing. */
function validLists(found: unknown): FavouritesByAccount | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string'),
    ),
  );
}
