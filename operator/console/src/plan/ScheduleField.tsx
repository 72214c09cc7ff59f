import { localTimeZone } from '@pavilion/time';
import { Checkbox } from '@pavilion/ui';
import { MomentField } from '../days/MomentField';
import { useTexts } from '../messages';
import { isPast } from './local-time';

export interface ScheduleFieldProps {
  /** Undefined for now; else what the field holds, empty until something is chosen. */
  value: string | undefined;
  onValueChange: (moment: string | undefined) => void;
}

/** Now or at a moment of the operator's own clock. */
export function ScheduleField({ value, onValueChange }: ScheduleFieldProps) {
  const t = useTexts();
  return (
    <div>
      <Checkbox
        label={t('schedule.later')}
        checked={value !== undefined}
        onChange={({ target }) => onValueChange(target.checked ? '' : undefined)}
      />
      {value !== undefined && (
        <MomentField
          label={t('schedule.at')}
          hint={t('schedule.zone', { zone: localTimeZone() })}
          error={isPast(value) && t('schedule.past')}
          required
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </div>
  );
}
