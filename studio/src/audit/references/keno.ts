import type { RoundSeeds } from '../../models/model';
import type { AuditedModel, SampleBet } from '../audited-model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

const NUMBERS = 40;
const DRAWN = 10;

const RISKS = ['low', 'medium', 'high'] as const;
type Risk = (typeof RISKS)[number];

interface KenoBet extends SampleBet {
  readonly choice: { readonly numbers: readonly number[]; readonly risk: Risk };
}

/** What each number of hits pays, from none on, as it was published; the first line for one picked number, the last for ten. */
const PAYS: Readonly<Record<Risk, readonly string[]>> = {
  low: [
    '0.70 1.86',
    '0.60 1.10 4.00',
    '0.00 0.80 3.20 16.50',
    '0.00 0.40 1.40 9.50 60.00',
    '0.00 0.20 0.80 4.40 27.00 200.00',
    '0.00 0.20 0.70 2.50 10.00 59.00 350.00',
    '0.00 0.00 0.70 1.60 6.50 22.50 100.00 500.00',
    '0.00 0.00 0.60 1.30 3.60 12.50 41.00 160.00 650.00',
    '0.00 0.00 0.60 1.00 2.60 6.50 21.00 66.00 220.00 800.00',
    '0.00 0.00 0.60 0.90 1.70 4.50 12.00 34.00 100.00 310.00 1000.00',
  ],
  medium: [
    '0.00 3.96',
    '0.00 1.22 9.00',
    '0.00 0.40 2.40 40.00',
    '0.00 0.00 1.80 9.50 100.00',
    '0.00 0.00 0.90 4.20 30.50 300.00',
    '0.00 0.00 0.80 2.40 11.00 70.50 500.00',
    '0.00 0.00 0.70 1.60 6.00 24.50 130.00 700.00',
    '0.00 0.00 0.00 2.00 4.30 12.00 46.00 180.00 800.00',
    '0.00 0.00 0.00 1.40 3.10 8.00 22.00 71.00 240.00 900.00',
    '0.00 0.00 0.00 1.20 2.20 4.80 14.00 34.00 100.00 310.00 1000.00',
  ],
  high: [
    '0.00 3.96',
    '0.00 0.00 17.16',
    '0.00 0.00 1.20 68.00',
    '0.00 0.00 0.30 9.00 248.50',
    '0.00 0.00 0.00 6.00 35.50 451.00',
    '0.00 0.00 0.00 3.60 13.50 88.00 700.00',
    '0.00 0.00 0.00 2.50 7.00 30.00 140.00 800.00',
    '0.00 0.00 0.00 0.00 9.00 17.50 61.00 220.00 900.00',
    '0.00 0.00 0.00 0.00 5.50 11.00 29.50 86.00 280.00 1000.00',
    '0.00 0.00 0.00 0.00 3.80 7.00 16.00 40.00 110.00 320.00 1000.00',
  ],
};

const bet = (risk: Risk, numbers: readonly number[], stake: string): KenoBet => ({ choice: { numbers, risk }, stake });
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce });

/** What so many hits pay, in hundredths. */
function hundredthsFor({ choice: { numbers, risk } }: KenoBet, hits: number): bigint {
  const times = PAYS[risk][numbers.length - 1]?.split(' ')[hits] ?? '';
  return BigInt(times.replace('.', ''));
}

/** Ten places among the numbers that are left. */
function placesOf(seed: RoundSeeds): number[] {
  const words = seedWords(seed);
  return upTo(DRAWN).map((ball) => fairNumber(words, NUMBERS + 1 - ball));
}

/** Each place counted off anew, over the numbers that are gone. */
function ballsAt(places: readonly number[]): Set<number> {
  const gone = new Set<number>();
  for (const place of places) {
    let ball = 1;
    for (let toPass = place; toPass > 0 || gone.has(ball); ball += 1) if (!gone.has(ball)) toPass -= 1;
    gone.add(ball);
  }
  return gone;
}

/** How likely each number of hits is, from none on, when so many numbers are picked: ball by ball. */
function chancesOfHits(picked: number): number[] {
  let chances = [1];
  for (let left = NUMBERS; left > NUMBERS - DRAWN; left -= 1) {
    const hit = (hits: number) => Math.max(picked - hits, 0) / left;
    chances = [...chances, 0].map((_, hits) => (chances[hits] ?? 0) * (1 - hit(hits)) + (chances[hits - 1] ?? 0) * hit(hits - 1));
  }
  return chances.slice(0, picked + 1);
}

