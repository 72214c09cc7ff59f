import type { ReactNode } from 'react';
import styles from './charts.module.css';

export interface RingProps {
  /** 0 to 1. */
  share: number;
  /** What it shows, in words. */
  label: string;
  size?: number | undefined;
  tone?: 'positive' | 'accent' | 'muted' | undefined;
  /** In the middle. */
  children?: ReactNode;
}

/** A share as an arc. */
export function Ring({ share, label, size = 32, tone = 'positive', children }: RingProps) {
  const length = Math.max(0, Math.min(1, share)) * 100;
  return (
    <span className={styles['ring']} style={{ inlineSize: size, blockSize: size }} role="img" aria-label={label} data-tone={tone}>
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r="15" className={styles['ringTrack']} />
        <circle cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${length} 100`} className={styles['ringArc']} />
      </svg>
      {children && <span aria-hidden="true">{children}</span>}
    </span>
  );
}
