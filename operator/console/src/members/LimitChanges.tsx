import type { MemberLimitChange } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { useLimitTexts } from './use-limit-texts';

/** What became of a member's limits, the latest first. */
export function LimitChanges({ changes, currency }: { changes: readonly MemberLimitChange[]; currency: string }) {
  const t = useTexts();
  const texts = useLimitTexts(currency);
  const columns: ListColumn<MemberLimitChange>[] = [
    {
      id: 'limit',
      header: t('memberLimits.limit'),
      lead: true,
      sort: ({ kind, period }) => texts.name(kind, period),
      cell: ({ kind, period, from, to }) => (
        <>
          {texts.name(kind, period)}
          <small className={queueStyles['second']}>
            {texts.value(kind, from)} → {texts.value(kind, to)}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      header: t('queue.state'),
      sort: ({ state }) => t(`memberLimits.state.${state}`),
      cell: ({ state }) => <Badge>{t(`memberLimits.state.${state}`)}</Badge>,
    },
    {
      id: 'asked',
      header: t('pending.askedBy'),
      sort: ({ askedAt }) => new Date(askedAt),
      cell: ({ askedAt, operator, reason }) => (
        <>
          {operator ?? t('memberLimits.byMember')}
          <small className={queueStyles['second']}>
            <time dateTime={askedAt}>
              <FormattedDate value={askedAt} dateStyle="medium" timeStyle="short" />
            </time>
            {reason !== undefined && ` · ${reason}`}
          </small>
        </>
      ),
    },
  ];
  return (
    <ListTable
      name="limit-changes"
      source="rows"
      caption={t('memberLimits.log')}
      columns={columns}
      rows={changes}
      rowKey={({ id }) => id}
    />
  );
}
