import { Link } from '@pavilion/host/router';
import { Button, Card } from '@pavilion/ui';
import { type ReactNode, useId } from 'react';
import styles from './earlier.module.css';

/** What moved money before, or asked for it. */
export interface EarlierLine {
  id: string;
  amount: string;
  /** By which way, or to whom. */
  what: string;
  /** How it stands, where it may still change. */
  stands?: string;
  at: string;
  /** The moment in words. */
  when: string;
  /** Where it is shown in full. */
  to?: string;
}

/** `query` is an infinite query whose pages the caller has flattened into `lines`; all words come from the caller. */
export interface EarlierListProps {
  title: string;
  lines: readonly EarlierLine[];
  /** How to get the next page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  moreLabel: string;
}

/** What somebody did with money before, newest first, under the form that does it again. Nothing while there is none. */
export function EarlierList({
  title,
  lines,
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  moreLabel,
}: EarlierListProps) {
  const heading = useId();
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['list']}>
        {lines.map(({ id, to, ...line }) => (
          <li key={id}>
            {to === undefined ? <div className={styles['line']}>{sides(line)}</div> : <WayTo to={to}>{sides(line)}</WayTo>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {moreLabel}
        </Button>
      )}
    </Card>
  );
}

function WayTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['line']}>
      {children}
    </Link>
  );
}

function sides({ amount, what, stands, at, when }: Omit<EarlierLine, 'id' | 'to'>) {
  return (
    <>
      <span className={styles['what']}>
        <strong>{amount}</strong>
        <span>{what}</span>
      </span>
      <span className={styles['stands']}>
        {stands !== undefined && <span>{stands}</span>}
        <time dateTime={at}>{when}</time>
      </span>
    </>
  );
}
