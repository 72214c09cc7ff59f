import type { AuditedModel } from '../audited-model';
import { auditedReels } from './reels';

/** The strips and pays as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIPS = ['GEFBGDFGCEGFDGAEFGCFGEDFGE', 'GEFBGDFGCEGFWGAEFGCFGEDFGE', 'GEFBGDFGCEGFDGAEFGCFGWDFGE'];
/** What is read on the line from the left, the longest first, in tenths of the stake. */
const PAYS: readonly (readonly [RegExp, number])[] = [
  [/^A[AW]{2}/, 1000],
  [/^B[BW]{2}/, 700],
  [/^C[CW]{2}/, 400],
  [/^D[DW]{2}/, 250],
  [/^E[EW]{2}/, 100],
  [/^F[FW]{2}/, 80],
  [/^G[GW]{2}/, 50],
  [/^G[GW]/, 20],
  [/^[EF]W|^EE|^FF/, 10],
  [/^G/, 10],
];

function tenthsOf(stops: readonly number[]): number {
  const line = STRIPS.map((strip, reel) => strip.repeat(2)[(stops[reel] ?? 0) + 1]).join('');
  return PAYS.find(([read]) => read.test(line))?.[1] ?? 0;
}

/** Three reels and one line by their published rules. */
export const auditedClassic: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1000000000' } },
    { currency: 'BDT', bet: { stake: '1000010000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '10010000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: '79d6ba2274d1fde3450194987d9f6e254737fbc0876cb65d86f470069d457a7c',
  largestWin: 100_000_000_000n,
  rare: [
    {
      bet: { stake: '1000000000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 506 },
      payout: 100_000_000_000n,
    },
  ],
  odds: () => ({ mean: 4_201 / 4_394, variance: 169_949_035 / 19_307_236 }),
};
