import styles from './frame.module.css';

/** The roof of a pavilion over its four posts. */
export function ConsoleMark() {
  return (
    <span className={styles['mark']}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
        <path d="M12 2 22 9H2Z" className={styles['roof']} />
        <path d="M4 11v10M9.3 11v10M14.7 11v10M20 11v10M2 22h20" className={styles['posts']} />
      </svg>
      Pavilion
    </span>
  );
}
