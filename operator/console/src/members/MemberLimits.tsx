import type { MemberView } from '@pavilion/api/staff';
import type { PlayLimit } from '@pavilion/api/protection';
import { Button, Skeleton } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { LimitChanges } from './LimitChanges';
import { TightenDialog } from './TightenDialog';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

/** A member's own limits, what counts against them and their log; read when somebody asks for them. */
export function MemberLimits({ brand, member }: { brand: string; member: MemberView }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <section>
      <div className={styles['head']}>
        <h3>{t('memberLimits.title')}</h3>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'memberLimits.hide' : 'memberLimits.show')}
        </Button>
      </div>
      {open && <Limits brand={brand} id={member.id} account={member.account} />}
    </section>
  );
}

function Limits({ brand, id, account }: { brand: string; id: string; account: string }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const may = useHasRole()('operator', brand);
  const [tightened, tighten] = useState<PlayLimit>();
  const key = ['member-limits', brand, id];
  const { data, error, refetch, isFetching } = useQuery({ queryKey: key, queryFn: () => staff.members.limits(brand, id) });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton shape="block" height="240px" />;
  return (
    <>
      <p className={styles['quiet']}>{t('memberLimits.text')}</p>
      <ul className={styles['lines']}>
        {data.limits.map((limit) => (
          <Line
            key={`${limit.kind} ${limit.period}`}
            limit={limit}
            currency={data.currency}
            onTighten={may ? () => tighten(limit) : undefined}
          />
        ))}
      </ul>
      <h4 className={styles['log']}>{t('memberLimits.log')}</h4>
      {data.changes.length === 0 && <p className={styles['quiet']}>{t('memberLimits.noChanges')}</p>}
      {data.changes.length > 0 && <LimitChanges changes={data.changes} currency={data.currency} />}
      {tightened && (
        <TightenDialog
          {...{ brand, id, account, currency: data.currency, limit: tightened }}
          onDone={(now) => queries.setQueryData(key, now)}
          onClose={() => tighten(undefined)}
        />
      )}
    </>
  );
}

interface LineProps {
  limit: PlayLimit;
  currency: string;
  onTighten: (() => void) | undefined;
}

function Line({ limit: { kind, period, value, used, pending }, currency, onTighten }: LineProps) {
  const t = useTexts();
  const texts = useLimitTexts(currency);
  const name = texts.name(kind, period);
  return (
    <li>
      <strong>{name}</strong>
      <span>{texts.value(kind, value)}</span>
      <span className={styles['quiet']}>{t('memberLimits.used', { used: texts.value(kind, used) })}</span>
      {pending?.dueAt && (
        <span className={styles['quiet']}>
          {t('memberLimits.pending', { to: texts.value(kind, pending.to) })}{' '}
          <FormattedDate value={pending.dueAt} dateStyle="medium" timeStyle="short" />
        </span>
      )}
      <Button size="small" disabled={!onTighten} onClick={onTighten} aria-label={t('memberLimits.tightenOne', { name })}>
        {t('memberLimits.tighten')}
      </Button>
    </li>
  );
}
