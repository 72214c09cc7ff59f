import { useEffect, useState } from 'react';
import type { IconDrawing } from './icon-drawing';
import type { LazyIconName } from './lazy-icon-names';

type LazyIcons = Readonly<Record<LazyIconName, IconDrawing>>;

let cached: LazyIcons | undefined;
let pending: Promise<LazyIcons> | undefined;

/** A drawing of the second kind, as soon as they are there. When they do not come, the next icon asks again. */
export function useLazyIcon(name: LazyIconName): IconDrawing | undefined {
  const [drawings, setDrawings] = useState(cached);
  useEffect(() => {
    if (cached) return undefined;
    let left = false;
    loadLazyIcons().then(
      (loaded) => left || setDrawings(loaded),
      // A place without its icon stays usable.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (drawings ?? cached)?.[name];
}

function loadLazyIcons(): Promise<LazyIcons> {
  pending ??= import(/* webpackChunkName: "icons" */ './lazy-icons').then(
    ({ lazyIcons }) => (cached = lazyIcons),
    (problem: unknown) => {
      pending = undefined;
      throw problem;
    },
  );
  return pending;
}
