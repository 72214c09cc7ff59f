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
  const methodItems = useMethodItems(line);
  const who = useMemberFact(brand, line.member);
  const { id, flags, faster, hasProof, reason } = line;
  return (
    <>
      {reason && <MemberReason label={t('withdrawals.reason')} reason={reason} />}
      <KeyValueList items={[{ id: 'state', label: t('queue.state'), value: <WithdrawalStatus line={line} /> }, ...money]} />
      <KeyValueList
        items={[who, ...methodItems, { id: 'flags', label: t('withdrawals.flags'), value: <ReviewFlags {...{ flags, faster }} /> }]}
      />
      {hasProof && (
        <Evidence
          caption={t('withdrawals.proof')}
          alt={t('withdrawals.proofAlt')}
          address={`/staff/brands/${brand}/withdrawals/${id}/proof`}
        />
      )}
    </>
  );
}

function useAmountItems({ reference, amount, fee, paid, received, currency, state }: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const sentToCompany = state === 'sent' || state === 'paid' || state === 'failed';
  const missing = BigInt(amount) - BigInt(fee) - BigInt(received ?? 0);
  return [
    { id: 'reference', label: t('withdrawals.reference'), value: reference },
    { id: 'amount', label: t('queue.amount'), value: amountOf(amount, currency) },
    { id: 'fee', label: t('withdrawals.fee'), value: amountOf(fee, currency) },
    { id: 'receives', label: t('withdrawals.receives'), value: amountOf(BigInt(amount) - BigInt(fee), currency), strong: true },
    ...(sentToCompany ? [{ id: 'paid', label: t('withdrawals.paid'), value: amountOf(paid, currency) }] : []),
    ...(received === null
      ? []
      : [
          { id: 'received', label: t('withdrawals.received'), value: amountOf(received, currency) },
          { id: 'remaining', label: t('withdrawals.remaining'), value: amountOf(missing, currency), strong: true },
        ]),
  ];
}

function useMethodItems(line: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const [locale] = useLocale();
  const approvalsOf = useApprovalText();
  const { method, payee, requestedAt, endedAt, approvals, needed, flags } = line;
  const reviewed = line.state === 'review' || approvals.length > 0 || flags.length > 0;
  return [
    { id: 'method', label: t('withdrawals.method'), value: method[locale] },
    {
      id: 'payee',
      label: t('withdrawals.payee'),
      value: (
        <>
          {payee.holder}
          <small className={styles['second']}>{[payee.bank, payee.number].filter(Boolean).join(' · ')}</small>
          <Since label={t('withdrawals.payeeSince')} at={payee.addedAt} />
        </>
      ),
    },
    { id: 'requested', label: t('withdrawals.requested'), value: <DateTime at={requestedAt} /> },
    ...(endedAt ? [{ id: 'ended', label: t('withdrawals.ended'), value: <DateTime at={endedAt} /> }] : []),
    ...(reviewed ? [{ id: 'approvals', label: t('queue.approvals'), value: approvalsOf({ approvals, needed }) }] : []),
  ];
}
