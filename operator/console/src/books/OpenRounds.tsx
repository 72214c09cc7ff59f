import type { LiabilityValue } from '@pavilion/api/staff';
import { FormattedDate, useIntl } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import styles from './books.module.css';

/** Whose rounds are not closed: which are waited for, and which lapsed. Nothing while there are none. */
export function OpenRounds({ figures: { currency, rounds } }: { figures: LiabilityValue['currencies'][number] }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const amountOf = useFormatAmount();
  if (rounds.vendors.length === 0) return null;
  return (
    <details className={styles['rounds']}>
      <summary>{t('books.roundsByVendor')}</summary>
      <p className={queueStyles['quiet']}>{t('books.roundsText')}</p>
      <ListTable
        name="open-rounds"
        source="rows"
        caption={t('books.roundsByVendor')}
        rows={rounds.vendors}
        rowKey={({ vendor }) => vendor}
        columns={[
          { id: 'vendor', header: t('books.provider'), lead: true, sort: ({ vendor }) => vendor, cell: ({ vendor }) => vendor },
          {
            id: 'open',
            header: t('books.open'),
            align: 'end',
            sort: ({ count }) => count,
            cell: ({ count }) => formatNumber(count),
          },
          {
            id: 'staked',
            header: t('books.staked'),
            align: 'end',
            sort: ({ staked }) => BigInt(staked),
            cell: ({ staked }) => amountOf(staked, currency),
          },
          {
            id: 'oldest',
            header: t('books.oldest'),
            sort: ({ oldest }) => oldest && new Date(oldest),
            cell: ({ oldest }) => (oldest ? <FormattedDate value={oldest} dateStyle="medium" /> : '–'),
          },
          {
            id: 'lapsed',
            header: t('books.lapsedCount'),
            align: 'end',
            sort: ({ lapsed }) => lapsed,
            cell: ({ lapsed }) => formatNumber(lapsed),
          },
        ]}
      />
    </details>
  );
}
