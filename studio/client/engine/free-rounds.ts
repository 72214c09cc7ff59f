import { button, element, write } from '../element';
import { translate } from '../messages/translate';
import type { Money } from '../money';
import type { SessionView } from '../studio/studio-calls';
import styles from './free-rounds.module.css';
import type { Phase } from './phase';
import { stakedIn } from './verdict';

/** The rounds that a player has free in a game. */
export interface FreeRounds {
  readonly reward: string;
  readonly left: number;
  /** Of each, in units. */
  readonly stake: bigint;
  /** Whether the next round is one of them; the player may play with own money instead. */
  readonly used: boolean;
  /** What is staked once own money is played. */
  readonly ownStake: bigint;
}

/** What a game adds to its state. Without free rounds nothing changes. */
export interface FreeState {
  readonly free: FreeRounds | null;
  readonly stake: bigint;
}

/** How a game begins: with its free rounds, where it has some. */
export function beginsFree({ free }: Pick<SessionView<never>, 'free'>, ownStake: bigint): FreeState {
  if (!free) return { free: null, stake: ownStake };
  const stake = BigInt(free.stake);
  return { free: { reward: free.reward, left: free.left, stake, used: true, ownStake }, stake };
}

/** What a bet says of the reward that it is played under. */
export function rewardOf(free: FreeRounds | null): { readonly reward?: string } {
  return free?.used ? { reward: free.reward } : {};
}

/** What a round took of its player's money. */
export function costOf(round: { readonly stake: string; readonly raised: string; readonly free?: true }): bigint {
  return round.free ? 0n : stakedIn(round);
}

/** The stake of own money: it counts once the free rounds are over, or at once. */
export function withOwnStake({ free }: Pick<FreeState, 'free'>, stake: bigint): Partial<FreeState> {
  return free?.used ? { free: { ...free, ownStake: stake } } : { stake };
}

/** Own money instead, or back again. The stake of own money is kept meanwhile. */
export function switchedFree({ free, stake }: FreeState): Partial<FreeState> {
  if (!free) return {};
  if (free.used) return { free: { ...free, used: false }, stake: free.ownStake };
  return { free: { ...free, used: true, ownStake: stake }, stake: free.stake };
}

/** After a round: one less, and with the last one own money again. */
export function oneLess({ free, stake }: FreeState): FreeState {
  if (!free) return { free, stake };
  if (free.left > 1) return { free: { ...free, left: free.left - 1 }, stake };
  return noneLeft({ free, stake });
}

export function noneLeft({ free, stake }: FreeState): FreeState {
  return { free: null, stake: free?.used ? free.ownStake : stake };
}

interface FreeTable {
  readonly money: Money;
  readonly state: FreeState & { readonly phase: Phase };
  set(change: Partial<FreeState>): void;
  subscribe(draw: () => void): void;
}

/** How many rounds are free, at which stake, and the way to own money and back. Not there where none are. */
export function freeRoundsLine(game: FreeTable): HTMLElement {
  const told = element('p', { role: 'status' });
  const other = button({ class: styles['switch'] }, () => game.state.phase === 'idle' && game.set(switchedFree(game.state)), '');
  const line = element('div', { class: styles['line'] }, told, other);
  game.subscribe(() => {
    const { free, phase } = game.state;
    line.hidden = free === null;
    if (!free) return;
    const values = { count: String(free.left), amount: game.money.format(free.stake) };
    write(told, translate(textOf(free), values));
    write(other, translate(free.used ? 'free.useOwn' : 'free.useFree'));
    other.setAttribute('aria-disabled', String(phase !== 'idle'));
  });
  return line;
}

function textOf({ used, left }: FreeRounds) {
  if (!used) return left === 1 ? 'free.waitsOne' : 'free.wait';
  return left === 1 ? 'free.one' : 'free.left';
}
