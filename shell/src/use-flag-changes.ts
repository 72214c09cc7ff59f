import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Has what signing in and registering ask of the gateway read again when operators switch a flag: the answers depend on them. */
export function useFlagChanges(flags: Readonly<Record<string, boolean>>): void {
  const queries = useQueryClient();
  const now = JSON.stringify(flags);
  const known = useRef(now);
  useEffect(() => {
    if (known.current === now) return;
    known.current = now;
    void queries.invalidateQueries({ queryKey: ['session'] });
  }, [queries, now]);
}
