import type { DepositLine } from '@pavilion/api/operations';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LineDrawer } from '../desk/LineDrawer';
import { useLine } from '../desk/use-queue';
import { type Deed, DepositDeeds } from './DepositDeeds';
import { DepositDialog } from './DepositDialog';
import { DepositFacts } from './DepositFacts';
import { depositsKey } from './use-deposits';

export interface DepositDrawerProps {
  brand: string;
  /** As it was when somebody opened it. */
  opened: DepositLine;
  onClose: () => void;
}

/** One deposit: everything that decides, and the decision. It follows the deposit into other queues. */
export function DepositDrawer({ brand, opened, onClose }: DepositDrawerProps) {
  const staff = useStaff();
  const [deed, setDeed] = useState<Deed>();
  const [refusal, setRefusal] = useState('');
  const { query, line } = useLine([...depositsKey(brand), opened.id], () => staff.deposits.one(brand, opened.id), opened);
  return (
    <>
      <LineDrawer line={line} query={query} refusal={refusal} onClose={onClose}>
        <DepositFacts brand={brand} line={line} />
        <DepositDeeds brand={brand} line={line} onDeed={setDeed} />
      </LineDrawer>
      {deed && (
        <DepositDialog
          {...{ brand, line, deed }}
          onBegin={() => setRefusal('')}
          onRefused={setRefusal}
          onClose={() => setDeed(undefined)}
        />
      )}
    </>
  );
}
