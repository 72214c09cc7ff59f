import type { BoardBrand } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { Ring } from './Ring';

/** How many of a brand's open pages have acknowledged its present manifest. `bare` leaves the figures out. */
export function PagesRing({ pages, size = 36, bare = false }: { pages: BoardBrand['pages']; size?: number; bare?: boolean }) {
  const t = useTexts();
  const { open, current } = pages;
  const label = open ? t('pages.share', { current, open }) : t('pages.none');
  const whole = current >= open;
  return (
    <Ring share={open ? current / open : 0} label={label} size={size} tone={open === 0 ? 'muted' : whole ? 'positive' : 'accent'}>
      {!bare && open > 0 && `${Math.round((current / open) * 100)}`}
    </Ring>
  );
}
