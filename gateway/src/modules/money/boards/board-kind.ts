import type { BoardTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { GameFacts } from '../bonuses';
import type { RuleKind } from '../promotion-rules';
import { periodStore } from './period-store';

const WHOLE = 10_000n;

/** A board with prizes. Whoever plays alone, or under several names, wins the first prize for the least that has to be played for one. */
export const boardKind: RuleKind<BoardTerms> = {
  kind: 'board',
  gives: ({ prizes, least }) => ({ perUnit: shareOf(largestOf(prizes), BigInt(least)), withoutPlay: false }),
  running: (on, brand) => periodStore(on).runningRules(brand),
  assertPossible(_rule, terms, { facts }) {
    const isPossible = isInOrder(terms.prizes) && hasLeastStake(terms) && areVendorsKnown(terms, facts);
    if (!isPossible) throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
  },
};

/** What a place wins; nothing beyond the last with a prize. */
export function prizeOf({ prizes }: Pick<BoardTerms, 'prizes'>, place: number): bigint {
  return BigInt(prizes.find(({ from, to }) => from <= place && place <= to)?.prize ?? 0);
}

/** The last place that wins something. */
export function lastPlace({ prizes }: Pick<BoardTerms, 'prizes'>): number {
  return Math.max(...prizes.map(({ to }) => to));
}

function largestOf(prizes: BoardTerms['prizes']): bigint {
  return prizes.map(({ prize }) => BigInt(prize)).reduce((most, each) => (each > most ? each : most), 0n);
}

function shareOf(prize: bigint, least: bigint): number {
  return least > 0n ? Number((prize * WHOLE + least - 1n) / least) : Number(WHOLE);
}

/** From the first place on without a gap, and nobody wins more than whoever is ahead. */
function isInOrder(prizes: BoardTerms['prizes']): boolean {
  return prizes.every(({ from, to, prize }, at) => {
    const above = prizes[at - 1];
    return from === (above?.to ?? 0) + 1 && from <= to && (!above || BigInt(prize) <= BigInt(above.prize));
  });
}

/** Multiples are compared from a stake on, others are not. */
function hasLeastStake({ by, leastStake }: BoardTerms): boolean {
  return (by === 'multiplier') === (leastStake !== undefined);
}

function areVendorsKnown({ vendors = [] }: BoardTerms, facts: GameFacts): boolean {
  const known = new Set([...facts.values()].map(({ vendor }) => vendor));
  return vendors.every((vendor) => known.has(vendor));
}
