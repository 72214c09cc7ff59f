import type { CountingTerms } from '@pavilion/api/staff';
import { useTexts } from '../../messages';

/** Between how much and how much of a round counts. */
export function CountingSummary({ terms: { contribution } }: { terms: CountingTerms }) {
  const t = useTexts();
  const shares = Object.values(contribution.categories);
  return t('promotions.counting.shares', { least: Math.min(...shares), most: Math.max(...shares) });
}
