import type { MemberLevel as Level, MemberView } from '@pavilion/api/staff';
import { Button, KeyValueList, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { useFormatAmount } from '../queues/use-format-amount';
import styles from './limits.module.css';

/** Where a member stands on the ladder of their brand and how they came there; read when somebody asks for it. */
export function MemberLevel({ brand, member }: { brand: string; member: MemberView }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <section>
      <div className={styles['head']}>
        <h3>{t('memberLevel.title')}</h3>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'memberLevel.hide' : 'memberLevel.show')}
        </Button>
      </div>
      {open && <Rank brand={brand} id={member.id} />}
    </section>
  );
}

function Rank({ brand, id }: { brand: string; id: string }) {
  const staff = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['member-level', brand, id],
    queryFn: () => staff.members.level(brand, id),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="160px" />;
  return (
    <>
      <Facts level={data} />
      <Steps history={data.history} />
      <Brought level={data} />
    </>
  );
}

function Facts({ level: { rank, label, currency, stake, deposits, takenBack, warnedFor } }: { level: Level }) {
  const t = useTexts();
  const [locale] = useLocale();
  const amount = useFormatAmount();
  return (
    <KeyValueList
      items={[
        { id: 'rank', label: t('memberLevel.rank'), value: label ? `${rank} · ${label[locale]}` : t('memberLevel.off') },
        { id: 'stake', label: t('memberLevel.stake'), value: amount(stake, currency) },
        { id: 'deposits', label: t('memberLevel.deposits'), value: amount(deposits, currency) },
        ...(takenBack === '0' ? [] : [{ id: 'back', label: t('memberLevel.takenBack'), value: amount(takenBack, currency) }]),
        ...(warnedFor
          ? [
              {
                id: 'warned',
                label: t('memberLevel.warned'),
                value: <FormattedDate value={warnedFor} month="long" year="numeric" timeZone="UTC" />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Steps({ history }: Pick<Level, 'history'>) {
  const t = useTexts();
  return (
    <>
      <h4 className={styles['log']}>{t('memberLevel.history')}</h4>
      {history.length === 0 && <p className={styles['quiet']}>{t('memberLevel.noHistory')}</p>}
      <ul className={styles['lines']}>
        {history.map(({ at, from, to, why }) => (
          <li key={`${at} ${to}`}>
            <strong>
              {from} → {to}
            </strong>
            <span>{t(`memberLevel.why.${why}`)}</span>
            <span className={styles['quiet']}>
              <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Brought({ level: { reached, currency } }: { level: Level }) {
  const t = useTexts();
  const amount = useFormatAmount();
  if (reached.length === 0) return null;
  return (
    <>
      <h4 className={styles['log']}>{t('memberLevel.bonuses')}</h4>
      <ul className={styles['lines']}>
        {reached.map(({ rank, by, amount: brought, claimedAt }) => (
          <li key={rank}>
            <strong>{t('memberLevel.ofRank', { rank })}</strong>
            <span>{by === 'change' ? t('memberLevel.byChange') : amount(brought, currency)}</span>
            {by === 'play' && brought !== '0' && (
              <span className={styles['quiet']}>
                {claimedAt ? <FormattedDate value={claimedAt} dateStyle="medium" timeStyle="short" /> : t('memberLevel.notClaimed')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
