import { useBrand } from '@pavilion/host/brand';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { dayIn, isDay } from '@pavilion/time';
import { classNames, type FieldTexts, SelectField, type SelectOption } from '@pavilion/ui';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './birthday-field.module.css';
import { texts } from './texts';

/** Three lists in one field: `YYYY-MM-DD` once all are chosen, parts of it such as `1994--` before, empty with none. @public */
export interface BirthdayFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first list, to be focused when something is wrong. */
  ref?: Ref<HTMLSelectElement>;
  /** At the end of the label's line. */
  aside?: ReactNode;
  className?: string | undefined;
}

const PARTS = ['day', 'month', 'year'] as const;
/** Somebody who is too young finds their year and is told so, instead of taking another. */
const YOUNGEST = 16;
const YEARS = 100;
/** Has a 29 February, for whoever has not chosen a year yet. */
const LEAP_YEAR = '2000';

/**
 * A day of birth, from lists of days, months and years in the words and digits of the page: each opens as the device opens lists, and takes a typed
 * letter or digit. A calendar would have to be leafed through for decades.
 *
 * @public
 */
export function BirthdayField({
  label,
  hint,
  error,
  required,
  aside,
  value,
  onChange,
  onBlur,
  ref,
  className,
}: BirthdayFieldProps) {
  const words = texts[useLocale()];
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const chosen = { day, month, year };
  const options = useOptions(chosen);
  const choose = (part: (typeof PARTS)[number], to: string) => onChange(dayOf({ ...chosen, [part]: to }));
  return (
    <fieldset className={classNames(styles['field'], className)} aria-describedby={`${id}-about`}>
      <legend className={styles['top']}>
        <span>
          {label}
          {required && (
            <span className={styles['mark']} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {aside}
      </legend>
      <div className={styles['parts']}>
        {PARTS.map((part, at) => (
          <SelectField
            key={part}
            {...(at === 0 && ref && { ref })}
            label={words[part]}
            labelHidden
            placeholder={words[part]}
            options={options[part]}
            autoComplete={`bday-${part}`}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-about`}
            value={chosen[part]}
            onChange={({ target }) => choose(part, target.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <div id={`${id}-about`}>
        <div aria-live="polite">{error && <p className={styles['error']}>{error}</p>}</div>
        {hint && <p className={styles['hint']}>{hint}</p>}
      </div>
    </fieldset>
  );
}

type Chosen = Readonly<Record<(typeof PARTS)[number], string>>;

/** A day that the month does not have is taken back. */
function dayOf({ day, month, year }: Chosen): string {
  const kept = day && hasDay({ month, year }, day) ? day : '';
  return kept || month || year ? `${year}-${month}-${kept}` : '';
}

function hasDay({ month, year }: Omit<Chosen, 'day'>, day: string): boolean {
  return isDay(`${year || LEAP_YEAR}-${month || '01'}-${day}`);
}

function useOptions(chosen: Chosen): Record<(typeof PARTS)[number], SelectOption[]> {
  const { formatDate } = useIntl();
  const { timeZone } = useBrand();
  const newest = Number(dayIn(timeZone).slice(0, 4)) - YOUNGEST;
  const option = (value: string, date: string, format: Intl.DateTimeFormatOptions): SelectOption => ({
    value,
    label: formatDate(date, { ...format, timeZone: 'UTC' }),
  });
  return {
    day: numbered(31)
      .filter((day) => hasDay(chosen, day))
      .map((day) => option(day, `2000-01-${day}`, { day: 'numeric' })),
    month: numbered(12).map((month) => option(month, `2000-${month}-01`, { month: 'long' })),
    year: Array.from({ length: YEARS }, (_, back) => String(newest - back)).map((year) =>
      option(year, `${year}-01-01`, { year: 'numeric' }),
    ),
  };
}

/** `01`, `02` … */
function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'));
}
