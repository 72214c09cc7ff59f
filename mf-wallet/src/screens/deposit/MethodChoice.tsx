import type { DepositMethod } from '@pavilion/api/wallet';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { RadioCards } from '@pavilion/ui';
import { MethodMark } from '../../features/MethodMark';
import styles from '../../features/money-screen.module.css';

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** The ways to deposit, each with its limits, its fee and how long it takes. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <RadioCards
      label={formatMessage({ id: 'deposit.method' })}
      options={methods.map((method) => ({
        value: method.code,
        title: method.name[locale],
        media: <MethodMark method={method} />,
        text: <MethodTerms {...method} />,
      }))}
      value={chosen}
      onValueChange={onChoose}
    />
  );
}

function MethodTerms({ min, max, feeBps, minutes }: DepositMethod) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <>
      <span className={styles['limits']}>{formatMessage({ id: 'deposit.limits' }, { min: money(min), max: money(max) })}</span>
      <span className={styles['terms']}>
        {feeBps === 0 ? formatMessage({ id: 'deposit.noFee' }) : formatMessage({ id: 'deposit.fee' }, { percent: feeBps / 100 })}
        {' · '}
        {formatMessage({ id: 'deposit.minutes' }, { minutes })}
      </span>
    </>
  );
}
