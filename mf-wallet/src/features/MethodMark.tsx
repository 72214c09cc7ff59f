import { useState } from 'react';
import styles from './money-screen.module.css';

const SIDE = 44;

/** A way to pay as it is recognised: its mark, or its letters where the mark does not come. The name stands beside it. */
export function MethodMark({ method }: { method: { mark: string; picture?: string | undefined } | undefined }) {
  const [failed, setFailed] = useState(false);
  if (method?.picture && !failed)
    return (
      <img className={styles['mark']} src={method.picture} alt="" width={SIDE} height={SIDE} onError={() => setFailed(true)} />
    );
  return (
    <span className={styles['mark']} aria-hidden="true">
      {method?.mark}
    </span>
  );
}
