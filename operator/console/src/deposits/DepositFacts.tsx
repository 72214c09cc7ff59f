import type { DepositLine } from '@pavilion/api/operations';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { useAmount } from '../payouts/use-amount';
import { useApprovals } from '../payouts/use-approvals';
import { useLocale } from '../preferences/preferences';
import styles from './deposits.module.css';
import { Standing } from './Standing';

/** Everything of a deposit that an operator may know. */
export function DepositFacts({ brand, line }: { brand: string; line: DepositLine }) {
  const t = useTexts();
  const money = useMoneyLines(line);
  const way = useWayLines(line);
  const { id, state, concern, member, hasSlip, reason } = line;
  return (
    <>
      {state === 'review' && concern && <p className={styles['reason']}>{t(`deposits.concernText.${concern}`)}</p>}
      {reason && (
        <p className={styles['reason']}>
          <strong>{t('deposits.reason')}</strong>
          <q>{reason}</q>
        </p>
      )}
      <KeyValueList items={[{ id: 'state', label: t('deposits.state'), value: <Standing line={line} /> }, ...money]} />
      <KeyValueList
        items={[
          {
            id: 'member',
            label: t('deposits.member'),
            value: (
              <>
                <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>
                <small className={styles['second']}>
                  {t('deposits.memberSince')} <FormattedDate value={member.registeredAt} dateStyle="long" />
                </small>
              </>
            ),
          },
          ...way,
        ]}
      />
      {hasSlip && <Slip address={`/staff/brands/${brand}/deposits/${id}/slip`} />}
    </>
  );
}

function useMoneyLines({ amount, fee, arrived, credited, currency }: DepositLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useAmount();
  const asked = BigInt(amount) + BigInt(fee);
  return [
    { id: 'amount', label: t('deposits.amount'), value: amountOf(amount, currency) },
    { id: 'fee', label: t('deposits.fee'), value: amountOf(fee, currency) },
    { id: 'asked', label: t('deposits.asked'), value: amountOf(asked, currency) },
    ...(arrived === null
      ? []
      : [{ id: 'arrived', label: t('deposits.arrived'), value: amountOf(arrived, currency), strong: true }]),
    ...(credited === null
      ? []
      : [{ id: 'credited', label: t('deposits.credited'), value: amountOf(credited, currency), strong: true }]),
  ];
}

function useWayLines({
  method,
  provider,
  reference,
  createdAt,
  expiresAt,
  endedAt,
  approvals,
  needed,
  state,
}: DepositLine): KeyValue[] {
  const t = useTexts();
  const [locale] = useLocale();
  const approvalsOf = useApprovals();
  return [
    { id: 'way', label: t('deposits.way'), value: provider === 'bank' ? method[locale] : `${method[locale]} · ${provider}` },
    { id: 'reference', label: t('deposits.reference'), value: reference },
    { id: 'begun', label: t('deposits.begun'), value: <Moment at={createdAt} /> },
    { id: 'until', label: t('deposits.until'), value: <Moment at={expiresAt} /> },
    ...(endedAt ? [{ id: 'ended', label: t('deposits.ended'), value: <Moment at={endedAt} /> }] : []),
    ...(state === 'review' || approvals.length > 0
      ? [{ id: 'approvals', label: t('deposits.approvals'), value: approvalsOf({ approvals, needed }) }]
      : []),
  ];
}

function Moment({ at }: { at: string }) {
  return <FormattedDate value={at} dateStyle="long" timeStyle="short" />;
}

function Slip({ address }: { address: string }) {
  const t = useTexts();
  return (
    <figure className={styles['slip']}>
      <figcaption>{t('deposits.slip')}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={t('deposits.slipAlt')} loading="lazy" />
      </a>
    </figure>
  );
}
