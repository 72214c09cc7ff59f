import { useEffect, useState } from 'react';
import type { Drawn } from './drawn';
import type { LateIconName } from './late-names';

type Drawings = Readonly<Record<LateIconName, Drawn>>;

let known: Drawings | undefined;
let coming: Promise<Drawings> | undefined;

/** A drawing of the second kind, as soon as they are there. When they do not come, the next icon asks again. */
export function useLateDrawing(name: LateIconName): Drawn | undefined {
  const [drawings, setDrawings] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let left = false;
    fetchDrawings().then(
      (loaded) => left || setDrawings(loaded),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (drawings ?? known)?.[name];
}

function fetchDrawings(): Promise<Drawings> {
  coming ??= import(/* webpackChunkName: "icons" */ './late-drawings').then(
    ({ lateDrawings }) => (known = lateDrawings),
    (problem: unknown) => {
      coming = undefined;
      throw problem;
    },
  );
  return coming;
}
