import type { ReactNode } from 'react';
import { Brand } from '../frame/Brand';
import { LanguageMenu } from '../frame/LanguageMenu';
import styles from './states.module.css';

/** A page in place of the whole site: whose it is, in a language to choose, and what there is to say. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles['standalone']}>
      <header className={styles['header']}>
        <Brand />
        <div className={styles['language']}>
          <LanguageMenu />
        </div>
      </header>
      <main id="content" className={styles['message']}>
        {children}
      </main>
    </div>
  );
}
