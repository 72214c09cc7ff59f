import type { WithdrawalLine } from '@pavilion/api/staff';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
import { Evidence, DateTime, Since, MemberReason, useMemberFact } from '../queues/facts';
import { useFormatAmount } from '../queues/use-format-amount';
import { useApprovalText } from '../queues/use-approval-text';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { ReviewFlags } from './ReviewFlags';
import { WithdrawalStatus } from './WithdrawalStatus';

/** Everything of a withdrawal that an operator may know. */
export function WithdrawalFacts({ brand, line }: { brand: string; line: WithdrawalLine }) {
  const t = useTexts();
  const money = useAmountItems(line);
  const way = useMethodItems(line);
  const who = useMemberFact(brand, line.member);
  const { id, flags, hasProof, reason } = line;
  return (
    <>
      {reason && <MemberReason label={t('payouts.reason')} reason={reason} />}
      <KeyValueList items={[{ id: 'state', label: t('desk.state'), value: <WithdrawalStatus line={line} /> }, ...money]} />
      <KeyValueList items={[who, ...way, { id: 'flags', label: t('payouts.marks'), value: <ReviewFlags flags={flags} /> }]} />
      {hasProof && (
        <Evidence
          caption={t('payouts.proof')}
          alt={t('payouts.proofAlt')}
          address={`/staff/brands/${brand}/withdrawals/${id}/proof`}
        />
      )}
    </>
  );
}

function useAmountItems({ amount, fee, paid, currency, state }: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const told = state === 'sent' || state === 'paid' || state === 'failed';
  return [
    { id: 'amount', label: t('desk.amount'), value: amountOf(amount, currency) },
    { id: 'fee', label: t('payouts.fee'), value: amountOf(fee, currency) },
    { id: 'receives', label: t('payouts.receives'), value: amountOf(BigInt(amount) - BigInt(fee), currency), strong: true },
    ...(told ? [{ id: 'paid', label: t('payouts.paid'), value: amountOf(paid, currency) }] : []),
  ];
}

function useMethodItems(line: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const [locale] = useLocale();
  const approvalsOf = useApprovalText();
  const { method, payee, requestedAt, endedAt, approvals, needed, flags } = line;
  const looked = line.state === 'review' || approvals.length > 0 || flags.length > 0;
  return [
    { id: 'method', label: t('payouts.method'), value: method[locale] },
    {
      id: 'payee',
      label: t('payouts.payee'),
      value: (
        <>
          {payee.holder}
          <small className={styles['second']}>{[payee.bank, payee.number].filter(Boolean).join(' · ')}</small>
          <Since label={t('payouts.payeeSince')} at={payee.addedAt} />
        </>
      ),
    },
    { id: 'asked', label: t('payouts.asked'), value: <DateTime at={requestedAt} /> },
    ...(endedAt ? [{ id: 'ended', label: t('payouts.ended'), value: <DateTime at={endedAt} /> }] : []),
    ...(looked ? [{ id: 'approvals', label: t('desk.approvals'), value: approvalsOf({ approvals, needed }) }] : []),
  ];
}
