import type { ClaimableLine } from '@pavilion/api/rewards';
import type { PageId } from '@pavilion/contract';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { buttonClass } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import styles from './rewards.module.css';

/** What can be claimed on other pages, each with the way there. */
export function ClaimableList({ lines }: { lines: readonly ClaimableLine[] }) {
  const { formatMessage } = useIntl();
  return (
    <Panel tone="accent" title={formatMessage({ id: 'rewards.claimable' })} text={formatMessage({ id: 'rewards.claimable.text' })}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.code}`} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line: { kind, name, amount, rounds, page, until } }: { line: ClaimableLine }) {
  const { formatMessage, formatDate } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const source = formatMessage({ id: `rewards.kind.${kind}` });
  // The day is the brand's: it is read as it is, in no other clock.
  const day = until && formatDate(until, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const address = useLinks().to(page as PageId);
  return (
    <li className={styles['line']}>
      <span className={styles['what']}>
        {name[locale]}
        <small>{day ? formatMessage({ id: 'rewards.kindUntil' }, { kind: source, day }) : source}</small>
      </span>
      <strong className={styles['sum']}>
        {rounds === undefined ? money(amount) : formatMessage({ id: 'rewards.rounds' }, { rounds, stake: money(amount) })}
      </strong>
      {address && (
        <Link
          to={address}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={formatMessage({ id: 'rewards.view.one' }, { name: name[locale] })}
        >
          {formatMessage({ id: 'rewards.view' })}
        </Link>
      )}
    </li>
  );
}
