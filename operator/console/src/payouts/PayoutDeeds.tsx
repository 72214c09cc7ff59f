import type { WithdrawalLine } from '@pavilion/api/operations';
import { Deeds } from '../desk/Deeds';
import { useTexts } from '../messages';

export type Deed = 'approve' | 'reject' | 'forced' | 'returned';

export interface PayoutDeedsProps {
  brand: string;
  line: WithdrawalLine;
  onDeed: (deed: Deed) => void;
}

const looks = { approve: 'primary', reject: 'danger', forced: 'secondary', returned: 'primary' } as const;

/** What can be decided about a withdrawal as it stands. */
export function PayoutDeeds({ brand, line, onDeed }: PayoutDeedsProps) {
  const t = useTexts();
  const deeds = deedsOf(line).map((deed) => ({ deed, label: t(`payouts.${deed}`), variant: looks[deed] }));
  return <Deeds brand={brand} approvals={line.approvals} deeds={deeds} onDeed={onDeed} />;
}

function deedsOf({ state, confirmation }: WithdrawalLine): readonly Deed[] {
  if (state === 'review') return ['approve', 'reject'];
  return confirmation === 'disputed' ? ['returned', 'forced'] : [];
}
