import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title';
import styles from './page-head.module.css';

/** A page's name, what it is for, and its actions; also the name of the browser's tab. */
export function PageHead({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles['pageHead']}>
      <div>
        <h1 className={styles['pageTitle']} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={styles['pageText']}>{text}</p>}
      </div>
      {children && <div className={styles['pageActions']}>{children}</div>}
    </div>
  );
}
