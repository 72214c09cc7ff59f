import type { DepositLine } from '@pavilion/api/staff';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
import { Evidence, DateTime, MemberReason, useMemberFact } from '../queues/facts';
import { useFormatAmount } from '../queues/use-format-amount';
import { useApprovalText } from '../queues/use-approval-text';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { DepositStatus } from './DepositStatus';

/** Everything of a deposit that an operator may know. */
export function DepositFacts({ brand, line }: { brand: string; line: DepositLine }) {
  const t = useTexts();
  const money = useAmountItems(line);
  const methodItems = useMethodItems(line);
  const who = useMemberFact(brand, line.member);
  const { id, state, reviewReason, hasSlip, reason } = line;
  return (
    <>
      {state === 'review' && reviewReason && <p className={styles['reason']}>{t(`deposits.concernText.${reviewReason}`)}</p>}
      {reason && <MemberReason label={t('deposits.reason')} reason={reason} />}
      <KeyValueList items={[{ id: 'state', label: t('queue.state'), value: <DepositStatus line={line} /> }, ...money]} />
      <KeyValueList items={[who, ...methodItems]} />
      {hasSlip && (
        <Evidence caption={t('deposits.slip')} alt={t('deposits.slipAlt')} address={`/staff/brands/${brand}/deposits/${id}/slip`} />
      )}
    </>
  );
}

function useAmountItems({ amount, fee, arrived, credited, currency }: DepositLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const amountToPay = BigInt(amount) + BigInt(fee);
  return [
    { id: 'amount', label: t('queue.amount'), value: amountOf(amount, currency) },
    { id: 'fee', label: t('deposits.fee'), value: amountOf(fee, currency) },
    { id: 'amountToPay', label: t('deposits.amountToPay'), value: amountOf(amountToPay, currency) },
    ...(arrived === null
      ? []
      : [{ id: 'arrived', label: t('deposits.arrived'), value: amountOf(arrived, currency), strong: true }]),
    ...(credited === null
      ? []
      : [{ id: 'credited', label: t('deposits.credited'), value: amountOf(credited, currency), strong: true }]),
  ];
}

function useMethodItems({
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
  const approvalsOf = useApprovalText();
  return [
    { id: 'method', label: t('deposits.method'), value: provider === 'bank' ? method[locale] : `${method[locale]} · ${provider}` },
    { id: 'reference', label: t('deposits.reference'), value: reference },
    { id: 'started', label: t('deposits.started'), value: <DateTime at={createdAt} /> },
    { id: 'until', label: t('deposits.until'), value: <DateTime at={expiresAt} /> },
    ...(endedAt ? [{ id: 'ended', label: t('deposits.ended'), value: <DateTime at={endedAt} /> }] : []),
    ...(state === 'review' || approvals.length > 0
      ? [{ id: 'approvals', label: t('queue.approvals'), value: approvalsOf({ approvals, needed }) }]
      : []),
  ];
}
