import { lowest } from '../models/fraction';
import { fullest, type LargestWin, largestOf } from '../models/largest-win';
import { stakeStep } from '../instant/stakes';
import { type Currency, limitsOf } from '../money/currencies';
import { type Case, mostOnTable, type Slip, slipPays, slipTop, stakeOf, type TableRules, waysOf } from './table-rules';

/** Of each case, the chips on what pays most in it and on one spot more that wins with it. */
export function largestTableWin(rules: TableRules, currency: Currency): LargestWin {
  const { maxWin } = limitsOf(currency);
  const slips = new Map(rules.cases.flatMap((each) => slipsFor(rules, each, currency)).map((slip) => [JSON.stringify(slip), slip]));
  const playable = [...slips.values()].filter((slip) => slipTop(rules, slip) <= maxWin);
  return largestOf(playable.map((slip) => winOf(rules, slip)));
}

function slipsFor({ spots, comesBack }: TableRules, { drawn }: Case, currency: Currency): Slip[] {
  const { minStake, maxWin } = limitsOf(currency);
  const step = stakeStep(currency);
  const bounds = { most: Number(maxWin / step), chips: Number(mostOnTable(currency) / step), least: Number(minStake / step) };
  const won = spots.map((spot) => ({ spot, back: comesBack(spot, drawn) })).filter(({ back }) => back > 0);
  const [main, ...others] = won.sort((one, other) => other.back - one.back);
  if (!main) return [];
  const byBack = [...new Map(others.map((each) => [each.back, each])).values()];
  const filled = byBack.map((beside) => ({ spot: beside.spot, ...fullest([main.back, beside.back], bounds) }));
  const best = filled.sort((one, other) => other.brings - one.brings)[0];
  const chips = (spot: string, count: number) => ({ spot, chips: String(BigInt(count) * step) });
  if (!best) return [[chips(main.spot, Math.min(bounds.chips, Math.floor((bounds.most * 100) / main.back)))]];
  return [[chips(main.spot, best.main), ...(best.beside > 0 ? [chips(best.spot, best.beside)] : [])]];
}

function winOf(rules: TableRules, slip: Slip): LargestWin {
  const most = slipTop(rules, slip);
  const ways = rules.cases.reduce((sum, each) => (slipPays(rules, slip, each.drawn) === most ? sum + each.ways : sum), 0n);
  return { most, odds: lowest(ways, waysOf(rules)), stake: stakeOf(slip), bet: { choice: slip } };
}
