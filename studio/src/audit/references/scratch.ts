import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface ScratchBet extends SampleBet {
  readonly choice: { readonly risk: string };
}

type Out = readonly (number | string)[];

/** The published pools of a million tickets: times the stake, and how many tickets pay that. */
const TICKETS: Readonly<Record<string, string>> = {
  low: '100:20 50:100 20:500 10:3000 5:15000 3:40000 2:120000 1.5:192000 1:200000',
  medium: '1000:10 250:60 100:250 50:800 20:4000 10:12000 5:40000 2:140000 1:200000',
  high: '5000:8 2000:25 500:160 200:500 50:2000 20:6000 10:16000 5:36000 2:70000',
};
const MILLION = 1_000_000;

const poolOf = ({ choice: { risk } }: ScratchBet) =>
  (TICKETS[risk] ?? '').split(' ').map((row) => row.split(':').map(Number) as [times: number, tickets: number]);

const bet = (risk: string, stake: string): ScratchBet => ({ choice: { risk }, stake });
const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** The letter of the prize that a ticket has, and what it pays on the stake; the tickets are counted off from the largest prize on. */
function prizeOf(sample: ScratchBet, ticket: number): { readonly letter: string; readonly pays: bigint } {
  let left = ticket;
  for (const [at, [times, tickets]] of poolOf(sample).entries()) {
    if (left < tickets)
      return { letter: 'ABCDEFGHI'.charAt(at), pays: (BigInt(sample.stake) / 100n) * BigInt(Math.round(times * 100)) };
    left -= tickets;
  }
  return { letter: '', pays: 0n };
}

/** Counts off `place` letters of a text, and takes the one that is reached out of it. */
const without = (text: string, place: number) => [text.charAt(place), text.slice(0, place) + text.slice(place + 1)] as const;

/** Seven pictures, then nine fields: three of the prize, two of each of the first two others, one of each that follows. */
function fieldsOf(letter: string, places: readonly number[]): string {
  let [left, order] = ['ABCDEFGHI', ''];
  for (const place of places.slice(0, 7)) {
    const [next, rest] = without(left, place);
    [left, order] = [rest, order + next];
  }
  const others = order.replace(letter, '');
  let lying = (letter.repeat(3) + others.slice(0, 2) + others).slice(0, 9);
  let fields = '';
  for (const place of places.slice(7)) {
    const [next, rest] = without(lying, place);
    [lying, fields] = [rest, fields + next];
  }
  return fields + lying;
}

/** Their first number is the first or the last ticket of a prize. */
const TICKETS_AT: readonly (readonly [risk: string, nonce: number, times: number])[] = [
  ['high', 346_417, 5_000],
  ['high', 260_110, 5_000],
  ['high', 1_234_130, 2_000],
  ['high', 968_089, 2],
  ['high', 1_905_633, 0],
  ['medium', 507_642, 1_000],
  ['medium', 448_125, 250],
  ['medium', 2_708_563, 1],
  ['medium', 821_862, 0],
  ['low', 628_120, 100],
  ['low', 101_253, 50],
  ['low', 359_430, 1],
  ['low', 1_688_902, 0],
];

/** A card of nine fields by its published rules. */
export const auditedScratch: AuditedModel<Out> = {
  bets: [bet('low', '1000000'), bet('medium', '300000'), bet('high', '1700000'), bet('low', '100000')],
  edges: [
    { currency: 'BDT', bet: bet('low', '100000') },
    { currency: 'BDT', bet: bet('low', '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', '1050000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet('low', '1000000000') },
    { currency: 'BDT', bet: bet('low', '1000100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('medium', '100000000') },
    { currency: 'BDT', bet: bet('medium', '100100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('high', '20000000') },
    { currency: 'BDT', bet: bet('high', '20100000'), refusal: 'stake.above_max_win' },
    { currency: 'USD', bet: bet('high', '200000') },
    { currency: 'USD', bet: bet('high', '300000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('medium', '40000000000') },
    { currency: 'VND', bet: bet('medium', '40010000000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('low', '105000000'), refusal: 'stake.not_payable' },
  ],
  published: 'b364ec72d4ae66150d598e3598bed743b075dcf5e6642bb0e47e87c73060553c',
  largestWin: 100_000_000_000n,
  rare: TICKETS_AT.map(([risk, nonce, times]) => {
    const sample = bet(risk, risk === 'high' ? '20000000' : '100000000');
    return { bet: sample, seeds: seedsAt(nonce), payout: (BigInt(sample.stake) / 100n) * BigInt(Math.round(times * 100)) };
  }),
  told: ({ drawn, fields }) => (Array.isArray(drawn) || fields ? [...(drawn as number[]), fields as string] : null),
  rework(sample, seeds) {
    const words = seedWords(seeds);
    const [ticket = 0, ...places] = [MILLION, 9, 8, 7, 6, 5, 4, 3, 9, 8, 7, 6, 5, 4, 3, 2].map((size) => fairNumber(words, size));
    const { letter, pays } = prizeOf(sample as ScratchBet, ticket);
    return { outcome: [ticket, ...places, fieldsOf(letter, places)], payout: pays };
  },
  odds(sample) {
    const pool = poolOf(sample as ScratchBet);
    const mean = pool.reduce((sum, [times, tickets]) => sum + (times * tickets) / MILLION, 0);
    return { mean, variance: pool.reduce((sum, [times, tickets]) => sum + (times ** 2 * tickets) / MILLION, 0) - mean ** 2 };
  },
  draws: [
    { chances: Array.from({ length: 20 }, () => 1 / 20), cellOf: ([ticket = 0]) => Math.floor(Number(ticket) / 50_000) },
    { chances: Array.from({ length: 9 }, () => 1 / 9), cellOf: ([, picture = 0]) => Number(picture) },
    { chances: Array.from({ length: 9 }, () => 1 / 9), cellOf: (out) => Number(out[8] ?? 0) },
  ],
  measure: ([ticket = 0]) => (Number(ticket) + 0.5) / MILLION,
};
