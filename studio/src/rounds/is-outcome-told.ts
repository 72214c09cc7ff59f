import type { Round } from '../database/tables';
import { isClosed } from './round-state';

/** A round that is not over may still be taken back. Until then nobody is told what came out, unless the operator holds the win: then the player hears of it. */
export function isOutcomeTold({ state, failure }: Pick<Round, 'state' | 'failure'>): boolean {
  return isClosed(state) || failure === 'win.held';
}
