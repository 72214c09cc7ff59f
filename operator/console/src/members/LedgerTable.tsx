import type { LedgerLine } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import { ProofDownload } from './ProofDownload';
import { walletName } from './wallet-name';
import styles from './ledger.module.css';

export interface LedgerTableProps {
  lines: readonly LedgerLine[];
  mayCorrect: boolean;
  onCorrect: (line: LedgerLine) => void;
  more: { hasNextPage: boolean };
  source: PageReader<LedgerLine>;
}

/** Transactions with both sides of each. */
export function LedgerTable({ lines, mayCorrect, onCorrect, more, source }: LedgerTableProps) {
  const t = useTexts();
  const columns = useColumns();
  const last: ListColumn<LedgerLine> = {
    id: 'correct',
    header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
    align: 'end',
    cell: (line) => (
      <>
        {line.correctable && (
          <Button
            size="small"
            disabled={!mayCorrect}
            aria-label={t('memberLedger.correctOne', { reference: line.reference })}
            onClick={() => onCorrect(line)}
          >
            {t('memberLedger.correct')}
          </Button>
        )}
        {isEndOfRound(line) && <ProofDownload vendor={line.vendor} round={line.round} />}
      </>
    ),
  };
  return (
    <ListTable
      name="ledger"
      more={more}
      source={source}
      caption={t('memberLedger.title')}
      columns={[...columns, last]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** A round that its vendor may prove: it was paid, be it nothing. */
function isEndOfRound(line: LedgerLine): line is LedgerLine & { vendor: string; round: string } {
  return line.kind === 'win' && line.outcome === 'posted' && line.vendor !== null && line.round !== null;
}

function useColumns(): ListColumn<LedgerLine>[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'what',
      header: t('books.what'),
      sort: ({ at }) => new Date(at),
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
      sort: ({ effect }) => BigInt(effect),
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
      sort: ({ reference }) => reference,
      cell: ({ reference, shownReference, related, vendor, game, round }) => (
        <span className={styles['reference']}>
          {!reference.endsWith(shownReference) && <code>{shownReference}</code>}
          <code>{reference}</code>
          {related && <small className={queueStyles['second']}>→ {related}</small>}
          {vendor && <small className={queueStyles['second']}>{[vendor, game, round].filter(Boolean).join(' · ')}</small>}
        </span>
      ),
    },
  ];
}
