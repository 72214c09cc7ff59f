import type { TransferTerms } from '@pavilion/api/transfers';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button, KeyValueList } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import { Conditions, isOnHold } from '../../features/Conditions';
import styles from '../../features/money-screen.module.css';
import { amountProblem } from './amount-problem';
import type { Upline } from './upline';

interface AmountStepProps {
  terms: TransferTerms;
  upline: Upline;
  typed: string;
  onType: (typed: string) => void;
  onReview: (amount: bigint) => void;
}

/** To whom, and how much. */
export function AmountStep({ terms, upline, typed, onType, onReview }: AmountStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const amount = parseAmount(typed);
  const problem = amountProblem(typed, terms);
  const shown = { min: money(terms.min), max: money(terms.max), left: money(terms.today) };
  const review = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && !problem) return onReview(amount);
    event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
  };
  return (
    <form className={styles['card']} onSubmit={review} noValidate>
      <KeyValueList items={[{ label: formatMessage({ id: 'upline.to' }), value: memberName(upline) }]} />
      <Conditions terms={terms} words={{ hold: 'upline.hold', turnover: 'upline.turnover' }} />
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
      <Button type="submit" variant="primary" size="large" wide disabled={isOnHold(terms)}>
        {formatMessage({ id: 'deposit.review' })}
      </Button>
    </form>
  );
}

/** The account, which is nobody else's, and what they call themselves. */
export function memberName({ account, nickname }: Upline): string {
  return nickname ? `${account} · ${nickname}` : account;
}
