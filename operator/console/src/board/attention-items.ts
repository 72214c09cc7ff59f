import type { Board, BoardBrand, BoardCell } from '@pavilion/api/staff';
import { healthTone } from '../charts/health-tone';

export interface AttentionItem {
  brand: BoardBrand;
  cell: BoardCell;
  what: 'missing' | 'killed' | 'failing' | 'maintenance' | 'draining';
  failureRate: number;
}

/** Fewer mounts than this say nothing. */
const MIN_MOUNTS = 5;

/** What an operator should look at first, the worst before. */
export function attentionItems({ brands }: Board): AttentionItem[] {
  const found = brands.flatMap((brand) => brand.cells.flatMap((cell) => attentionItem(brand, cell) ?? []));
  return found.toSorted((one, other) => SEVERITY_ORDER.indexOf(one.what) - SEVERITY_ORDER.indexOf(other.what));
}

const SEVERITY_ORDER: readonly AttentionItem['what'][] = ['missing', 'failing', 'killed', 'maintenance', 'draining'];

function attentionItem(brand: BoardBrand, cell: BoardCell): AttentionItem | undefined {
  const worst = cell.health
    .filter((health) => health.mounts >= MIN_MOUNTS && healthTone(health) === 'bad')
    .toSorted((one, other) => other.failureRate - one.failureRate)[0];
  const about = { brand, cell, failureRate: worst?.failureRate ?? 0 };
  if (cell.missing && cell.mode !== 'killed') return { ...about, what: 'missing' };
  if (worst && cell.mode !== 'killed') return { ...about, what: 'failing' };
  if (cell.mode === 'killed' || cell.mode === 'draining') return { ...about, what: cell.mode };
  return cell.maintenance ? { ...about, what: 'maintenance' } : undefined;
}
