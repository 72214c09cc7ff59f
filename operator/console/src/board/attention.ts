import type { Board, BoardBrand, BoardCell } from '@pavilion/api/operations';
import { healthTone } from '../charts/health-tone';

export interface Concern {
  brand: BoardBrand;
  cell: BoardCell;
  what: 'killed' | 'failing' | 'maintenance' | 'draining';
  failureRate: number;
}

/** Fewer mounts than this say nothing. */
const ENOUGH_MOUNTS = 5;

/** What an operator should look at first, the worst before. */
export function concernsOf({ brands }: Board): Concern[] {
  const found = brands.flatMap((brand) => brand.cells.flatMap((cell) => concernOf(brand, cell) ?? []));
  return found.toSorted((one, other) => WEIGHT.indexOf(one.what) - WEIGHT.indexOf(other.what));
}

const WEIGHT: readonly Concern['what'][] = ['failing', 'killed', 'maintenance', 'draining'];

function concernOf(brand: BoardBrand, cell: BoardCell): Concern | undefined {
  const worst = cell.health
    .filter((health) => health.mounts >= ENOUGH_MOUNTS && healthTone(health) === 'bad')
    .toSorted((one, other) => other.failureRate - one.failureRate)[0];
  const about = { brand, cell, failureRate: worst?.failureRate ?? 0 };
  if (worst && cell.mode !== 'killed') return { ...about, what: 'failing' };
  if (cell.mode === 'killed' || cell.mode === 'draining') return { ...about, what: cell.mode };
  return cell.maintenance ? { ...about, what: 'maintenance' } : undefined;
}
