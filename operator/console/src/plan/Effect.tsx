import { brandOf, useBoard } from '../board/board-query';
import { useTexts } from '../messages';

/** How many open pages have the change by now. */
export function Effect({ brand }: { brand: string }) {
  const t = useTexts();
  const { data: board } = useBoard();
  const pages = brandOf(board, brand)?.pages;
  return pages?.open ? t('outcome.effect', { ...pages }) : t('pages.none');
}
