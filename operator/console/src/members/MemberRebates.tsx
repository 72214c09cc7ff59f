import type { MemberRebates as Rebates, MemberView } from '@pavilion/api/staff';
import { Button, KeyValueList, Skeleton } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import styles from './limits.module.css';

/** What a member was given back of their play, by day and by claim; read when somebody asks for it. */
export function MemberRebates({ brand, member }: { brand: string; member: MemberView }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <section>
      <div className={styles['head']}>
        <h3>{t('memberRebates.title')}</h3>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'memberRebates.hide' : 'memberRebates.show')}
        </Button>
      </div>
      {open && <Found brand={brand} id={member.id} />}
    </section>
  );
}

function Found({ brand, id }: { brand: string; id: string }) {
  const t = useTexts();
  const staff = useStaff();
  const amount = useFormatAmount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['member-rebates', brand, id],
    queryFn: () => staff.members.rebates(brand, id),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="160px" />;
  const { missing, currency } = data;
  return (
    <>
      {missing !== '0' && (
        <KeyValueList items={[{ id: 'missing', label: t('memberRebates.missing'), value: amount(missing, currency) }]} />
      )}
      <Days rebates={data} />
      <Claims rebates={data} />
    </>
  );
}

function Days({ rebates: { days, currency } }: { rebates: Rebates }) {
  const t = useTexts();
  const amount = useFormatAmount();
  return (
    <>
      <h4 className={styles['log']}>{t('memberRebates.days')}</h4>
      {days.length === 0 && <p className={styles['quiet']}>{t('memberRebates.noDays')}</p>}
      <ul className={styles['lines']}>
        {days.map(({ day, sum, paid, state }) => (
          <li key={day}>
            <strong>
              <FormattedDate value={day} dateStyle="medium" timeZone="UTC" />
            </strong>
            <span>{amount(sum, currency)}</span>
            <span className={styles['quiet']}>
              {t(`memberRebates.state.${state}`)} · {t('memberRebates.paid', { paid: amount(paid, currency) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Claims({ rebates: { claims, currency } }: { rebates: Rebates }) {
  const t = useTexts();
  const amount = useFormatAmount();
  if (claims.length === 0) return null;
  return (
    <>
      <h4 className={styles['log']}>{t('memberRebates.claims')}</h4>
      <ul className={styles['lines']}>
        {claims.map(({ id, at, sum, short }) => (
          <li key={id}>
            <strong>
              <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            </strong>
            <span>{amount(sum, currency)}</span>
            {short !== '0' && (
              <span className={styles['quiet']}>{t('memberRebates.short', { short: amount(short, currency) })}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
