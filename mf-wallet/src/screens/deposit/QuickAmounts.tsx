import type { DepositMethod } from '@pavilion/api/wallet';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { RadioCards } from '@pavilion/ui';
import { plainAmount } from '../../features/plain-amount';
import { isWithinLimits } from './amount-problem';

interface QuickAmountsProps {
  /** Minor units; those that the method does not take are left out. */
  amounts: readonly string[];
  method: DepositMethod;
  chosen: bigint | undefined;
  onType: (typed: string) => void;
}

/** Usual amounts, a tap each, which fill the field above. */
export function QuickAmounts({ amounts, method, chosen, onType }: QuickAmountsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const offered = amounts.filter((minor) => isWithinLimits(BigInt(minor), method));
  return (
    <RadioCards
      label={formatMessage({ id: 'deposit.quick' })}
      labelHidden
      layout="pills"
      options={offered.map((minor) => ({ value: minor, title: money(minor).replace(/\.00$/, '') }))}
      value={offered.find((minor) => BigInt(minor) === chosen) ?? null}
      onValueChange={(minor) => onType(plainAmount(BigInt(minor)))}
    />
  );
}
