import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './KeyValueList.module.css';

/** One line: what it is called, and what it is. @public */
export interface KeyValue {
  /** Tells the lines apart; the position is used unless told. */
  id?: string | undefined;
  /** What it is. */
  label: ReactNode;
  /** Its value. */
  value: ReactNode;
  /** Makes the line the sum of those above. */
  strong?: boolean | undefined;
}

/** Lines are drawn in the order given; give each an `id` where lines come and go. @public */
export interface KeyValueListProps {
  /** The lines, in order. */
  items: readonly KeyValue[];
  className?: string | undefined;
}

/** Labels and values, line by line: a review step, a receipt, the terms of a contract. @public */
export function KeyValueList({ items, className }: KeyValueListProps) {
  return (
    <dl className={classNames(styles['list'], className)}>
      {items.map((item, position) => (
        <div key={item.id ?? position} className={classNames(styles['line'], item.strong && styles['strong'])}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
