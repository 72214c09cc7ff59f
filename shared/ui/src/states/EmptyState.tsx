import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './state.module.css';

/** Only the title is needed; `action` is the next step. @public */
export interface EmptyStateProps {
  /** A drawing that belongs to the thing that is missing. */
  icon?: IconName | undefined;
  /** What will be here. */
  title: ReactNode;
  /** What the thing is for. */
  text?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Says what a place is for while nothing is in it, and offers the next step. @public */
export function EmptyState({ icon = 'package', title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles['state'], className)}>
      <span className={styles['icon']}>
        <Icon name={icon} size={28} />
      </span>
      <div className={styles['title']}>{title}</div>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
