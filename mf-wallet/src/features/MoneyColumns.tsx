import type { ReactNode } from 'react';
import styles from './money-screen.module.css';

/** A form about money, and beside it, below it where there is no room, what helps to fill it in. */
export function MoneyColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles['room']}>
      <div className={styles['columns']}>
        <div className={styles['main']}>{children}</div>
        <div className={styles['aside']}>{aside}</div>
      </div>
    </div>
  );
}
