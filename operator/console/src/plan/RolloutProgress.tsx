import { usePagesText } from '../charts/use-pages-text';
import { brandOf, useBoard } from '../board/board-query';

/** How many open pages have the change. */
export function RolloutProgress({ brand }: { brand: string }) {
  const pagesText = usePagesText();
  const { data: board } = useBoard();
  const pages = brandOf(board, brand)?.pages;
  return pages ? pagesText(pages) : null;
}
