import { Card } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import styles from './features.module.css';

interface PanelProps {
  title: string;
  text?: string;
  aside?: ReactNode;
  /** `accent` for what waits for the member. */
  tone?: 'plain' | 'accent';
  children: ReactNode;
}

/** One subject of a page, under its own heading. */
export function Panel({ title, text, aside, tone = 'plain', children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} tone={tone}>
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
