import type { Payee, WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useBrand } from '@pavilion/host/brand';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button, RadioCards } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import { Conditions, isOnHold } from '../../features/Conditions';
import { MethodMark } from '../../features/MethodMark';
import styles from '../../features/money-screen.module.css';
import { useRemovePayee } from '../../queries/withdrawals';
import { amountProblem } from './amount-problem';
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
  const locale = useLocale();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const remove = useConfirmedRemoval();
  const payee = terms.payees.find(({ id }) => id === chosen) ?? terms.payees[0];
  const method = terms.methods.find(({ code }) => code === payee?.method);
  const amount = parseAmount(typed);
  const problem = method && amountProblem({ amount, method, terms });
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
      <RadioCards
        label={formatMessage({ id: 'withdraw.to' })}
        layout="list"
        options={terms.payees.map(({ id, method: code, methodName, holder, bank, number }) => ({
          value: id,
          title: `${bank ?? methodName[locale]} ${number}`,
          text: holder,
          media: <MethodMark mark={terms.methods.find((each) => each.code === code)?.mark ?? ''} code={code} />,
        }))}
        value={payee?.id ?? null}
        onValueChange={onChoose}
      />
      <div className={styles['pair']}>
        <Button variant="secondary" onClick={onAdd}>
          {formatMessage({ id: 'payee.add' })}
        </Button>
        <Button variant="ghost" busy={remove.isPending} onClick={() => payee && void remove.ask(payee)}>
          {formatMessage({ id: 'payee.remove' })}
        </Button>
      </div>
      <Button type="submit" variant="primary" size="large" wide disabled={isOnHold(terms)}>
        {formatMessage({ id: 'deposit.review' })}
      </Button>
    </form>
  );
}

/** Taking an account away is asked about: adding it again makes withdrawals wait. */
function useConfirmedRemoval() {
  const { formatMessage } = useIntl();
  const { confirm } = useDialogs();
  const { mutate, isPending } = useRemovePayee();
  const ask = async ({ id, number }: Payee) => {
    const question = {
      title: formatMessage({ id: 'payee.remove.title' }, { number }),
      text: formatMessage({ id: 'payee.remove.text' }),
      confirm: formatMessage({ id: 'payee.remove.yes' }),
      cancel: formatMessage({ id: 'payee.remove.no' }),
    };
    if (await confirm({ ...question, danger: true })) mutate(id);
  };
  return { ask, isPending };
}
