/** A page number, or a gap where pages are left out. @public */
export type PagerItem = number | 'gap';

const MARGIN = 2;
const RANGE = 5;

/** Which page numbers stand in a pager: two at each end, five around the present one, gaps between. Pages count from 1. @public */
export function pagerItems(page: number, pages: number): PagerItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(RANGE / 2), pages - RANGE + 1));
  const shown = (number: number) => number <= MARGIN || number > pages - MARGIN || (number >= first && number < first + RANGE);
  const items: PagerItem[] = [];
  for (let number = 1; number <= pages; number += 1) {
    if (shown(number)) items.push(number);
    else if (shown(number - 1) && shown(number + 1)) items.push(number);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
