import type { AuditedModel } from '../audited-model';
import { auditedReels, type Draw, linesTenths } from './reels';

/** The strips, lines, pays, coins and jackpots as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIPS = [
  'EOODCFFEAOOGGDFFBGGECDEBADCFFGGB',
  'WEDGGOBOOEACBAEWDGGCFFFCBDFFEGGD',
  'BECBEDCWAFFGGFFCOODABEDOOWGGDGEF',
  'GGBFFGGDOEBDAEFCEGFFEBDACDWOOGWC',
  'WEGGGGDCADFCEBDEFFEGGEDOOABCFFBO',
];
const LINES = ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '10121'];
/** For three, four and five, in tenths of the stake. */
const PAYS: Readonly<Record<string, readonly number[]>> = {
  ...{ A: [50, 200, 1000], B: [25, 100, 400], C: [15, 60, 200], D: [10, 40, 150] },
  ...{ E: [10, 25, 80], F: [5, 20, 60], G: [5, 12, 40] },
};
/** How many of 32 coins pay what, in tenths of the stake. */
const COINS = [12, 5, 10, 10, 5, 20, 1, 30, 1, 50, 1, 100, 1, 200, 1, 1000];
const GRAND_TENTHS = 20_000;

function coin(draw: Draw): number {
  let place = draw(32);
  for (let at = 0; ; at += 2) {
    place -= COINS[at] ?? 0;
    if (place < 0) return COINS[at + 1] ?? 0;
  }
}

/** Fifteen places, reel by reel: what the coin there pays, 0 where there is none. */
function heldTenths(grid: number[], draw: Draw): number {
  let quiet = 0;
  while (quiet < 3 && grid.includes(0)) {
    quiet += 1;
    for (const [at, pays] of [...grid.entries()]) {
      if (pays > 0 || draw(32) !== 3) continue;
      grid[at] = coin(draw);
      quiet = 0;
    }
  }
  return grid.includes(0) ? grid.reduce((sum, pays) => sum + pays) : GRAND_TENTHS;
}

function tenthsOf(stops: readonly number[], draw: Draw): number {
  const seen = STRIPS.map((strip, reel) => `${strip}${strip}`.slice(stops[reel], (stops[reel] ?? 0) + 3)).join('');
  const lines = linesTenths(STRIPS, LINES, PAYS, stops);
  if (seen.split('O').length <= 6) return lines;
  const grid = Array.from(seen, (symbol) => (symbol === 'O' ? coin(draw) : 0));
  return Math.min(lines + heldTenths(grid, draw), GRAND_TENTHS);
}

/** Five reels and ten lines with coins that are held, by their published rules. */
export const auditedHold: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '50000000' } },
    { currency: 'BDT', bet: { stake: '50010000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '510000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: '0dc349efe362f215d3f717d0d24a1c988c50ea95d7faea116a087dd6a3e28d83',
  largestWin: 100_000_000_000n,
  rare: [
    {
      bet: { stake: '50000000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 1_436_327 },
      payout: 100_000_000_000n,
    },
  ],
  odds: () => ({ mean: 0.9586472992283879, variance: 48.178428439218415 }),
};
