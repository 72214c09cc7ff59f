import type { WithdrawalLine } from '@pavilion/api/staff';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { QueueItemDrawer } from '../queues/QueueItemDrawer';
import { useQueueItem } from '../queues/use-queue';
import { type WithdrawalAction, WithdrawalActions } from './WithdrawalActions';
import { WithdrawalDialog } from './WithdrawalDialog';
import { WithdrawalFacts } from './WithdrawalFacts';
import { withdrawalsKey } from './use-withdrawals';

export interface WithdrawalDrawerProps {
  brand: string;
  /** As it was when somebody opened it. */
  opened: WithdrawalLine;
  onClose: () => void;
}

/** One withdrawal: everything that decides, and the decision. It follows the withdrawal into other queues. */
export function WithdrawalDrawer({ brand, opened, onClose }: WithdrawalDrawerProps) {
  const staff = useStaff();
  const [action, setAction] = useState<WithdrawalAction>();
  const [refusal, setRefusal] = useState('');
  const { query, line } = useQueueItem(
    [...withdrawalsKey(brand), opened.id],
    () => staff.withdrawals.one(brand, opened.id),
    opened,
  );
  return (
    <>
      <QueueItemDrawer line={line} query={query} refusal={refusal} onClose={onClose}>
        <WithdrawalFacts brand={brand} line={line} />
        <WithdrawalActions brand={brand} line={line} onAction={setAction} />
      </QueueItemDrawer>
      {action && (
        <WithdrawalDialog
          {...{ brand, line, action }}
          onStart={() => setRefusal('')}
          onRefused={setRefusal}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
