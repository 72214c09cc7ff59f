import type { DepositMethod } from '@pavilion/api/wallet';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { feeOf } from '@pavilion/money';
import { AmountField, Button } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { amountProblem } from './amount-problem';
import { BonusOffer } from './BonusOffer';
import { MethodChoice } from './MethodChoice';
import { QuickAmounts } from './QuickAmounts';

interface AmountStepProps {
  methods: readonly DepositMethod[];
  quickAmounts: readonly string[];
  method: DepositMethod;
  typed: string;
  bonus: string | undefined;
  onType: (typed: string) => void;
  onChoose: (code: string) => void;
  onBonus: (code: string | undefined) => void;
  onReview: (amount: bigint) => void;
}

/** How much, first and large, and by which way. */
export function AmountStep(props: AmountStepProps) {
  const { methods, quickAmounts, method, typed, bonus, onType, onChoose, onBonus, onReview } = props;
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const amount = parseAmount(typed);
  const problem = amountProblem(typed, method);
  const limits = { min: money(method.min), max: money(method.max) };
  const review = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && !problem) return onReview(amount);
    event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
  };
  return (
    <form className={styles['card']} onSubmit={review} noValidate>
      <AmountField
        label={formatMessage({ id: 'deposit.amount' })}
        hint={formatMessage({ id: 'deposit.amount.hint' }, limits)}
        error={tried && problem ? formatMessage({ id: problem }, limits) : undefined}
        value={typed}
        onValueChange={onType}
        currency={currencySymbol}
        scale="large"
      />
      <QuickAmounts amounts={quickAmounts} method={method} chosen={amount} onType={onType} />
      <MethodChoice methods={methods} chosen={method.code} onChoose={onChoose} />
      <BonusOffer amount={amount} chosen={bonus} onChoose={onBonus} />
      <Button type="submit" variant="primary" size="large" wide>
        {amount === undefined || problem
          ? formatMessage({ id: 'deposit.review' })
          : formatMessage({ id: 'deposit.reviewAmount' }, { amount: money(amount + feeOf(amount, method.feeBps)) })}
      </Button>
    </form>
  );
}
