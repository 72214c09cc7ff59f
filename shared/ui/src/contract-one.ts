import { MONEY_MASK } from './display/Money';
import type { GameBadge } from './games/GameTile';
import { isPageIdle, watchIdle } from './motion/page-idle';

/**
 * What `MONEY_MASK` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3.
 * @public
 */
export const MASK: typeof MONEY_MASK = MONEY_MASK;

/**
 * What `GameBadge` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3.
 * @public
 */
export type GameMark = GameBadge;

/**
 * What `isPageIdle` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3.
 * @public
 */
export const isResting: typeof isPageIdle = isPageIdle;

/**
 * What `watchIdle` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3.
 * @public
 */
export const restWhenLeftAlone: typeof watchIdle = watchIdle;
