import type { DepositLine } from '@pavilion/api/operations';
import { Deeds } from '../desk/Deeds';
import { useTexts } from '../messages';

export type Deed = 'approve' | 'reject' | 'giveBack';

export interface DepositDeedsProps {
  brand: string;
  line: DepositLine;
  onDeed: (deed: Deed) => void;
}

const looks = { approve: 'primary', reject: 'danger', giveBack: 'secondary' } as const;

/** What can be decided about a deposit as it stands. */
export function DepositDeeds({ brand, line, onDeed }: DepositDeedsProps) {
  const t = useTexts();
  const deeds = deedsOf(line).map((deed) => ({ deed, label: t(`deposits.${deed}`), variant: looks[deed] }));
  return <Deeds brand={brand} approvals={line.approvals} deeds={deeds} onDeed={onDeed} />;
}

function deedsOf({ state, concern }: DepositLine): readonly Deed[] {
  if (state !== 'review') return [];
  return ['approve', concern === 'slip' ? 'reject' : 'giveBack'];
}
