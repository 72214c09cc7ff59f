import { feeOf } from '@pavilion/money';
import type { DepositMethod } from '@pavilion/api/wallet';
import { useBrand } from '@pavilion/host/brand';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button, RadioCards } from '@pavilion/ui';
import { type SyntheticEvent, useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { MethodMark } from '../../features/MethodMark';
import { plainAmount } from '../../features/plain-amount';
import { BonusOffer } from './BonusOffer';

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
  const locale = useLocale();
  const { currencySymbol } = useBrand();
  const [tried, setTried] = useState(false);
  const amount = parseAmount(typed);
  const limits = { min: money(method.min), max: money(method.max) };
  const problem =
    amount === undefined
      ? formatMessage({ id: 'deposit.amount.missing' })
      : amount < BigInt(method.min) || amount > BigInt(method.max)
        ? formatMessage({ id: 'deposit.amount.bounds' }, limits)
        : undefined;
  const review = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && !problem) return onReview(amount);
    event.currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
  };
  const quick = quickAmounts.filter((minor) => BigInt(minor) >= BigInt(method.min) && BigInt(minor) <= BigInt(method.max));
  return (
    <form className={styles['card']} onSubmit={review} noValidate>
      <AmountField
        label={formatMessage({ id: 'deposit.amount' })}
        hint={formatMessage({ id: 'deposit.amount.hint' }, limits)}
        error={tried ? problem : undefined}
        value={typed}
        onValueChange={onType}
        currency={currencySymbol}
        scale="large"
      />
      <RadioCards
        label={formatMessage({ id: 'deposit.quick' })}
        labelHidden
        layout="pills"
        options={quick.map((minor) => ({ value: minor, title: money(minor).replace(/\.00$/, '') }))}
        value={quick.find((minor) => BigInt(minor) === amount) ?? null}
        onValueChange={(minor) => onType(plainAmount(BigInt(minor)))}
      />
      <RadioCards
        label={formatMessage({ id: 'deposit.method' })}
        options={methods.map(({ code, name, mark, min, max, feeBps, minutes }) => ({
          value: code,
          title: name[locale],
          media: <MethodMark mark={mark} code={code} />,
          text: (
            <>
              <span className={styles['limits']}>
                {formatMessage({ id: 'deposit.limits' }, { min: money(min), max: money(max) })}
              </span>
              <span className={styles['terms']}>
                {feeBps === 0
                  ? formatMessage({ id: 'deposit.noFee' })
                  : formatMessage({ id: 'deposit.fee' }, { percent: feeBps / 100 })}
                {' · '}
                {formatMessage({ id: 'deposit.minutes' }, { minutes })}
              </span>
            </>
          ),
        }))}
        value={method.code}
        onValueChange={onChoose}
      />
      <BonusOffer amount={amount} chosen={bonus} onChoose={onBonus} />
      <Button type="submit" variant="primary" size="large" wide>
        {amount === undefined || problem
          ? formatMessage({ id: 'deposit.review' })
          : formatMessage({ id: 'deposit.reviewAmount' }, { amount: money(amount + feeOf(amount, method.feeBps)) })}
      </Button>
    </form>
  );
}
