import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import { classNames } from '../class-names';
import styles from './Timeline.module.css';

/** One step and where it stands; `stateLabel` says in words what the mark shows. @public */
export interface TimelineStep {
  /** Tells the steps apart. */
  id: string;
  /** What happens in it. */
  title: ReactNode;
  /** When, or what to expect. */
  text?: ReactNode;
  /** Where things stand. */
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** The state in words for screen readers, such as “done”. */
  stateLabel: string;
}

/** Steps in the order in which they happen, those to come included. @public */
export interface TimelineProps {
  /** What goes through these steps. */
  label: string;
  /** The steps, first to last. */
  steps: readonly TimelineStep[];
  className?: string | undefined;
}

const marks: Partial<Record<TimelineStep['state'], IconName>> = { done: 'check', failed: 'x' };

/** Steps from first to last with the one that is under way: a withdrawal, a check of documents. @public */
export function Timeline({ label, steps, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames(styles['timeline'], className)}>
      {steps.map(({ id, title, text, state, stateLabel }) => (
        <li key={id} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles['mark']}>{marks[state] && <Icon name={marks[state]} size={14} />}</span>
          <div className={styles['words']}>
            <p className={styles['title']}>
              {title}
              <span className="pv-visually-hidden"> · {stateLabel}</span>
            </p>
            {text && <p className={styles['text']}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
