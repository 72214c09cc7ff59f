import { useTexts } from '../messages';
import styles from './mark.module.css';

/** The console's own mark: the roof of the pavilion over three levers, each set differently. */
export function ConsoleMark() {
  const t = useTexts();
  return (
    <span className={styles['mark']}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" className={styles['markBack']} />
        <path d="M16 5 27 12H5Z" className={styles['roof']} />
        <path d="M9 15v12M16 15v12M23 15v12" className={styles['rails']} />
        <path d="M6.5 23h5M13.5 18h5M20.5 21h5" className={styles['levers']} />
      </svg>
      <span className={styles['markName']}>
        Pavilion <small>{t('nav.label')}</small>
      </span>
    </span>
  );
}
