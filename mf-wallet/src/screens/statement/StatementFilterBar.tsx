import { transactionGroups, type TransactionGroup } from '@pavilion/api/records';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { DayRange } from '../../features/day-range/DayRange';
import type { StatementFilters } from '../../queries/statement';
import styles from './statement.module.css';
import { WalletChips } from './WalletChips';

interface StatementFilterBarProps {
  choice: StatementFilters;
  onChange: (choice: StatementFilters) => void;
}

/** Which days, which wallet and which groups. No group chosen means all of them. */
export function StatementFilterBar({ choice, onChange }: StatementFilterBarProps) {
  const { formatMessage } = useIntl();
  const toggled = (group: TransactionGroup) =>
    transactionGroups.filter((other) => (other === group) !== choice.groups.includes(other));
  return (
    <div className={styles['filters']}>
      <DayRange days={choice} onChange={(days) => onChange({ ...choice, ...days })} />
      <WalletChips chosen={choice.wallet} onChoose={(wallet) => onChange({ ...choice, wallet })} />
      <ChipRow label={formatMessage({ id: 'statement.kinds' })}>
        <Chip selected={choice.groups.length === 0} onClick={() => onChange({ ...choice, groups: [] })}>
          {formatMessage({ id: 'kind.all' })}
        </Chip>
        {transactionGroups.map((group) => (
          <Chip
            key={group}
            selected={choice.groups.includes(group)}
            onClick={() => onChange({ ...choice, groups: toggled(group) })}
          >
            {formatMessage({ id: `group.${group}` })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
