import type { GivenBonus } from '@pavilion/api/staff';
import { Badge, Button, TextField, stateTones } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useMemberColumn } from '../queues/columns';
import queueStyles from '../queues/queues.module.css';
import { LoadMoreButton } from '../queues/LoadMoreButton';
import { QueryList } from '../queues/QueryList';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useLocale } from '../preferences/preferences';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { bonusesKey, useGivenBonuses } from './use-bonuses';
import styles from './bonuses.module.css';

/** What was given lately, or to one member, and how each stands. */
export function GivenBonuses({ brand }: { brand: string }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  const [cancelling, setCancelling] = useState<GivenBonus>();
  const { query, lines: given, waiting, source } = useGivenBonuses(brand, account);
  const columns = useColumns(brand, setCancelling);
  return (
    <section className={styles['part']} aria-labelledby="bonus-given">
      <h2 id="bonus-given">{t('bonuses.given')}</h2>
      <form
        role="search"
        className={styles['search']}
        onSubmit={(event) => {
          event.preventDefault();
          setAccount(typed.trim());
        }}
      >
        <TextField
          label={t('bonuses.account')}
          placeholder={t('bonuses.accountHint')}
          icon="search"
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('bonuses.show')}</Button>
      </form>
      <QueryList
        query={query}
        loading={waiting}
        count={given.length}
        empty={{ icon: 'gift', title: t(account ? 'bonuses.noneOf' : 'bonuses.noneGiven', { account }) }}
      >
        {(empty) => (
          <ListTable
            name="bonuses"
            caption={t('bonuses.given')}
            skeletonRows={waiting ? 3 : 0}
            columns={columns}
            rows={given}
            rowKey={({ id }) => id}
            more={query}
            source={source}
            empty={empty}
          />
        )}
      </QueryList>
      <LoadMoreButton query={query} />
      {cancelling && <CancelDialog brand={brand} bonus={cancelling} onClose={() => setCancelling(undefined)} />}
    </section>
  );
}

function useColumns(brand: string, onCancel: (bonus: GivenBonus) => void): ListColumn<GivenBonus>[] {
  const t = useTexts();
  const [locale] = useLocale();
  const amountOf = useFormatAmount();
  const may = useHasRole()('approver', brand);
  const member = useMemberColumn(brand);
  return [
    {
      id: 'amount',
      header: t('bonuses.amount'),
      lead: true,
      sort: ({ amount }) => BigInt(amount),
      cell: ({ amount, currency, name }) => (
        <>
          <span className={queueStyles['amount']}>{amountOf(amount, currency)}</span>
          <small className={queueStyles['second']}>{name[locale]}</small>
        </>
      ),
    },
    member,
    {
      id: 'staked',
      header: t('bonuses.staked'),
      sort: ({ done }) => BigInt(done),
      cell: ({ done, needed, owed, currency }) => (
        <>
          {t('bonuses.stakedOf', { done: amountOf(done, currency), needed: amountOf(needed, currency) })}
          {owed !== '0' && (
            <small className={queueStyles['second']}>{t('bonuses.owedAfter', { amount: amountOf(owed, currency) })}</small>
          )}
        </>
      ),
    },
    {
      id: 'until',
      header: t('bonuses.until'),
      sort: ({ endedAt, until }) => new Date(endedAt ?? until),
      cell: ({ until, endedAt }) => <FormattedDate value={endedAt ?? until} dateStyle="medium" timeStyle="short" />,
    },
    { id: 'state', header: t('bonuses.state'), sort: ({ state }) => state, cell: (bonus) => <BonusStatus bonus={bonus} /> },
    {
      id: 'cancel',
      header: <span className="pv-visually-hidden">{t('bonuses.cancel')}</span>,
      align: 'end',
      cell: (bonus) =>
        bonus.state === 'active' && (
          <Button
            size="small"
            disabled={!may}
            aria-label={t('bonuses.cancelOne', { amount: amountOf(bonus.amount, bonus.currency), account: bonus.member.account })}
            onClick={() => onCancel(bonus)}
          >
            {t('bonuses.cancel')}
          </Button>
        ),
    },
  ];
}

function BonusStatus({ bonus: { state, reason } }: { bonus: GivenBonus }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.bonus[state]}>{t(`bonuses.state.${state}`)}</Badge>
      {reason !== null && <small className={queueStyles['second']}>{reason}</small>}
    </>
  );
}

function CancelDialog({ brand, bonus, onClose }: { brand: string; bonus: GivenBonus; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const amountOf = useFormatAmount();
  const what = { amount: amountOf(bonus.amount, bonus.currency), account: bonus.member.account };
  return (
    <ReasonDialog
      title={t('bonuses.cancelOne', what)}
      text={t('bonuses.cancelText')}
      confirmLabel={t('bonuses.cancel')}
      destructive
      doneText={t('bonuses.cancelDone', what)}
      reasonHint={t('bonuses.reasonShown')}
      maxLength={300}
      act={(reason) => staff.bonuses.cancel(brand, bonus.id, { reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: bonusesKey(brand) })}
      onClose={onClose}
    />
  );
}
