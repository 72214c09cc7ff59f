import { dayIn, localTimeZone } from '@pavilion/time';
import { IconButton, SelectField } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';
import { DayField, type DayFieldProps } from './DayField';
import styles from './days.module.css';

interface MomentFieldProps extends Omit<DayFieldProps, 'today' | 'last' | 'end'> {
  /** By the operator's own clock, `2026-03-01T14:05`; empty for none. */
  value: string;
  onValueChange: (moment: string) => void;
}

/** A day and its hour and minute, by the operator's own clock. A new day begins at midnight; one that is not needed can be taken back. */
export function MomentField({ value, onValueChange, ...field }: MomentFieldProps) {
  const t = useTexts();
  const [day = '', time = '00:00'] = value ? value.split('T') : [];
  const [hour = '00', minute = '00'] = time.split(':');
  const part = (label: string, count: number, chosen: string, timeOf: (to: string) => string) => (
    <Part
      {...{ label, count, chosen }}
      disabled={field.disabled ?? false}
      onChoose={(to) => onValueChange(`${day}T${timeOf(to)}`)}
    />
  );
  return (
    <DayField
      {...field}
      value={day}
      today={dayIn(localTimeZone())}
      onValueChange={(chosen) => onValueChange(`${chosen}T${hour}:${minute}`)}
      end={
        day && (
          <>
            {part(t('days.hour'), 24, hour, (to) => `${to}:${minute}`)}
            {part(t('days.minute'), 60, minute, (to) => `${hour}:${to}`)}
            {!field.required && !field.disabled && (
              <IconButton icon="x" label={t('days.clear', { field: field.label })} onClick={() => onValueChange('')} />
            )}
          </>
        )
      }
    />
  );
}

interface PartProps {
  label: string;
  count: number;
  chosen: string;
  disabled: boolean;
  onChoose: (to: string) => void;
}

/** Hours or minutes, in the digits of the page. */
function Part({ label, count, chosen, disabled, onChoose }: PartProps) {
  const { formatNumber } = useIntl();
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at).padStart(2, '0'),
    label: formatNumber(at, { minimumIntegerDigits: 2 }),
  }));
  return (
    <SelectField
      className={styles['time']}
      label={label}
      labelHidden
      options={options}
      value={chosen}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
