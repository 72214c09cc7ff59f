import type { WithdrawalLine } from '@pavilion/api/operations';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import styles from '../desk/desk.module.css';
import { Evidence, Moment, Since, Told, useMemberFact } from '../desk/facts';
import { useAmount } from '../desk/use-amount';
import { useApprovals } from '../desk/use-approvals';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { Marks } from './Marks';
import { Standing } from './Standing';

/** Everything of a withdrawal that an operator may know. */
export function PayoutFacts({ brand, line }: { brand: string; line: WithdrawalLine }) {
  const t = useTexts();
  const money = useMoneyLines(line);
  const way = useWayLines(line);
  const who = useMemberFact(brand, line.member);
  const { id, marks, hasProof, reason } = line;
  return (
    <>
      {reason && <Told label={t('payouts.reason')} reason={reason} />}
      <KeyValueList items={[{ id: 'state', label: t('desk.state'), value: <Standing line={line} /> }, ...money]} />
      <KeyValueList items={[who, ...way, { id: 'marks', label: t('payouts.marks'), value: <Marks marks={marks} /> }]} />
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

function useMoneyLines({ amount, fee, paid, currency, state }: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useAmount();
  const told = state === 'sent' || state === 'paid' || state === 'failed';
  return [
    { id: 'amount', label: t('desk.amount'), value: amountOf(amount, currency) },
    { id: 'fee', label: t('payouts.fee'), value: amountOf(fee, currency) },
    { id: 'receives', label: t('payouts.receives'), value: amountOf(BigInt(amount) - BigInt(fee), currency), strong: true },
    ...(told ? [{ id: 'paid', label: t('payouts.paid'), value: amountOf(paid, currency) }] : []),
  ];
}

function useWayLines(line: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const [locale] = useLocale();
  const approvalsOf = useApprovals();
  const { method, payee, requestedAt, endedAt, approvals, needed, marks } = line;
  const looked = line.state === 'review' || approvals.length > 0 || marks.length > 0;
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
    { id: 'asked', label: t('payouts.asked'), value: <Moment at={requestedAt} /> },
    ...(endedAt ? [{ id: 'ended', label: t('payouts.ended'), value: <Moment at={endedAt} /> }] : []),
    ...(looked ? [{ id: 'approvals', label: t('desk.approvals'), value: approvalsOf({ approvals, needed }) }] : []),
  ];
}
