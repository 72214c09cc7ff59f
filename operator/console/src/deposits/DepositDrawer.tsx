import type { DepositLine } from '@pavilion/api/staff';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { QueueItemDrawer } from '../queues/QueueItemDrawer';
import { useQueueItem } from '../queues/use-queue';
import { type DepositAction, DepositActions } from './DepositActions';
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
  const [action, setAction] = useState<DepositAction>();
  const [refusal, setRefusal] = useState('');
  const { query, line } = useQueueItem([...depositsKey(brand), opened.id], () => staff.deposits.one(brand, opened.id), opened);
  return (
    <>
      <QueueItemDrawer line={line} query={query} refusal={refusal} onClose={onClose}>
        <DepositFacts brand={brand} line={line} />
        <DepositActions brand={brand} line={line} onAction={setAction} />
      </QueueItemDrawer>
      {action && (
        <DepositDialog
          {...{ brand, line, action }}
          onStart={() => setRefusal('')}
          onRefused={setRefusal}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
