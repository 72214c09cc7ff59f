import type { ReactNode } from 'react';
import { ConsoleMark } from '../frame/ConsoleMark';
import { PreferenceMenus } from '../frame/PreferenceMenus';
import { usePageTitle } from '../frame/use-page-title';
import styles from './session.module.css';

/** The page of somebody who is not in yet. */
export function WelcomeFrame({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <ConsoleMark />
        <PreferenceMenus />
      </header>
      <main className={styles['panel']}>
        <h1 className={styles['title']}>{title}</h1>
        {text && <p className={styles['text']}>{text}</p>}
        {children}
      </main>
    </div>
  );
}
