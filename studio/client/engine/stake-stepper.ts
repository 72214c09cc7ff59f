import { translate } from '../messages/translate';
import type { Money } from '../money';
import { stepper } from './stepper';

interface StakedTable {
  readonly money: Money;
  readonly state: { readonly phase: string; readonly stake: bigint };
  /** The next larger or smaller stake; undefined at the end. */
  stakeBeside(step: 1 | -1): bigint | undefined;
  changeStake(step: 1 | -1): void;
  subscribe(draw: () => void): void;
}

/** The stake, one step smaller or larger. */
export function stakeStepper(game: StakedTable): HTMLElement {
  return stepper(game, {
    label: translate('stake'),
    less: translate('lessStake'),
    more: translate('moreStake'),
    value: () => game.money.format(game.state.stake),
    beside: (by) => (game.state.phase === 'idle' && game.stakeBeside(by) !== undefined ? () => game.changeStake(by) : undefined),
  });
}
