import type { DepositLine } from '@pavilion/api/operations';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import styles from '../desk/desk.module.css';
import { Evidence, Moment, Told, useMemberFact } from '../desk/facts';
import { useAmount } from '../desk/use-amount';
import { useApprovals } from '../desk/use-approvals';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { Standing } from './Standing';

/** Everything of a deposit that an operator may know. */
export function DepositFacts({ brand, line }: { brand: string; line: DepositLine }) {
  const t = useTexts();
  const money = useMoneyLines(line);
  const way = useWayLines(line);
  const who = useMemberFact(brand, line.member);
  const { id, state, concern, hasSlip, reason } = line;
  return (
    <>
      {state === 'review' && concern && <p className={styles['reason']}>{t(`deposits.concernText.${concern}`)}</p>}
      {reason && <Told label={t('deposits.reason')} reason={reason} />}
      <KeyValueList items={[{ id: 'state', label: t('desk.state'), value: <Standing line={line} /> }, ...money]} />
      <KeyValueList items={[who, ...way]} />
      {hasSlip && (
        <Evidence caption={t('deposits.slip')} alt={t('deposits.slipAlt')} address={`/staff/brands/${brand}/deposits/${id}/slip`} />
      )}
    </>
  );
}

function useMoneyLines({ amount, fee, arrived, credited, currency }: DepositLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useAmount();
  const asked = BigInt(amount) + BigInt(fee);
  return [
    { id: 'amount', label: t('desk.amount'), value: amountOf(amount, currency) },
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
      ? [{ id: 'approvals', label: t('desk.approvals'), value: approvalsOf({ approvals, needed }) }]
      : []),
  ];
}
