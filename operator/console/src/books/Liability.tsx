import type { LiabilityValue } from '@pavilion/api/staff';
import { Skeleton, Stat, StatStrip } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { FormattedDate } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import queueStyles from '../queues/queues.module.css';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { OpenRounds } from './OpenRounds';
import styles from './books.module.css';

const REFETCH_INTERVAL_MS = 30_000;

/** What the house owes its members, and what games brought today, with the moment it was read. */
export function Liability({ brand }: { brand: string }) {
  const t = useTexts();
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['liability', brand],
    queryFn: () => staff.books.liability(brand),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return (
    <section className={styles['panel']} aria-labelledby="liability">
      <h2 id="liability" className={styles['heading']}>
        {t('books.liability')}
      </h2>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="120px" />}
      {data?.currencies.map((figures) => (
        <Fragment key={figures.currency}>
          <Figures figures={figures} />
          <OpenRounds figures={figures} />
        </Fragment>
      ))}
      {data && (
        <p className={queueStyles['quiet']}>
          {t('books.readAt')} <FormattedDate value={data.readAt} dateStyle="medium" timeStyle="medium" />
        </p>
      )}
    </section>
  );
}

function Figures({ figures }: { figures: LiabilityValue['currencies'][number] }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const { currency, main, bonus, vendors, withdrawals, rounds, today } = figures;
  const amount = (minor: string) => amountOf(minor, currency);
  const owed = [main, bonus, withdrawals.amount, ...vendors.map(({ balance }) => balance)].reduce(
    (sum, each) => sum + BigInt(each),
    0n,
  );
  return (
    <StatStrip className={styles['figures']}>
      <Stat label={t('books.owed', { currency })} value={amount(String(owed))} note={t('books.owedNote')} />
      <Stat label={t('books.main')} value={amount(main)} />
      <Stat label={t('books.bonus')} value={amount(bonus)} />
      {vendors.map(({ vendor, balance }) => (
        <Stat key={vendor} label={t('books.vendor', { vendor })} value={amount(balance)} />
      ))}
      <Stat
        label={t('books.withdrawals')}
        value={amount(withdrawals.amount)}
        note={t('books.countOfWithdrawals', { count: withdrawals.count })}
      />
      <Stat label={t('books.rounds')} value={amount(rounds.staked)} note={t('books.roundsNote', { count: rounds.count })} />
      {rounds.lapsed.count > 0 && (
        <Stat
          label={t('books.lapsed')}
          value={amount(rounds.lapsed.staked)}
          note={t('books.lapsedNote', { count: rounds.lapsed.count })}
        />
      )}
      <Stat
        label={t('books.revenue')}
        value={amount(today.revenue)}
        note={t('books.revenueNote', { bets: amount(today.bets), wins: amount(today.wins) })}
      />
    </StatStrip>
  );
}
