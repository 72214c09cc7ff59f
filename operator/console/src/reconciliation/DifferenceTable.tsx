import type { ReconciledSide, ReconciliationDifference } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import styles from './reconciliation.module.css';

export interface DifferenceTableProps {
  differences: readonly ReconciliationDifference[];
  currency: string;
  /** Missing where the operator may explain nothing. */
  onExplain: ((difference: ReconciliationDifference) => void) | undefined;
}

/** What differs between the books and the other side, and why. */
export function DifferenceTable({ differences, currency, onExplain }: DifferenceTableProps) {
  const t = useTexts();
  const columns = [...useSideColumns(currency), useExplanationColumn(onExplain)];
  return (
    <ListTable
      name="reconciliation-differences"
      source="rows"
      caption={t('reconciliation.differencesOf')}
      columns={columns}
      rows={differences}
      rowKey={({ id }) => id}
    />
  );
}

function useSideColumns(currency: string): ListColumn<ReconciliationDifference>[] {
  const t = useTexts();
  const side = (id: 'ours' | 'theirs'): ListColumn<ReconciliationDifference> => ({
    id,
    header: t(`reconciliation.${id}`),
    sort: (difference) => difference[id] && BigInt(difference[id].amount),
    cell: (difference) => <SideDetails side={difference[id]} currency={currency} />,
  });
  return [
    {
      id: 'what',
      header: t('books.what'),
      lead: true,
      sort: ({ kind }) => t(`reconciliation.kind.${kind}`),
      cell: ({ kind, what, subject, explained }) => (
        <>
          <Badge tone={explained ? 'neutral' : 'negative'}>{t(`reconciliation.kind.${kind}`)}</Badge>
          <small className={queueStyles['second']}>
            {t(`reconciliation.what.${what}`)} <code>{subject}</code>
          </small>
        </>
      ),
    },
    side('ours'),
    side('theirs'),
  ];
}

function useExplanationColumn(onExplain: DifferenceTableProps['onExplain']): ListColumn<ReconciliationDifference> {
  const t = useTexts();
  return {
    id: 'explained',
    header: t('reconciliation.explanation'),
    sort: ({ explained }) => explained?.reason,
    csv: ({ explained }) => (explained ? `${explained.by}: ${explained.reason}` : ''),
    cell: (difference) =>
      difference.explained ? (
        <>
          <q className={styles['reason']}>{difference.explained.reason}</q>
          <small className={queueStyles['second']}>
            {difference.explained.by} · <FormattedDate value={difference.explained.at} dateStyle="medium" />
          </small>
        </>
      ) : (
        <Button size="small" disabled={!onExplain} onClick={() => onExplain?.(difference)}>
          {t('reconciliation.explain')}
        </Button>
      ),
  };
}

function SideDetails({ side, currency }: { side: ReconciledSide | null; currency: string }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  if (!side) return t('reconciliation.nothing');
  const { amount, paid, state } = side;
  return (
    <>
      <span className={queueStyles['amount']}>
        {amountOf(amount, currency)}
        {paid !== undefined && ` → ${amountOf(paid, currency)}`}
      </span>
      <small className={queueStyles['second']}>{state}</small>
    </>
  );
}
