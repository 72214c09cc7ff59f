import { Skeleton } from '@pavilion/ui';
import styles from './features.module.css';

/** The cards of a page in the heights that they will have, while they are waited for. */
export function Waiting({ heights }: { heights: readonly string[] }) {
  return (
    <div className={styles['waiting']} aria-busy="true">
      {heights.map((height, nth) => (
        <Skeleton key={nth} shape="block" height={height} />
      ))}
    </div>
  );
}
