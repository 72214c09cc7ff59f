import type { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import type { Platform } from '../../../platform/platform';
import { createGameSessions } from './game-sessions';
import type { LaunchContext, LaunchDependencies } from './launch-context';
import { createOpenGame } from './open-game';
import { createOpenLottery } from './open-lottery';
import { createVendorDoors } from './vendor-doors';

/** Opens games at their vendors. */
export interface Launch {
  /**
   * Where the game runs. A trial player always plays for free. Whoever comes back to a game within an hour, or to an open round, gets
   * the session they had, so that a refresh of the page leads into the same round. A round of theirs that is to be seen again costs nothing, so nothing is asked of their wallet.
   *
   * @throws DomainError `games.unknown`, `games.maintenance`, `games.not_connected`, `games.not_offered`, `games.no_free_play`, `games.no_tickets`, `games.not_in_currency`, `auth.use_real_account`,
   * `limits.time_reached`, `request.not_found` for a round to be seen again that is not theirs, `wallet.vendor_empty`, `vendor.unavailable`, `vendor.invalid_response`
   */
  open(launcher: LaunchContext, request: LaunchRequest): Promise<LaunchValue>;
  /** How many players opened one of these games within the last half hour. */
  countPlayersIn(brand: string, nodeIds: readonly string[]): Promise<number>;
}

/** Launches through the vendors that are connected; no other game opens. */
export function createLaunch({ db, log }: Pick<Platform, 'db' | 'log'>, needs: LaunchDependencies): Launch {
  const sessions = createGameSessions(db, needs.cipher);
  const doors = createVendorDoors(log, needs);
  const openGame = createOpenGame({ ...needs, sessions }, doors);
  const openLottery = createOpenLottery(needs, doors);
  return {
    countPlayersIn: sessions.playersIn,
    open: (launcher, request) => (request.launchMode === 'LOTT' ? openLottery(launcher, request) : openGame(launcher, request)),
  };
}
