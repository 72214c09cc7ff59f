import type { AuditedModel } from '../audited-model';
import { auditedReels } from './reels';

/** The strips, lines and pays as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIPS = [
  'BFHDGCAAAGDGHFEFBEGECBHGFHCHDE',
  'DCGBGFHWBHDHCGEGCHEFAWADFGHFEBE',
  'HAWACEGFCBWDFHGFBHGHEGCDEBFGEHD',
  'DHBDEFEGWGFHECGBHGFHCAWADBHECGF',
  'HDGHEFECBFAADGHCHGEFCHBGDEGFB',
];
const LINES = ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '10121'];
/** For three, four and five, and for A for two as well; in tenths of the stake. */
const PAYS: Readonly<Record<string, readonly number[]>> = {
  ...{ A: [5, 50, 250, 2000], B: [0, 30, 150, 750], C: [0, 25, 90, 400], D: [0, 20, 70, 300] },
  ...{ E: [0, 15, 50, 200], F: [0, 10, 40, 150], G: [0, 5, 25, 80], H: [0, 5, 20, 60] },
};
const MOST_TENTHS = 10_000;

function tenthsOf(stops: readonly number[]): number {
  const sum = LINES.reduce((total, rows) => {
    const seen = STRIPS.map((strip, reel) => strip[((stops[reel] ?? 0) + Number(rows[reel])) % strip.length] ?? '').join('');
    const [first = ''] = seen;
    const run = new RegExp(`^${first}[${first}W]*`).exec(seen)?.[0].length ?? 0;
    return total + (PAYS[first]?.[run - 2] ?? 0);
  }, 0);
  return Math.min(sum, MOST_TENTHS);
}

/** Five reels and ten lines by their published rules. */
export const auditedLines: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '100000000' } },
    { currency: 'BDT', bet: { stake: '100010000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '1000000' } },
    { currency: 'USD', bet: { stake: '1010000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: 'c7e34389680fb00855a9c756a8c7afe773e5dfa9530b018eb3a2a848852a9ed7',
  largestWin: 100_000_000_000n,
  rare: [
    {
      bet: { stake: '100000000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 509_635 },
      payout: 100_000_000_000n,
    },
  ],
  odds: () => ({ mean: 8_271_299 / 8_639_390, variance: 2_523_255_210_024_811 / 111_958_589_358_150 }),
};
