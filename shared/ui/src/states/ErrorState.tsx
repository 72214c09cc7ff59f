import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './state.module.css';

/** `code` is shown small, for whoever asks support; without `onRetry` there is no button. @public */
export interface ErrorStateProps {
  /** What happened, in plain words. */
  title: ReactNode;
  /** What was not lost, and what to do. */
  text?: ReactNode;
  /** A code that support can look up. */
  code?: string | undefined;
  /** Called by the retry button; without it there is none. */
  onRetry?: (() => void) | undefined;
  /** The retry button's word; needed with `onRetry`. */
  retryLabel?: ReactNode;
  /** While a retry runs. */
  busy?: boolean | undefined;
  /** Another way out beside the retry. */
  action?: ReactNode;
  /** A drawing; a warning sign unless told. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

/** Says what happened, what was not lost and what to do, with a retry. Announced when it appears. @public */
export function ErrorState({ title, text, code, onRetry, retryLabel, busy, action, icon = 'alert', className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(styles['state'], styles['error'], className)}>
      <span className={styles['icon']}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {(onRetry || action) && (
        <div className={styles['action']}>
          {onRetry && (
            <Button icon="refresh" busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {code && <code className={styles['code']}>{code}</code>}
    </div>
  );
}
