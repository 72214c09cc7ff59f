import type { DepositProviderLine } from '@pavilion/api/staff';
import { FormattedNumber } from 'react-intl';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import styles from './deposits.module.css';

/** What became of the callbacks of each company today. Nothing without a company. */
export function Providers({ providers }: { providers: readonly DepositProviderLine[] }) {
  const t = useTexts();
  if (providers.length === 0) return null;
  const columns: ListColumn<DepositProviderLine>[] = [
    {
      id: 'provider',
      header: t('deposits.provider'),
      lead: true,
      sort: ({ provider }) => provider,
      cell: ({ provider }) => provider,
    },
    {
      id: 'last',
      header: t('deposits.lastCallback'),
      sort: ({ lastCallbackAt }) => lastCallbackAt && new Date(lastCallbackAt),
      cell: ({ lastCallbackAt }) => (lastCallbackAt === null ? t('deposits.noCallback') : <TimeAgo moment={lastCallbackAt} />),
    },
    {
      id: 'accepted',
      header: t('deposits.accepted'),
      sort: ({ handled }) => handled,
      cell: ({ handled }) => <FormattedNumber value={handled} />,
    },
    {
      id: 'repeated',
      header: t('deposits.repeated'),
      sort: ({ repeated }) => repeated,
      cell: ({ repeated }) => <FormattedNumber value={repeated} />,
    },
    {
      id: 'refused',
      header: t('deposits.refused'),
      sort: ({ refused }) => refused,
      cell: ({ refused }) => <FormattedNumber value={refused} />,
    },
  ];
  return (
    <section aria-labelledby="deposit-providers">
      <h3 id="deposit-providers" className={styles['heading']}>
        {t('deposits.providers')}
      </h3>
      <ListTable
        name="deposit-providers"
        source="rows"
        caption={t('deposits.providers')}
        columns={columns}
        rows={providers}
        rowKey={({ provider }) => provider}
      />
    </section>
  );
}
