import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Dialog, Skeleton } from '@pavilion/ui';
import { useMovement } from '../../queries/statement';
import { MovementFacts } from './MovementFacts';

/** Everything about one movement, over the list it stands in. */
export function MovementDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={formatMessage({ id: 'details.title' })}
      closeLabel={formatMessage({ id: 'details.close' })}
    >
      {id !== undefined && <Loaded id={id} />}
    </Dialog>
  );
}

function Loaded({ id }: { id: string }) {
  const query = useMovement(id);
  if (query.data) return <MovementFacts details={query.data} />;
  return query.isPending ? <Skeleton shape="block" height="16rem" /> : <LoadFailure query={query} />;
}
