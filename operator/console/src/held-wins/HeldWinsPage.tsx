import type { HeldWinLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import type { VendorStep } from '../calls/vendor-calls';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { QueueTabs } from '../queues/QueueTabs';
import { useFormatAmount } from '../queues/use-format-amount';
import { useHasRole, useSession } from '../session/session-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import type { ListColumn } from '../tables/list-column';

const MAX_REASON_LENGTH = 300;
const queues = ['held', 'ended'] as const;
const heldWinsKey = (brand: string) => ['held-wins', brand] as const;

interface Chosen {
  line: HeldWinLine;
  step: VendorStep;
}

/** Wins above the cap of their vendor or game: two operators decide whether they are paid. */
export function HeldWinsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('wins.title')} text={t('wins.text')}>
      {({ brand }) => <HeldWins key={brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function HeldWins({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns(brand, setChosen);
  return (
    <>
      <QueueTabs
        label={t('wins.queues')}
        queues={queues}
        titleOf={(queue) => t(`wins.queue.${queue}`)}
        emptyOf={(queue) => ({ icon: 'banknote', title: t(`wins.none.${queue}`), text: t('wins.noneText') })}
        queryKey={heldWinsKey(brand)}
        read={(queue, after) => staff.vendors.heldWins(brand, queue, after)}
        columns={columns}
      />
      {chosen && <DecisionDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useColumns(brand: string, choose: (chosen: Chosen) => void): ListColumn<HeldWinLine>[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return [
    {
      id: 'amount',
      header: t('wins.amount'),
      lead: true,
      sort: ({ amount }) => BigInt(amount),
      cell: ({ amount, cap, won, currency }) => (
        <>
          <span className={queueStyles['amount']}>{amountOf(amount, currency)}</span>
          <small className={queueStyles['second']}>
            {t('wins.cap', { cap: amountOf(cap, currency), won: amountOf(won, currency) })}
          </small>
        </>
      ),
    },
    {
      id: 'member',
      header: t('queue.member'),
      sort: ({ member }) => member.account,
      cell: ({ member }) => <Link to={`/brands/${brand}/members/${member.id}/ledger`}>{member.account}</Link>,
    },
    {
      id: 'round',
      header: t('wins.round'),
      sort: ({ vendor, game }) => `${vendor} ${game}`,
      cell: ({ vendor, game, round }) => (
        <>
          {vendor} · {game}
          <small className={queueStyles['second']}>{round}</small>
        </>
      ),
    },
    {
      id: 'decision',
      header: t('queue.state'),
      sort: ({ state }) => state,
      cell: (line) => <WinState line={line} />,
    },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (line) => <WinActions brand={brand} line={line} onChoose={(step) => choose({ line, step })} />,
    },
  ];
}

function WinState({ line: { state, proposed, decided } }: { line: HeldWinLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.heldWinToDecide[state]}>{t(`wins.state.${state}`)}</Badge>
      {proposed && (
        <small className={queueStyles['second']}>
          {decided
            ? `${proposed.by}: ${proposed.reason}`
            : t(`wins.wanted.${proposed.wanted}`, { name: proposed.by, reason: proposed.reason })}
        </small>
      )}
      {decided && <small className={queueStyles['second']}>{`${decided.by}: ${decided.reason}`}</small>}
    </>
  );
}

interface WinActionsProps {
  brand: string;
  line: HeldWinLine;
  onChoose: (step: VendorStep) => void;
}

/** Whoever proposed one of the two may still propose the other, and waits for a second person. */
function WinActions({ brand, line: { state, proposed }, onChoose }: WinActionsProps) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  if (state !== 'held') return null;
  const own = operator?.name === proposed?.by ? proposed?.wanted : undefined;
  return (
    <span className={queueStyles['rowActions']}>
      <Button size="small" variant="primary" disabled={!may || own === 'approve'} onClick={() => onChoose('approval')}>
        {t('wins.approval')}
      </Button>
      <Button size="small" disabled={!may || own === 'reject'} onClick={() => onChoose('rejection')}>
        {t('wins.rejection')}
      </Button>
    </span>
  );
}

function DecisionDialog({ brand, line, step, onClose }: Chosen & { brand: string; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const amountOf = useFormatAmount();
  const values = { amount: amountOf(line.amount, line.currency), account: line.member.account };
  const second = line.proposed?.wanted === (step === 'approval' ? 'approve' : 'reject');
  return (
    <ReasonDialog
      title={t(`wins.${step}One`, values)}
      text={t(second ? `wins.${step}Text` : 'wins.firstText', values)}
      confirmLabel={t(`wins.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(second ? 'wins.decided' : 'wins.proposed', values)}
      maxLength={MAX_REASON_LENGTH}
      act={(reason) => staff.vendors.decideWin(brand, line.id, step, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: heldWinsKey(brand) })}
      onClose={onClose}
    />
  );
}
