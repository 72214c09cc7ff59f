import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { ErrorState } from '@pavilion/ui';

interface Failed {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that something could not be read, that nothing is lost by it, and lets it be read again. */
export function LoadFailure({ query: { error, isFetching, refetch } }: { query: Failed }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState
      title={formatMessage({ id: 'load.failed' })}
      text={error instanceof CallError ? error.message : formatMessage({ id: 'load.failed.text' })}
      onRetry={() => void refetch()}
      retryLabel={formatMessage({ id: 'load.again' })}
      busy={isFetching}
    />
  );
}
