import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Dialog, Skeleton } from '@pavilion/ui';
import { useTransaction } from '../../queries/statement';
import { TransactionFacts } from './TransactionFacts';

/** Everything about one movement, over the list it stands in. */
export function TransactionDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={formatMessage({ id: 'details.title' })}
      closeLabel={formatMessage({ id: 'details.close' })}
    >
      {id !== undefined && <TransactionLoader id={id} />}
    </Dialog>
  );
}

function TransactionLoader({ id }: { id: string }) {
  const query = useTransaction(id);
  if (query.data) return <TransactionFacts details={query.data} />;
  return query.isPending ? <Skeleton shape="block" height="16rem" /> : <LoadFailure query={query} />;
}
