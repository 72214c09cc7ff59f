import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, TextField } from '@pavilion/ui';
import styles from './days.module.css';
import { type DateRange, type Preset, rangeOf } from './range';

interface DayRangeProps {
  days: DateRange;
  /** The ranges that are one press away. */
  presets: readonly Preset[];
  onChange: (days: DateRange) => void;
}

/** Which days: some by name, any by date. */
export function DayRange({ days, presets, onChange }: DayRangeProps) {
  const { formatMessage } = useIntl();
  const { timeZone } = useBrand();
  return (
    <div className={styles['range']}>
      <ChipRow label={formatMessage({ id: 'statement.range' })}>
        {presets.map((preset) => {
          const range = rangeOf(preset, timeZone);
          const selected = range.from === days.from && range.to === days.to;
          return (
            <Chip key={preset} selected={selected} onClick={() => onChange(range)}>
              {formatMessage({ id: `range.${preset}` })}
            </Chip>
          );
        })}
      </ChipRow>
      <div className={styles['dates']}>
        <TextField
          type="date"
          label={formatMessage({ id: 'statement.from' })}
          value={days.from}
          max={days.to}
          onChange={({ target }) => target.value && target.value <= days.to && onChange({ ...days, from: target.value })}
        />
        <TextField
          type="date"
          label={formatMessage({ id: 'statement.to' })}
          value={days.to}
          min={days.from}
          onChange={({ target }) => target.value >= days.from && onChange({ ...days, to: target.value })}
        />
      </div>
    </div>
  );
}
