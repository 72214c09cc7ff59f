import type { WithdrawalLine } from '@pavilion/api/operations';
import { useTexts } from '../messages';

/** How many have agreed of those who have to, and who: “1 of 2 · mira”. */
export function useApprovals(): (line: Pick<WithdrawalLine, 'approvals' | 'needed'>) => string {
  const t = useTexts();
  return ({ approvals, needed }) => {
    const counted = t('payouts.agreed', { count: approvals.length, needed });
    return [counted, ...(approvals.length > 0 ? [approvals.join(', ')] : [])].join(' · ');
  };
}
