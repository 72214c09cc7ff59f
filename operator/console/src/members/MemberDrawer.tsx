import type { MemberView } from '@pavilion/api/staff';
import { Badge, buttonClass, Drawer, KeyValueList, Skeleton, stateTones } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedDate, FormattedRelativeTime } from 'react-intl';
import { Link } from 'react-router-dom';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { relativeTime } from '../frame/relative-time';
import { CopyButton } from '../frame/CopyButton';
import { useTexts } from '../messages';
import { MemberTags } from '../segments/MemberTags';
import { MemberActions } from './MemberActions';
import { MemberLevel } from './MemberLevel';
import { MemberLimits } from './MemberLimits';
import { MemberRebates } from './MemberRebates';
import limits from './limits.module.css';
import styles from './members.module.css';

/** One member: what may be known, and what can be done. */
export function MemberDrawer({ brand, id, onClose }: { brand: string; id: string; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const key = ['member', brand, id];
  const { data, error, refetch, isFetching } = useQuery({ queryKey: key, queryFn: () => staff.members.one(brand, id) });
  const changed = () => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: ['members', brand] });
  };
  return (
    <Drawer open side="end" size="wide" title={data?.account ?? t('loading')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['member']}>
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Skeleton shape="block" height="280px" />}
        {data && (
          <>
            <Facts member={data} />
            <MemberActions brand={brand} member={data} onChanged={changed} />
            <Ledger address={`/brands/${brand}/members/${id}/ledger`} />
            <MemberLevel brand={brand} member={data} />
            <MemberRebates brand={brand} member={data} />
            <MemberTags brand={brand} member={data} />
            <MemberLimits brand={brand} member={data} />
            <Origin origin={data.origin} />
            <Sessions sessions={data.sessions} />
          </>
        )}
      </div>
    </Drawer>
  );
}

function Facts({ member }: { member: MemberView }) {
  const t = useTexts();
  const { id, nickname, kind, status, registeredAt, lastSignInAt, upline, contacts, lock } = member;
  return (
    <>
      {lock && (
        <p className={styles['lock']}>
          <strong>{t('members.lockedBy', { who: lock.who })}</strong>{' '}
          <FormattedDate value={lock.at} dateStyle="medium" timeStyle="short" />
          <q>{lock.reason}</q>
        </p>
      )}
      <KeyValueList
        items={[
          {
            id: 'status',
            label: t('members.status'),
            value: <Badge tone={stateTones.account[status]}>{t(`members.${status}`)}</Badge>,
          },
          {
            id: 'id',
            label: t('members.id'),
            value: (
              <span className={styles['id']}>
                <code>{id}</code>
                <CopyButton text={id} label={t('members.copyId')} />
              </span>
            ),
          },
          { id: 'kind', label: t('members.kind'), value: t(`members.${kind}`) },
          { id: 'nickname', label: t('members.nickname'), value: nickname || t('members.nothing') },
          { id: 'upline', label: t('members.upline'), value: upline ?? t('members.nothing') },
          { id: 'mail', label: t('members.mail'), value: contacts.mail ?? t('members.nothing') },
          { id: 'phone', label: t('members.phone'), value: contacts.phone ?? t('members.nothing') },
          { id: 'birthday', label: t('members.birthday'), value: <Birthday member={member} /> },
          {
            id: 'registered',
            label: t('members.registered'),
            value: <FormattedDate value={registeredAt} dateStyle="long" timeStyle="short" />,
          },
          {
            id: 'seen',
            label: t('members.lastSignIn'),
            value: lastSignInAt ? <FormattedDate value={lastSignInAt} dateStyle="long" timeStyle="short" /> : t('members.never'),
          },
        ]}
      />
      <p className={styles['quiet']}>{t('members.maskedHint')}</p>
    </>
  );
}

function Birthday({ member: { birthday, waitingBirthday } }: { member: MemberView }) {
  const t = useTexts();
  return (
    <>
      {birthday ? t('members.birthdayBy', { who: birthday.who }) : t('members.birthdayNobody')}
      {waitingBirthday && <p className={styles['quiet']}>{t('members.birthdayWaiting', { who: waitingBirthday.who })}</p>}
    </>
  );
}

function Ledger({ address }: { address: string }) {
  const t = useTexts();
  return (
    <section className={limits['head']}>
      <h3>{t('memberLedger.open')}</h3>
      <Link to={address} className={buttonClass({ size: 'small' })}>
        {t('memberLedger.show')}
      </Link>
    </section>
  );
}

function Origin({ origin }: Pick<MemberView, 'origin'>) {
  const t = useTexts();
  if (!origin) return null;
  const { way, page, domain, device, affiliateCode, referralCode } = origin;
  const said = { page, domain, device, affiliateCode, referralCode };
  return (
    <section>
      <h3 className={styles['heading']}>{t('members.origin')}</h3>
      <KeyValueList
        items={[
          { id: 'way', label: t('members.origin.way'), value: t(`members.origin.${way}`) },
          ...ORIGIN.flatMap((id) => {
            const value = said[id];
            return value === null ? [] : [{ id, label: t(`members.origin.${id}`), value: <code>{value}</code> }];
          }),
        ]}
      />
      <p className={styles['quiet']}>{t('members.origin.hint')}</p>
    </section>
  );
}

const ORIGIN = ['page', 'domain', 'device', 'affiliateCode', 'referralCode'] as const;

function Sessions({ sessions }: Pick<MemberView, 'sessions'>) {
  const t = useTexts();
  return (
    <section>
      <h3 className={styles['heading']}>{t('members.sessions')}</h3>
      {sessions.length === 0 && <p className={styles['quiet']}>{t('members.noSessions')}</p>}
      <ul className={styles['sessions']}>
        {sessions.map(({ device, network, signedInAt, seenAt }) => (
          <li key={`${signedInAt} ${device}`}>
            <strong>{device}</strong>
            <span>
              {network} · <FormattedRelativeTime {...relativeTime(seenAt)} numeric="auto" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
