import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Card.module.css';

/** Takes every attribute of a `<section>`; the title is an `<h3>`. @public */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode;
  /** Something at the end of the heading's line. */
  aside?: ReactNode;
  /** `none` where the content goes to the edges, such as a table. */
  padding?: 'normal' | 'none' | undefined;
  /** `accent` for the one card that matters most on a page. */
  tone?: 'plain' | 'accent' | undefined;
}

/** A surface that groups what belongs together. @public */
export function Card({ title, aside, padding = 'normal', tone = 'plain', children, className, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(styles['card'], styles[tone], padding === 'none' && styles['flush'], className)}>
      {(title || aside) && (
        <div className={styles['head']}>
          {title && <h3 className={styles['title']}>{title}</h3>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
