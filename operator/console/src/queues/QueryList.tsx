import { EmptyState, type IconName } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../frame/LoadFailure';

export interface QueryListProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The lines are loading. */
  loading: boolean;
  count: number;
  /** What is said while there are none. */
  empty: { icon: IconName; title: string; text?: string };
  /** The table with what stands in its place while there are none; it draws itself while they load. */
  children: (empty: ReactNode) => ReactNode;
}

/** A list, or why there is none. What was read stays in view when reading again fails. */
export function QueryList({ query: { error, isFetching, refetch }, loading, count, empty, children }: QueryListProps) {
  if (error && count === 0) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return children(loading ? undefined : <EmptyState {...empty} />);
}
