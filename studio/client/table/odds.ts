import { spotPays, type TableRules } from '../../src/table/table-rules';

/** What a spot pays when it wins, to one, the least first: `35:1`, `1:1 · 2:1 · 12:1`. */
export function oddsText(rules: TableRules, spot: string): string {
  return winsOf(rules, spot)
    .toReversed()
    .map((back) => `${(back / 100 - 1).toLocaleString('en', { maximumFractionDigits: 2 })}:1`)
    .join(' · ');
}

/** More than the chips alone. */
function winsOf(rules: TableRules, spot: string): number[] {
  return spotPays(rules, spot).filter((back) => back > 100);
}
