import type { AuditedModel } from '../audited-model';
import { auditedReels } from './reels';

/** The strip and pays as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIP = 'FCBDEACGBDCEFGFCGDEBEFAGFDFGEG';
const STRIPS = [STRIP, STRIP, STRIP, STRIP, STRIP, STRIP];
/** For 8, 10 and 12 or more anywhere, in tenths of the stake. */
const PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  ...{ A: [60, 250, 1000], B: [30, 120, 500], C: [9, 30, 120], D: [4, 15, 60] },
  ...{ E: [2, 8, 40], F: [2, 4, 20], G: [1, 3, 15] },
};
const MOST_TENTHS = 4_000;

/** Each reel is an endless text that is read from its end: what paid is struck out of it, and its last five letters are seen. */
function tenthsOf(stops: readonly number[]): number {
  let reels = stops.map((stop) => STRIP.repeat(9) + STRIP.repeat(2).slice(0, stop + 5));
  let total = 0;
  for (let fall = 1; total < MOST_TENTHS; fall += 1) {
    const seen = reels.map((reel) => reel.slice(-5)).join('');
    const paying = Object.keys(PAYS).filter((symbol) => seen.split(symbol).length > 8);
    if (paying.length === 0) return total;
    for (const symbol of paying) {
      const count = seen.split(symbol).length - 1;
      total += (PAYS[symbol]?.[Math.min(Math.floor(count / 2) - 4, 2)] ?? 0) * Math.min(fall, 5);
    }
    const struck = new RegExp(`[${paying.join('')}]`, 'g');
    reels = reels.map((reel) => reel.slice(0, -5) + reel.slice(-5).replace(struck, ''));
  }
  return MOST_TENTHS;
}

/** Six reels of five rows with cascades by their published rules. */
export const auditedCascade: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '250000000' } },
    { currency: 'BDT', bet: { stake: '250010000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '2510000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: 'b92ccc25eca11554be88a5ac256e28ad2726a5dfe15b854edc8b81d995c6ba6e',
  largestWin: 100_000_000_000n,
  rare: [
    {
      bet: { stake: '250000000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 680_345 },
      payout: 100_000_000_000n,
    },
  ],
  odds: () => ({ mean: 58_261_703 / 60_750_000, variance: 32.80317049984008 }),
};
