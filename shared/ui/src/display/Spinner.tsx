import { classNames } from '../class-names';
import styles from './Spinner.module.css';

/** A small turning ring for the inside of a button; a page that waits shows skeletons instead. @public */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles['spinner'], className)}
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
