import type { AuditedModel } from '../audited-model';
import { auditedReels } from './reels';

/** The strips and pays as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIPS = [
  'DGGFFHEAAFGGCCFHBBEEGHHEDDHH',
  'DDHGGHWFEEGFCCGFFEEHHADBBGH',
  'HHFFEHHWFHGCCEEDFAAHGGEDDBBGG',
  'HGGFFDDAHHEBBFGDDGWHEECCHEGFF',
  'EFFDDFFDAAHHFCCEGCCGGHEEGGBBHH',
];
/** For three, four and five, in tenths of the stake, each way. */
const PAYS: Readonly<Record<string, readonly number[]>> = {
  ...{ A: [25, 180, 1500], B: [12, 50, 300], C: [8, 25, 100], D: [4, 12, 50] },
  ...{ E: [3, 8, 30], F: [2, 6, 20], G: [2, 4, 15], H: [1, 3, 10] },
};
const MOST_TENTHS = 10_000;

/** Walks every way by itself, place by place. */
function tenthsOf(stops: readonly number[]): number {
  const seen = STRIPS.map((strip, reel) => (strip + strip).slice(stops[reel], (stops[reel] ?? 0) + 3));
  const walk = (symbol: string, reel: number): number => {
    const on = [...(seen[reel] ?? '')].filter((each) => each === symbol || each === 'W').length;
    if (on === 0) return PAYS[symbol]?.[reel - 3] ?? 0;
    let sum = 0;
    for (let way = 0; way < on; way += 1) sum += walk(symbol, reel + 1);
    return sum;
  };
  const sum = [...(seen[0] ?? '')].reduce((total, symbol) => total + walk(symbol, 1), 0);
  return Math.min(sum, MOST_TENTHS);
}

/** Five reels and 243 ways by their published rules. */
export const auditedWays: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '100000000' } },
    { currency: 'BDT', bet: { stake: '100010000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '1010000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: '37362592b6b098e171e50ca361fa7e3937e7df06747d0a69538a807e35775ecd',
  largestWin: 100_000_000_000n,
  rare: [
    {
      bet: { stake: '100000000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 60_557 },
      payout: 100_000_000_000n,
    },
  ],
  odds: () => ({ mean: 15_263_707 / 15_894_900, variance: 70.0551329000928 }),
};
