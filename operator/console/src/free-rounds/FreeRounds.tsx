import type { GivenFreeRounds } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useMemberColumn } from '../queues/columns';
import { LoadMoreButton } from '../queues/LoadMoreButton';
import { QueryList } from '../queues/QueryList';
import queueStyles from '../queues/queues.module.css';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useLocale } from '../preferences/preferences';
import { useHasRole, useSession } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import styles from '../bonuses/bonuses.module.css';
import { DecideDialog, type FreeRoundsStep } from './DecideDialog';
import { GiveDialog } from './GiveDialog';
import { useFreeRounds } from './use-free-rounds';

interface Chosen {
  rounds: GivenFreeRounds;
  step: FreeRoundsStep;
}

/** Rounds that members have free: what waits for a second operator, what can be taken back, and what became of the others. */
export function FreeRounds({ brand, currency }: { brand: string; currency: string }) {
  const t = useTexts();
  const may = useHasRole()('operator', brand);
  const [giving, setGiving] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const { query, lines, waiting, source } = useFreeRounds(brand);
  const columns = useColumns(brand, setChosen);
  return (
    <section className={styles['part']} aria-labelledby="free-rounds">
      <div className={styles['head']}>
        <h2 id="free-rounds">{t('freeRounds.title')}</h2>
        <Button icon="plus" disabled={!may} onClick={() => setGiving(true)}>
          {t('freeRounds.give')}
        </Button>
      </div>
      <QueryList query={query} loading={waiting} count={lines.length} empty={{ icon: 'gift', title: t('freeRounds.none') }}>
        {(empty) => (
          <ListTable
            name="free-rounds"
            caption={t('freeRounds.title')}
            skeletonRows={waiting ? 3 : 0}
            columns={columns}
            rows={lines}
            rowKey={({ id }) => id}
            more={query}
            source={source}
            empty={empty}
          />
        )}
      </QueryList>
      <LoadMoreButton query={query} />
      {giving && <GiveDialog brand={brand} currency={currency} onClose={() => setGiving(false)} />}
      {chosen && <DecideDialog brand={brand} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function useColumns(brand: string, choose: (chosen: Chosen) => void): ListColumn<GivenFreeRounds>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  const member = useMemberColumn(brand);
  return [
    {
      id: 'rounds',
      header: t('freeRounds.rounds'),
      lead: true,
      cell: ({ rounds, stake, currency, games }) => (
        <>
          {t('freeRounds.roundsAt', { count: rounds, stake: amountOf(stake, currency) })}
          <small className={queueStyles['second']}>{games.map(({ name }) => name[locale]).join(', ')}</small>
        </>
      ),
    },
    member,
    {
      id: 'played',
      header: t('freeRounds.played'),
      cell: ({ played, rounds, won, worth, currency }) => (
        <>
          {t('freeRounds.playedOf', { played, rounds })}
          <small className={queueStyles['second']}>
            {t('freeRounds.wonOf', { won: amountOf(won, currency), worth: amountOf(worth, currency) })}
          </small>
        </>
      ),
    },
    {
      id: 'until',
      header: t('bonuses.until'),
      cell: ({ until, days }) =>
        until === null ? t('freeRounds.daysLong', { days }) : <FormattedDate value={until} dateStyle="medium" timeStyle="short" />,
    },
    { id: 'state', header: t('bonuses.state'), cell: (rounds) => <State rounds={rounds} /> },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (rounds) => <Actions brand={brand} rounds={rounds} onChoose={(step) => choose({ rounds, step })} />,
    },
  ];
}

function State({ rounds: { state, reason, proposedBy, endedBecause } }: { rounds: GivenFreeRounds }) {
  const t = useTexts();
  const open = state === 'proposed' || state === 'coming';
  return (
    <>
      <Badge tone={open ? 'info' : state === 'active' ? 'positive' : 'neutral'}>{t(`freeRounds.state.${state}`)}</Badge>
      <small className={queueStyles['second']}>{endedBecause ?? (proposedBy ? `${proposedBy}: ${reason}` : reason)}</small>
    </>
  );
}

interface ActionsProps {
  brand: string;
  rounds: GivenFreeRounds;
  onChoose: (step: FreeRoundsStep) => void;
}

function Actions({ brand, rounds: { state, proposedBy }, onChoose }: ActionsProps) {
  const t = useTexts();
  const hasRole = useHasRole();
  const { operator } = useSession();
  const approver = hasRole('approver', brand);
  if (state === 'active' || state === 'coming')
    return (
      <Button size="small" disabled={!approver} onClick={() => onChoose('cancellation')}>
        {t('freeRounds.cancellation')}
      </Button>
    );
  if (state !== 'proposed') return null;
  return (
    <span className={queueStyles['rowActions']}>
      <Button
        size="small"
        variant="primary"
        disabled={!approver || proposedBy === operator?.name}
        onClick={() => onChoose('approval')}
      >
        {t('freeRounds.approval')}
      </Button>
      <Button size="small" disabled={!hasRole('operator', brand)} onClick={() => onChoose('rejection')}>
        {t('freeRounds.rejection')}
      </Button>
    </span>
  );
}
