import type { LedgerLine } from '@pavilion/api/staff';
import { Badge, Button, type DataColumn, DataTable } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { walletName } from './wallet-name';
import styles from './ledger.module.css';

export interface LedgerTableProps {
  lines: readonly LedgerLine[];
  mayCorrect: boolean;
  onCorrect: (line: LedgerLine) => void;
}

/** Transactions with both sides of each. */
export function LedgerTable({ lines, mayCorrect, onCorrect }: LedgerTableProps) {
  const t = useTexts();
  const columns = useColumns();
  const last: DataColumn<LedgerLine> = {
    id: 'correct',
    header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
    align: 'end',
    cell: (line) =>
      line.correctable && (
        <Button
          size="small"
          disabled={!mayCorrect}
          aria-label={t('memberLedger.correctOne', { reference: line.reference })}
          onClick={() => onCorrect(line)}
        >
          {t('memberLedger.correct')}
        </Button>
      ),
  };
  return <DataTable caption={t('memberLedger.title')} columns={[...columns, last]} rows={lines} rowKey={({ id }) => id} />;
}

function useColumns(): DataColumn<LedgerLine>[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'what',
      header: t('books.what'),
      lead: true,
      cell: ({ kind, outcome, note, at }) => (
        <>
          {t(`memberLedger.kind.${kind}`)} {outcome !== 'posted' && <Badge>{t('memberLedger.unposted', { outcome })}</Badge>}
          <small className={queueStyles['second']}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="medium" />
          </small>
          {note && <q className={styles['note']}>{note}</q>}
        </>
      ),
    },
    {
      id: 'effect',
      header: t('queue.amount'),
      align: 'end',
      cell: ({ effect, currency, balance, wallet }) => (
        <>
          <span className={queueStyles['amount']}>{amountOf(effect, currency)}</span>
          <small className={queueStyles['second']}>
            {walletName(t, wallet)}: {amountOf(balance, currency)}
          </small>
        </>
      ),
    },
    {
      id: 'entries',
      header: t('memberLedger.entries'),
      cell: ({ entries, currency }) =>
        entries.map(({ account, amount }) => (
          <span key={`${account} ${amount}`} className={styles['entry']}>
            <code>{account}</code> <span className={queueStyles['amount']}>{amountOf(amount, currency)}</span>
          </span>
        )),
    },
    {
      id: 'reference',
      header: t('memberLedger.referenceShort'),
      cell: ({ reference, related, vendor, game, round }) => (
        <span className={styles['reference']}>
          <code>{reference}</code>
          {related && <small className={queueStyles['second']}>→ {related}</small>}
          {vendor && <small className={queueStyles['second']}>{[vendor, game, round].filter(Boolean).join(' · ')}</small>}
        </span>
      ),
    },
  ];
}
