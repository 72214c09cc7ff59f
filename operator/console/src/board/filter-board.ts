import type { Board, BoardBrand } from '@pavilion/api/staff';
import { remotesOf } from './board-query';

export interface FilteredBoard {
  brands: BoardBrand[];
  remotes: { remote: string; owner: string }[];
}

/** The part of the board that a typed word is about: remotes and owners it occurs in, else brands. */
export function filterBoard(board: Board, word: string): FilteredBoard {
  const wanted = word.trim().toLocaleLowerCase();
  const holds = (...texts: string[]) => texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  const all = remotesOf(board).map((remote) => ({
    remote,
    owner: board.remotes.find((each) => each.remote === remote)?.owner ?? '',
  }));
  const remotes = all.filter(({ remote, owner }) => holds(remote, owner));
  const brands = board.brands.filter(({ brand, name, hosts }) => holds(brand, name, ...hosts));
  if (remotes.length && brands.length) return { brands, remotes };
  return { brands: brands.length ? brands : remotes.length ? board.brands : [], remotes: remotes.length ? remotes : all };
}
