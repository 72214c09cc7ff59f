import { type DateRange, DayRangeButton } from '@pavilion/features/days';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import styles from './days.module.css';
import { presets, rangeOf } from './range';

interface DayRangeProps {
  days: DateRange;
  onChange: (days: DateRange) => void;
}

/** Which days: some by name, any from a calendar. */
export function DayRange({ days, onChange }: DayRangeProps) {
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
      <DayRangeButton days={days} onChange={onChange} />
    </div>
  );
}
