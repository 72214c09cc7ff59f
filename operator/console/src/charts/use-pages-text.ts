import type { BoardBrand } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';

/** How many open pages have the present manifest, and how soon they had it. */
export function usePagesText(): (pages: BoardBrand['pages']) => string {
  const t = useTexts();
  const { formatNumber } = useIntl();
  return ({ open, current, acknowledged }) => {
    if (open === 0) return t('pages.none');
    const figures = t('pages.figures', { open, current });
    return acknowledged
      ? `${figures} · ${t('pages.within', { seconds: formatNumber(acknowledged.p95 / 1000, { maximumFractionDigits: 2 }) })}`
      : figures;
  };
}
