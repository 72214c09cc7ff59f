import type { Board, BoardBrand, BoardCell, RetiredBrand } from '@pavilion/api/staff';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const BOARD_KEY = ['board'];
const LIVE_REFETCH_INTERVAL_MS = 60_000;
const FALLBACK_REFETCH_INTERVAL_MS = 5_000;

/** Every brand and remote as they are now. `live` says that the stream announces changes, so that polling is only for safety. */
export function useBoard(live = true) {
  const staff = useStaff();
  return useQuery({
    queryKey: BOARD_KEY,
    queryFn: staff.board,
    refetchInterval: live ? LIVE_REFETCH_INTERVAL_MS : FALLBACK_REFETCH_INTERVAL_MS,
  });
}

/** A retired one, too: its pages can be read as before. */
export function brandOf(board: Board | undefined, brand: string): BoardBrand | undefined {
  return board?.brands.find((each) => each.brand === brand) ?? retiredOf(board, brand);
}

export function retiredOf(board: Board | undefined, brand: string): RetiredBrand | undefined {
  return board?.retired.find((each) => each.brand === brand);
}

export function cellOf(brand: BoardBrand | undefined, remote: string): BoardCell | undefined {
  return brand?.cells.find((cell) => cell.remote === remote);
}

/** Names of all remotes that are published or wanted by a brand, in the order of the alphabet. */
export function remotesOf({ remotes, brands }: Board): string[] {
  const names = new Set([
    ...remotes.map(({ remote }) => remote),
    ...brands.flatMap(({ cells }) => cells.map(({ remote }) => remote)),
  ]);
  return [...names].toSorted();
}
