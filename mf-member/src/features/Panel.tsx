import { Card } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import styles from './features.module.css';

/** One subject of a page, under its own heading. */
export function Panel({ title, text, aside, children }: { title: string; text?: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles['head']}>
        <div>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
