import type { AuditedModel } from '../audited-model';
import { auditedReels, type Draw, linesTenths } from './reels';

/** The strips, lines, pays and free spins as they were published: copied here, so that the audit notices when the game plays on others. */
const STRIPS = [
  'DACBFHGDFEDFEDGHBGHCSGECHEAFHGFB',
  'WFAGHFCDESCFEGDHBAHGEDHFCDEGBHFG',
  'CEGDCBFHGFCHDAEHGDFEGWAFHGBSHEFS',
  'FWDGHFEGCFHCBASEGHEDHFGDAEBCFDGH',
  'HDGEADBFHEDGCBFGACEHWFESFHGDCHFG',
];
const FREE_STRIPS = [
  'CEACEFHDBCGEBGABGHEBDHFADGFCADFH',
  'FDWHBCEBFGDAHEBGHCFDAEDWAGFWGHEC',
  'GBWFHDWACDHBCEFGHDAGFEWFDBCEHGAE',
  'FHGBEACDFCEWDBEGHAWDGWFBAEHCFHDG',
  'BWHGWFGAWEFDHCBFADGEHCFEHGACDBED',
];
const LINES = [
  ...['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '10121'],
  ...['12101', '01110', '21112', '01010', '21212', '11011', '11211', '00200', '22022', '02020'],
];
/** For three, four and five, in tenths of the stake. */
const PAYS: Readonly<Record<string, readonly number[]>> = {
  ...{ A: [40, 140, 1000], B: [20, 70, 350], C: [12, 40, 150], D: [10, 25, 100] },
  ...{ E: [7, 18, 60], F: [5, 12, 45], G: [3, 10, 35], H: [3, 8, 25] },
};
const MOST_TENTHS = 15_000;

function tenthsOf(stops: readonly number[], draw: Draw): number {
  const seen = STRIPS.map((strip, reel) => `${strip}${strip}`.slice(stops[reel], (stops[reel] ?? 0) + 3)).join('');
  const scatters = seen.split('S').length - 1;
  let [total, won] = [linesTenths(STRIPS, LINES, PAYS, stops), 0];
  for (let left = scatters < 3 ? 0 : scatters * 2 + 2; left > 0 && total < MOST_TENTHS; left -= 1) {
    const paid = linesTenths(
      FREE_STRIPS,
      LINES,
      PAYS,
      FREE_STRIPS.map(({ length }) => draw(length)),
    );
    if (paid > 0) won += 1;
    total += paid * won;
  }
  return Math.min(total, MOST_TENTHS);
}

/** Five reels and twenty lines with free spins whose wins are multiplied more and more, by their published rules. */
export const auditedFree: AuditedModel<readonly number[]> = {
  ...auditedReels(STRIPS, tenthsOf),
  bets: [{ stake: '1000000' }, { stake: '100000' }, { stake: '2470000' }],
  edges: [
    { currency: 'BDT', bet: { stake: '100000' } },
    { currency: 'BDT', bet: { stake: '90000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '66660000' } },
    { currency: 'BDT', bet: { stake: '66670000' }, refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: { stake: '1001000' }, refusal: 'stake.not_payable' },
    { currency: 'USD', bet: { stake: '670000' }, refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: { stake: '100100000' }, refusal: 'stake.not_payable' },
  ],
  published: 'b6843041d2f279e6711bd667300cada82c627b2cd8b97ebaec2bda65e59ec7aa',
  largestWin: 99_990_000_000n,
  rare: [
    {
      bet: { stake: '66660000' },
      seeds: { serverSeed: '5eed'.repeat(16), clientSeed: 'largest', nonce: 3_380_998 },
      payout: 99_990_000_000n,
    },
  ],
  odds: () => ({ mean: 0.9557700707808792, variance: 73.5322433195106 }),
};
