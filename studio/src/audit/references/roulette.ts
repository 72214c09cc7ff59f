import type { RoundSeeds } from '../../models/model';
import type { AuditedModel } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';
import { broughtBy, edgesOf, laid, numbersTold, oddsOver, type TableBet } from './table-bet';

/** The published layout: what each word wins on. Any other spot is its numbers, with a stroke between them. */
const WORDS: Readonly<Record<string, string>> = {
  red: '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36',
  black: '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35',
  odd: '1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35',
  even: '2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36',
  low: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18',
  high: '19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36',
  'dozen-1': '1 2 3 4 5 6 7 8 9 10 11 12',
  'dozen-2': '13 14 15 16 17 18 19 20 21 22 23 24',
  'dozen-3': '25 26 27 28 29 30 31 32 33 34 35 36',
  'column-1': '1 4 7 10 13 16 19 22 25 28 31 34',
  'column-2': '2 5 8 11 14 17 20 23 26 29 32 35',
  'column-3': '3 6 9 12 15 18 21 24 27 30 33 36',
};
/** What chips on so many numbers bring back. */
const TIMES: Readonly<Record<number, number>> = { 1: 36, 2: 18, 3: 12, 4: 9, 6: 6, 12: 3, 18: 2 };

function hundredths(spot: string, fallen: number): number {
  const numbers = WORDS[spot]?.split(' ') ?? spot.split('-');
  return numbers.includes(String(fallen)) ? 100 * (TIMES[numbers.length] ?? 0) : 0;
}

const pays = (bet: TableBet, [fallen = -1]: readonly number[]) => broughtBy(bet, (spot) => hundredths(spot, fallen));
const EVERY_NUMBER = Array.from({ length: 37 }, (_, number) => number);
const ALL = EVERY_NUMBER.map((number) => ({ outcome: [number], chance: 1 / 37 }));

/** Spots of every kind, a few to a slip. */
const SLIPS = [
  'red black odd even low high',
  '0 0-1 0-1-2 0-2-3 0-1-2-3',
  'dozen-1 dozen-2 dozen-3 column-1 column-2 column-3',
  '17 17-18 17-20 16-17-18 16-17-19-20 13-14-15-16-17-18',
  '36 35-36 33-36 34-35-36 32-33-35-36 31-32-33-34-35-36',
  '1 1-2 1-4 1-2-3 1-2-4-5 1-2-3-4-5-6 0-3',
].map((spots) => laid(Object.fromEntries(spots.split(' ').map((spot, at) => [spot, (at + 1) * 100_000]))));
const STRAIGHT = EVERY_NUMBER.map((number) => laid({ [number]: 200_000 }));

const play = (seeds: RoundSeeds) => [fairNumber(seedWords(seeds), 37)] as const;
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });
const firstOn = (number: number) => {
  let nonce = 0;
  while (play(seeds(nonce))[0] !== number) nonce += 1;
  return seeds(nonce);
};

export const auditedRoulette: AuditedModel<readonly number[]> = {
  bets: [laid({ red: 1_000_000, black: 100_000 }), ...SLIPS, ...STRAIGHT],
  edges: [
    ...edgesOf('red', '17', 3_600),
    { currency: 'BDT', bet: laid({ '37': 1_000_000 }), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: laid({ '17-19': 1_000_000 }), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: laid({ '3-4': 1_000_000 }), refusal: 'choice.not_allowed' },
    // Numbers that lie in one another: what they win together is too much, though none of them alone is.
    { currency: 'BDT', bet: laid({ '17': 2_000_000_000, '17-18': 1_500_000_000 }) },
    { currency: 'BDT', bet: laid({ '17': 2_000_000_000, '17-18': 1_600_000_000 }), refusal: 'stake.above_max_win' },
  ],
  published: '02055fed229cda8e8d01e7eeae37f5b99bcd05b9dc7ec6b397718154cbb759c1',
  largestWin: 100_000_000_000n,
  rare: [
    { bet: laid({ '17': 2_777_700_000 }), seeds: firstOn(17), payout: 99_997_200_000n },
    ...EVERY_NUMBER.map((number) => ({ bet: laid({ [number]: 100_000 }), seeds: firstOn(number), payout: 3_600_000n })),
    ...SLIPS.flatMap((bet) => EVERY_NUMBER.map((number) => ({ bet, seeds: firstOn(number), payout: pays(bet, [number]) }))),
  ],
  told: numbersTold,
  rework(bet, seed) {
    const outcome = play(seed);
    return { outcome, payout: pays(bet as TableBet, outcome) };
  },
  odds: (bet) => oddsOver(ALL, bet, pays),
  draws: [{ chances: EVERY_NUMBER.map(() => 1 / 37), cellOf: ([fallen = -1]) => fallen }],
  measure: ([fallen = 0]) => (fallen + 0.5) / 37,
};
