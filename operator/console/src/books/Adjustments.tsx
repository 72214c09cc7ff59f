import type { AdjustmentLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AdjustmentStep } from '../calls/book-calls';
import { useStaff } from '../calls/staff-context';
import queueStyles from '../queues/queues.module.css';
import { QueueTabs } from '../queues/QueueTabs';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useHasRole, useSession } from '../session/session-context';
import type { ListColumn } from '../tables/list-column';
import { AdjustmentDialog } from './AdjustmentDialog';
import styles from './books.module.css';

const queues = ['proposed', 'ended'] as const;
export const adjustmentsKey = (brand: string) => ['adjustments', brand] as const;

interface Chosen {
  line: AdjustmentLine;
  step: AdjustmentStep;
}

/** What operators propose about members' money, and what became of it. */
export function Adjustments({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(brand, setChosen);
  return (
    <section className={styles['panel']} aria-labelledby="adjustments">
      <h2 id="adjustments" className={styles['heading']}>
        {t('books.adjustments')}
      </h2>
      <p className={queueStyles['quiet']}>{t('books.adjustmentsText')}</p>
      <QueueTabs
        label={t('books.queues')}
        queues={queues}
        titleOf={(queue) => t(`books.queue.${queue}`)}
        emptyOf={(queue) => ({ icon: 'banknote', title: t(`books.none.${queue}`), text: t('books.noneText') })}
        queryKey={adjustmentsKey(brand)}
        read={(queue, after) => staff.books.adjustments(brand, queue, after)}
        columns={columns}
      />
      {chosen && <AdjustmentDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function useColumns(brand: string, choose: (chosen: Chosen) => void): ListColumn<AdjustmentLine>[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'what',
      header: t('books.what'),
      lead: true,
      sort: ({ amount }) => BigInt(amount),
      cell: ({ kind, amount, currency }) => (
        <>
          <span className={queueStyles['amount']}>{amountOf(amount, currency)}</span>
          <small className={queueStyles['second']}>{t(`books.kind.${kind}`)}</small>
        </>
      ),
    },
    {
      id: 'member',
      header: t('queue.member'),
      sort: ({ member }) => member.account,
      cell: ({ member }) => (
        <Link className={styles['words']} to={`/brands/${brand}/members/${member.id}/ledger`}>
          {member.account}
        </Link>
      ),
    },
    {
      id: 'reason',
      header: t('books.reason'),
      cell: (line) => <Reasons line={line} />,
    },
    {
      id: 'who',
      header: t('books.who'),
      sort: ({ proposedAt, decided }) => new Date(decided?.at ?? proposedAt),
      cell: ({ proposedBy, proposedAt, decided }) => (
        <>
          <span className={styles['words']}>{decided ? `${proposedBy} → ${decided.by}` : proposedBy}</span>
          <small className={queueStyles['second']}>
            <time className={styles['moment']} dateTime={decided?.at ?? proposedAt}>
              <FormattedDate value={decided?.at ?? proposedAt} dateStyle="medium" timeStyle="short" />
            </time>
          </small>
        </>
      ),
    },
    {
      id: 'state',
      header: t('queue.state'),
      sort: ({ state }) => state,
      cell: ({ state }) => <Badge tone={stateTones.proposal[state]}>{t(`books.state.${state}`)}</Badge>,
    },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (line) => <AdjustmentActions brand={brand} line={line} onChoose={(step) => choose({ line, step })} />,
    },
  ];
}

function Reasons({ line: { reason, reference, decided } }: { line: AdjustmentLine }) {
  const t = useTexts();
  return (
    <>
      <q className={styles['words']}>{reason}</q>
      {reference && <small className={queueStyles['second']}>{reference}</small>}
      {decided && <small className={queueStyles['second']}>{t('books.decision', { reason: decided.reason })}</small>}
    </>
  );
}

interface AdjustmentActionsProps {
  brand: string;
  line: AdjustmentLine;
  onChoose: (step: AdjustmentStep) => void;
}

function AdjustmentActions({ brand, line, onChoose }: AdjustmentActionsProps) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  if (line.state !== 'proposed') return null;
  if (operator?.name === line.proposedBy)
    return (
      <Button size="small" onClick={() => onChoose('withdrawal')}>
        {t('books.withdrawal')}
      </Button>
    );
  return (
    <span className={queueStyles['rowActions']}>
      <Button size="small" variant="primary" disabled={!may} onClick={() => onChoose('approval')}>
        {t('books.approval')}
      </Button>
      <Button size="small" disabled={!may} onClick={() => onChoose('rejection')}>
        {t('books.rejection')}
      </Button>
    </span>
  );
}
