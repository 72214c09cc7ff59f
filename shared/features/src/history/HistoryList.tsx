import { Link } from '@pavilion/host/router';
import { Badge, type BadgeProps, Button, Card } from '@pavilion/ui/core';
import { type ReactNode, useId } from 'react';
import styles from './history.module.css';

/** What moved money before, or asked for it. */
export interface HistoryItem {
  id: string;
  amount: string;
  /** By which way, or to whom. */
  label: string;
  /** How it stands, where it may still change. */
  status?: string;
  /** What the colour of `status` says; take it from `stateTones`. */
  tone?: BadgeProps['tone'];
  at: string;
  /** The moment in words. */
  timeText: string;
  /** Where it is shown in full. */
  to?: string;
}

/** `query` is an infinite query whose pages the caller has flattened into `lines`; all words come from the caller. */
export interface HistoryListProps {
  title: string;
  items: readonly HistoryItem[];
  /** How to get the next page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  moreLabel: string;
}

/** What somebody did with money before, newest first, under the form that does it again. Nothing while there is none. */
export function HistoryList({
  title,
  items,
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  moreLabel,
}: HistoryListProps) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby={heading} className={styles['card']}>
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['list']}>
        {items.map(({ id, to, ...line }) => (
          <li key={id}>
            {to === undefined ? (
              <div className={styles['line']}>{itemContent(line)}</div>
            ) : (
              <HistoryLink to={to}>{itemContent(line)}</HistoryLink>
            )}
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

function HistoryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles['line']}>
      {children}
    </Link>
  );
}

function itemContent({ amount, label, status, tone, at, timeText }: Omit<HistoryItem, 'id' | 'to'>) {
  return (
    <>
      <span className={styles['name']}>
        <strong>{amount}</strong>
        <span>{label}</span>
      </span>
      <span className={styles['status']}>
        {status !== undefined && <Badge tone={tone}>{status}</Badge>}
        <time dateTime={at}>{timeText}</time>
      </span>
    </>
  );
}
