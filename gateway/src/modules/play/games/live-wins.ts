import type { LiveWin } from '@pavilion/api/stream';
import { auditTime, concatMap, groupBy, mergeMap, type Observable, Subject } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import { maskAccount } from '../../identity/members';
import type { Catalogue } from './catalogue';
import { stageOf } from './library';
import type { LatestWin, WinsSince } from './winner-board';

/** At most one message to a brand's pages in this time: each goes to all that are open. */
const EVERY_MS = 5_000;
/** Of more wins in that time, those that paid best. */
const MOST = 3;
const READ = 100;

/** What open pages of a brand are told. */
export interface WinsTold {
  brand: string;
  list: LiveWin[];
}

/**
 * Wins as they happen. Money that moves says that there may be some; they are read then, so that play itself writes nothing more and waits for nobody.
 * Each gateway reads them for the pages that it tells.
 */
export function followWins(
  { bus, log, onClose }: Pick<Platform, 'bus' | 'log' | 'onClose'>,
  winsSince: WinsSince,
  catalogue: (brand: string) => Catalogue,
  everyMs = EVERY_MS,
): Observable<WinsTold> {
  const told = new Subject<WinsTold>();
  const read = new Map<string, Date>();
  const tell = async (brand: string) => {
    const wins = await winsSince(brand, read.get(brand), READ);
    const newest = wins[0]?.at;
    if (newest) read.set(brand, newest);
    const list = bestOf(wins).flatMap((win) => toLiveWin(catalogue(brand), win));
    if (list.length > 0) told.next({ brand, list: list.slice(0, MOST) });
  };
  const following = bus
    .on('wallets.changed')
    .pipe(
      groupBy(({ brand }) => brand),
      // One brand's reading waits for no other's.
      mergeMap((brand$) =>
        brand$.pipe(
          auditTime(everyMs),
          concatMap(({ brand }) =>
            tell(brand).catch((err: unknown) => log.warn({ err, brand }, 'the latest wins could not be read')),
          ),
        ),
      ),
    )
    .subscribe();
  onClose('wins', () => following.unsubscribe());
  return told;
}

/** Best paid first, one of each member and game. */
function bestOf(wins: readonly LatestWin[]): LatestWin[] {
  const best = new Map<string, LatestWin>();
  for (const win of wins) {
    const key = `${win.nodeId} ${win.account}`;
    if (win.amount > (best.get(key)?.amount ?? -1n)) best.set(key, win);
  }
  return [...best.values()].sort((one, other) => (one.amount < other.amount ? 1 : -1));
}

function toLiveWin(catalogue: Catalogue, { nodeId, account, amount }: LatestWin): LiveWin[] {
  const entry = catalogue.find(nodeId);
  if (!entry || stageOf(entry) !== 'OPEN') return [];
  const { iconUrl } = entry.wire.en;
  return [{ nodeId, iconUrl, gameNames: entry.names, customerName: maskAccount(account), winAmount: String(amount) }];
}
