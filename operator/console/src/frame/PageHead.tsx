import { type ReactNode, useEffect } from 'react';
import styles from './frame.module.css';

/** A page's name, what it is for, and its actions; also the name of the browser's tab. */
export function PageHead({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Pavilion`;
  }, [title]);
  return (
    <div className={styles['pageHead']}>
      <div>
        <h1 className={styles['pageTitle']}>{title}</h1>
        {text && <p className={styles['pageText']}>{text}</p>}
      </div>
      {children && <div className={styles['pageActions']}>{children}</div>}
    </div>
  );
}
