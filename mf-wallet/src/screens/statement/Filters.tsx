import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, TextField } from '@pavilion/ui';
import type { MovementKind } from '@pavilion/api/wallet';
import type { StatementChoice } from '../../queries/statement';
import { presets, rangeOf } from './range';
import styles from './statement.module.css';

const kinds: readonly MovementKind[] = ['deposit', 'withdrawal', 'bet', 'win', 'rollback'];

interface FiltersProps {
  choice: StatementChoice;
  onChange: (choice: StatementChoice) => void;
}

/** Which days and which kinds. No kind chosen means all of them. */
export function Filters({ choice, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const toggled = (kind: MovementKind) =>
    choice.kinds.includes(kind)
      ? choice.kinds.filter((other) => other !== kind)
      : kinds.filter((other) => other === kind || choice.kinds.includes(other));
  return (
    <div className={styles['filters']}>
      <ChipRow label={formatMessage({ id: 'statement.range' })}>
        {presets.map((preset) => {
          const range = rangeOf(preset);
          return (
            <Chip
              key={preset}
              selected={range.from === choice.from && range.to === choice.to}
              onClick={() => onChange({ ...choice, ...range })}
            >
              {formatMessage({ id: `range.${preset}` })}
            </Chip>
          );
        })}
      </ChipRow>
      <div className={styles['days']}>
        <TextField
          type="date"
          label={formatMessage({ id: 'statement.from' })}
          value={choice.from}
          max={choice.to}
          onChange={({ target }) => target.value && target.value <= choice.to && onChange({ ...choice, from: target.value })}
        />
        <TextField
          type="date"
          label={formatMessage({ id: 'statement.to' })}
          value={choice.to}
          min={choice.from}
          onChange={({ target }) => target.value >= choice.from && onChange({ ...choice, to: target.value })}
        />
      </div>
      <ChipRow label={formatMessage({ id: 'statement.kinds' })}>
        <Chip selected={choice.kinds.length === 0} onClick={() => onChange({ ...choice, kinds: [] })}>
          {formatMessage({ id: 'kind.all' })}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} selected={choice.kinds.includes(kind)} onClick={() => onChange({ ...choice, kinds: toggled(kind) })}>
            {formatMessage({ id: `kind.${kind}` })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
