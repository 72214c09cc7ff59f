import { EmptyState, type IconName } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../frame/LoadFailure';

export interface ListedProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The lines are on their way. */
  waiting: boolean;
  count: number;
  /** What is said while there are none. */
  none: { icon: IconName; title: string; text?: string };
  /** The table; it draws itself while the lines are on their way. */
  children: ReactNode;
}

/** A list, or why there is none. What was read stays in view while it cannot be read anew. */
export function Listed({ query: { error, isFetching, refetch }, waiting, count, none, children }: ListedProps) {
  if (count > 0) return children;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  return waiting ? children : <EmptyState {...none} />;
}
