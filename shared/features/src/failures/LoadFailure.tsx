import { CallError } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { ErrorState } from '@pavilion/ui/core';
import { texts } from './texts';

/** `query` is the one that failed: it is asked again by its own `refetch`. */
export interface LoadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded, where the page has a better word for it than “this”. */
  title?: string;
  /** What was not lost, said when the server gave no reason. */
  text?: string;
}

/** Says that something could not be read, why, and lets it be read again. */
export function LoadFailure({ query: { error, isFetching, refetch }, title, text }: LoadFailureProps) {
  const { notLoaded, nothingChanged, again } = texts[useLocale()];
  const isAway = error instanceof CallError && error.code === 'network.abnormal';
  return (
    <ErrorState
      icon={isAway ? 'offline' : 'alert'}
      title={title ?? notLoaded}
      text={error instanceof CallError ? error.message : (text ?? nothingChanged)}
      onRetry={() => void refetch()}
      retryLabel={again}
      busy={isFetching}
    />
  );
}