/** The numbers that are drawn at nonce 0. */
const DRAWN_AT_0 = [4, 6, 11, 15, 16, 19, 20, 32, 33, 35];
const PASSED_OVER = [2, 6, 12, 19, 24, 25, 27, 31, 34, 36];
const NOT_DRAWN_AT_0 = upTo(NUMBERS).filter((number) => !DRAWN_AT_0.includes(number));
/** A pick with so many of the numbers that are drawn at nonce 0, for each pay there is. */
const EVERY_PAY = RISKS.flatMap((risk) =>
  upTo(DRAWN).flatMap((picked) =>
    [0, ...upTo(picked)].map((hits) => {
      const numbers = [...DRAWN_AT_0.slice(0, hits), ...NOT_DRAWN_AT_0.slice(0, picked - hits)];
      const sample = bet(
        risk,
        numbers.toSorted((one, other) => one - other),
        '100000',
      );
      return { bet: sample, seeds: seeds(0), payout: 1_000n * hundredthsFor(sample, hits) };
    }),
  ),
);

/** Keno by its published rules. */
export const auditedKeno: AuditedModel<readonly number[]> = {
  bets: [
    bet('low', [17], '1000000'),
    bet('high', [3, 40], '1000000'),
    ...upTo(DRAWN).map((picked) =>
      bet(
        RISKS[picked % 3] ?? 'low',
        upTo(picked).map((each) => each * 4 - (picked % 4)),
        '300000',
      ),
    ),
  ],
  edges: [
    { currency: 'BDT', bet: bet('low', [1], '100000') },
    { currency: 'BDT', bet: bet('low', [1], '99000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', [40], '5000000000') },
    { currency: 'BDT', bet: bet('low', [40], '5000100000'), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: bet('low', [1], '101000'), refusal: 'stake.not_payable' },
    { currency: 'BDT', bet: bet('medium', [1, 2, 3], '2500000000') },
    { currency: 'BDT', bet: bet('medium', [1, 2, 3], '2500100000'), refusal: 'stake.above_max_win' },
    { currency: 'BDT', bet: bet('high', upTo(5), '221700000') },
    { currency: 'BDT', bet: bet('high', upTo(5), '221800000'), refusal: 'stake.above_max_win' },
    ...RISKS.flatMap((risk) => [
      { currency: 'BDT' as const, bet: bet(risk, upTo(10), '100000000') },
      { currency: 'BDT' as const, bet: bet(risk, upTo(10), '100100000'), refusal: 'stake.above_max_win' },
    ]),
    ...[[], [0], [41], [7, 7]].map((numbers) => ({
      currency: 'BDT' as const,
      bet: bet('low', numbers, '1000000'),
      refusal: 'choice.not_allowed',
    })),
    { currency: 'USD', bet: bet('high', upTo(10), '1000000') },
    { currency: 'USD', bet: bet('high', upTo(10), '1100000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('high', upTo(10), '40000000000') },
    { currency: 'VND', bet: bet('high', upTo(10), '40010000000'), refusal: 'stake.above_max_win' },
    { currency: 'VND', bet: bet('low', [1], '105000000'), refusal: 'stake.not_payable' },
  ],
  published: 'd8faaea67273ebb7930a35e1840c592f94e6496ba40da378890c76c541890827',
  largestWin: 100_000_000_000n,
  rare: [
    ...EVERY_PAY,
    { bet: bet('high', DRAWN_AT_0, '100000000'), seeds: seeds(0), payout: 100_000_000_000n },
    { bet: bet('low', [1], '5000000000'), seeds: seeds(0), payout: 3_500_000_000n },
    // The first word of these would favour a number: it is passed over.
    { bet: bet('low', PASSED_OVER, '100000000'), seeds: seeds(35_724_145), payout: 100_000_000_000n },
  ],
  told: ({ drawn }) => (Array.isArray(drawn) ? (drawn as number[]) : null),
  rework(sample, seed) {
    const bets = sample as KenoBet;
    const outcome = placesOf(seed);
    const drawn = ballsAt(outcome);
    const hits = bets.choice.numbers.filter((number) => drawn.has(number)).length;
    return { outcome, payout: (BigInt(bets.stake) / 100n) * hundredthsFor(bets, hits) };
  },
  odds(sample) {
    const bets = sample as KenoBet;
    const chances = chancesOfHits(bets.choice.numbers.length);
    const expected = (power: number) =>
      chances.reduce((sum, chance, hits) => sum + chance * (Number(hundredthsFor(bets, hits)) / 100) ** power, 0);
    const mean = expected(1);
    return { mean, variance: expected(2) - mean * mean };
  },
  draws: upTo(DRAWN).map((ball) => ({
    chances: upTo(NUMBERS + 1 - ball).map(() => 1 / (NUMBERS + 1 - ball)),
    cellOf: (places) => places[ball - 1] ?? -1,
  })),
  measure: (places) => places.reduce((sum, place, ball) => sum + (place + 0.5) / (NUMBERS - ball), 0) % 1,
};
