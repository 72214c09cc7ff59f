import type { WithdrawalLine } from '@pavilion/api/operations';
import { type KeyValue, KeyValueList } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import { Marks } from './Marks';
import { Standing } from './Standing';
import { useAmount } from './use-amount';
import { useApprovals } from './use-approvals';
import styles from './payouts.module.css';

/** Everything of a withdrawal that an operator may know. */
export function PayoutFacts({ brand, line }: { brand: string; line: WithdrawalLine }) {
  const t = useTexts();
  const money = useMoneyLines(line);
  const way = useWayLines(line);
  const { id, member, marks, hasProof, reason } = line;
  return (
    <>
      {reason && (
        <p className={styles['reason']}>
          <strong>{t('payouts.reason')}</strong>
          <q>{reason}</q>
        </p>
      )}
      <KeyValueList items={[{ id: 'state', label: t('payouts.state'), value: <Standing line={line} /> }, ...money]} />
      <KeyValueList
        items={[
          {
            id: 'member',
            label: t('payouts.member'),
            value: (
              <>
                <Link to={`/brands/${brand}/members/${member.id}`}>{member.account}</Link>
                <Since label={t('payouts.memberSince')} at={member.registeredAt} />
              </>
            ),
          },
          ...way,
          { id: 'marks', label: t('payouts.marks'), value: <Marks marks={marks} /> },
        ]}
      />
      {hasProof && <Proof address={`/staff/brands/${brand}/withdrawals/${id}/proof`} />}
    </>
  );
}

function useMoneyLines({ amount, fee, paid, currency, state }: WithdrawalLine): KeyValue[] {
  const t = useTexts();
  const amountOf = useAmount();
  const told = state === 'sent' || state === 'paid' || state === 'failed';
  return [
    { id: 'amount', label: t('payouts.amount'), value: amountOf(amount, currency) },
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
    ...(looked ? [{ id: 'approvals', label: t('payouts.approvals'), value: approvalsOf({ approvals, needed }) }] : []),
  ];
}

function Moment({ at }: { at: string }) {
  return <FormattedDate value={at} dateStyle="long" timeStyle="short" />;
}

function Since({ label, at }: { label: string; at: string }) {
  return (
    <small className={styles['second']}>
      {label} <FormattedDate value={at} dateStyle="long" />
    </small>
  );
}

function Proof({ address }: { address: string }) {
  const t = useTexts();
  return (
    <figure className={styles['proof']}>
      <figcaption>{t('payouts.proof')}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={t('payouts.proofAlt')} loading="lazy" />
      </a>
    </figure>
  );
}
