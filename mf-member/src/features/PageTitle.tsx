import styles from './features.module.css';

/** What the page is about. */
export function PageTitle({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header className={styles['page-title']}>
      <h1>{title}</h1>
      {text && <p className={styles['text']}>{text}</p>}
    </header>
  );
}
