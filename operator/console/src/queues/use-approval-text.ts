import { useTexts } from '../messages';

interface ApprovalCount {
  approvals: readonly string[];
  needed: number;
}

/** How many have agreed of those who have to, and who: “1 of 2 · mira”. */
export function useApprovalText(): (line: ApprovalCount) => string {
  const t = useTexts();
  return ({ approvals, needed }) => {
    const counted = t('queue.agreed', { count: approvals.length, needed });
    return [counted, ...(approvals.length > 0 ? [approvals.join(', ')] : [])].join(' · ');
  };
}
