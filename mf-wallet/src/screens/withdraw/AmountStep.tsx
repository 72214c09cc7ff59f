import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import { Conditions, isOnHold } from '../../features/Conditions';
import styles from '../../features/money-screen.module.css';
import { amountProblem } from './amount-problem';
import { PayeeChoice } from './PayeeChoice';
import type { ReviewedWithdrawal } from './reviewed';

interface AmountStepProps {
  terms: WithdrawalTerms;
  typed: string;
  chosen: string | null;
  onType: (typed: string) => void;
  onChoose: (payee: string) => void;
  onAdd: () => void;
  onReview: (reviewed: Omit<ReviewedWithdrawal, 'idempotencyKey'>) => void;
}

/** How much, first and large, and which of one's accounts it goes to. */
export function AmountStep({ terms, typed, chosen, onType, onChoose, onAdd, onReview }: AmountStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const payee = terms.payees.find(({ id }) => id === chosen) ?? terms.payees[0];
  const method = terms.methods.find(({ code }) => code === payee?.method);
  const amount = parseAmount(typed);
  const problem = method && amountProblem({ typed, method, terms });
  const review = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && payee && method && !problem) return onReview({ payee, method, amount });
    event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
  };
  const shown = {
    min: money(method?.min ?? 0n),
    max: money(method?.max ?? 0n),
    left: money(terms.today.amount),
    count: terms.today.count,
  };
  return (
    <form className={styles['card']} onSubmit={review} noValidate>
      <Conditions terms={terms} words={{ hold: `withdraw.hold.${terms.hold?.what}`, turnover: 'withdraw.turnover' }} />
      <AmountField
        label={formatMessage({ id: 'deposit.amount' })}
        aside={formatMessage({ id: 'withdraw.balance' }, { amount: money(terms.balance) })}
        hint={formatMessage({ id: 'withdraw.hint' }, shown)}
        error={tried && problem ? formatMessage({ id: problem }, shown) : undefined}
        value={typed}
        onValueChange={onType}
        currency={currencySymbol}
        scale="large"
      />
      <PayeeChoice terms={terms} chosen={payee} onChoose={onChoose} onAdd={onAdd} />
      <Button type="submit" variant="primary" size="large" wide disabled={isOnHold(terms)}>
        {formatMessage({ id: 'deposit.review' })}
      </Button>
    </form>
  );
}
