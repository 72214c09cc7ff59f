import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters that stand in the address, so that it can be kept and handed on; empty where nothing is chosen. What else is in the
 * address stays. `names` is always the same list.
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
): [Readonly<Record<Name, string>>, (filter: Readonly<Partial<Record<Name, string>>>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>,
    [params, names],
  );
  const change = (wanted: Readonly<Partial<Record<Name, string>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = wanted[name];
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return [filter, change];
}
