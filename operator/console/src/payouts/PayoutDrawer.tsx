import type { WithdrawalLine } from '@pavilion/api/operations';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LineDrawer } from '../desk/LineDrawer';
import { useLine } from '../desk/use-queue';
import { type Deed, PayoutDeeds } from './PayoutDeeds';
import { PayoutDialog } from './PayoutDialog';
import { PayoutFacts } from './PayoutFacts';
import { payoutsKey } from './use-payouts';

export interface PayoutDrawerProps {
  brand: string;
  /** As it was when somebody opened it. */
  opened: WithdrawalLine;
  onClose: () => void;
}

/** One withdrawal: everything that decides, and the decision. It follows the withdrawal into other queues. */
export function PayoutDrawer({ brand, opened, onClose }: PayoutDrawerProps) {
  const staff = useStaff();
  const [deed, setDeed] = useState<Deed>();
  const [refusal, setRefusal] = useState('');
  const { query, line } = useLine([...payoutsKey(brand), opened.id], () => staff.withdrawals.one(brand, opened.id), opened);
  return (
    <>
      <LineDrawer line={line} query={query} refusal={refusal} onClose={onClose}>
        <PayoutFacts brand={brand} line={line} />
        <PayoutDeeds brand={brand} line={line} onDeed={setDeed} />
      </LineDrawer>
      {deed && (
        <PayoutDialog
          {...{ brand, line, deed }}
          onBegin={() => setRefusal('')}
          onRefused={setRefusal}
          onClose={() => setDeed(undefined)}
        />
      )}
    </>
  );
}
