import { lazyPart } from '@pavilion/host/lazy';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { useNearViewport } from '../use-near-viewport';
import styles from './shelves.module.css';
import { TopShelf } from './TopShelf';

const parts = {
  // Near on every screen from the start: a file of its own would only be one more to ask for.
  top: tellingArrival(TopShelf),
  soon: lazyPart(() => import('./ComingSoon').then(({ ComingSoon }) => tellingArrival(ComingSoon))),
  fresh: lazyPart(() => import('./NewGames').then(({ NewGames }) => tellingArrival(NewGames))),
};

/**
 * A part of the lobby below the first screen: fetched and asked for when somebody comes near. Its place is kept until it is there: one that closed before
 * would draw up all that is below, and have it fetched too.
 */
export function Shelf({ of }: { of: keyof typeof parts }) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  const [placeIsKept, setPlaceIsKept] = useState(true);
  const release = () => setPlaceIsKept(false);
  const Part = parts[of];
  return (
    <div ref={place} className={placeIsKept ? styles[of] : undefined}>
      {near && <Part onArrival={release} onMissing={release} />}
    </div>
  );
}

function tellingArrival(Part: ComponentType) {
  return function Arriving({ onArrival }: { onArrival: () => void }) {
    // Before the browser paints, so that nothing below moves twice.
    useLayoutEffect(onArrival, [onArrival]);
    return <Part />;
  };
}
