import { lazyPart } from '@pavilion/host/lazy';
import { useNearViewport } from '../use-near-viewport';
import styles from './shelves.module.css';

const parts = {
  top: lazyPart(() => import('./TopShelf').then(({ TopShelf }) => TopShelf)),
  soon: lazyPart(() => import('./ComingSoon').then(({ ComingSoon }) => ComingSoon)),
  fresh: lazyPart(() => import('./NewGames').then(({ NewGames }) => NewGames)),
};

/** A part of the lobby below the first screen: fetched and asked for when somebody comes near, in a place kept for it. */
export function Shelf({ of }: { of: keyof typeof parts }) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  const Part = parts[of];
  return (
    <div ref={place} className={near ? undefined : styles[of]}>
      {near && <Part />}
    </div>
  );
}
