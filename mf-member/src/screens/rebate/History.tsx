import type { RebateClaim } from '@pavilion/api/rebates';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Pager } from '@pavilion/ui';
import { useState } from 'react';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useRebateHistory } from '../../queries/rebates';
import styles from './rebate.module.css';
import { useRebateTexts } from './use-rebate-texts';

/** What was claimed before, newest first; nothing before the first claim. */
export function History() {
  const { formatMessage, formatNumber } = useIntl();
  const [page, setPage] = useState(1);
  const query = useRebateHistory(page);
  const { data } = query;
  if (query.isError && !data) return <LoadFailure query={query} />;
  if (!data || data.list.length === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'rebate.history' })}>
      <ol className={styles['claims']}>
        {data.list.map((claim) => (
          <Claim key={claim.id} claim={claim} />
        ))}
      </ol>
      <Pager
        label={formatMessage({ id: 'rebate.history.pages' })}
        page={page}
        pages={data.totalPages}
        onPage={setPage}
        previousLabel={formatMessage({ id: 'rebate.page.previous' })}
        nextLabel={formatMessage({ id: 'rebate.page.next' })}
        pageLabel={(each) => formatMessage({ id: 'rebate.page.one' }, { page: formatNumber(each) })}
        formatPage={(each) => formatNumber(each)}
      />
    </Panel>
  );
}

function Claim({ claim: { at, sum, short, days } }: { claim: RebateClaim }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const moment = useFormatDateTime();
  const texts = useRebateTexts();
  const claimed = days.filter(({ amount }) => BigInt(amount) > 0n);
  return (
    <li className={styles['claimed']}>
      <div>
        <time dateTime={at}>{moment(at)}</time>
        <p className={styles['quiet']}>
          {claimed.map(({ day, amount }) => `${texts.day(day)}: ${money(amount)}`).join(' · ')}
          {short !== '0' && ` · ${formatMessage({ id: 'rebate.history.short' }, { short: money(short) })}`}
        </p>
      </div>
      <strong className={styles['sum']}>{money(sum)}</strong>
    </li>
  );
}
