import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Badge.module.css';

/** `tone` says the meaning; `hot`, `new` and `jackpot` are the marks of games. @public */
export interface BadgeProps {
  /** One or two words, or a number. */
  children: ReactNode;
  /** Colour by meaning; `neutral` unless told. `hot`, `new` and `jackpot` are for games. */
  tone?: 'neutral' | 'accent' | 'positive' | 'negative' | 'info' | 'hot' | 'new' | 'jackpot' | undefined;
  className?: string | undefined;
}

/** A small label that says a state. @public */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return <span className={classNames(styles['badge'], styles[tone], className)}>{children}</span>;
}
