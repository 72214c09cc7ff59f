import type { ReactNode } from 'react';
import styles from './draft-bar.module.css';

/** What was changed and not saved yet, at the lower edge of the screen wherever one has scrolled to; `children` are what to do with it. */
export function DraftBar({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['bar']} role="status">
      <span>{text}</span>
      {children}
    </div>
  );
}
