import { Dialog, Field, type FieldTexts, Icon, Skeleton } from '@pavilion/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import styles from './days.module.css';

const DayCalendar = lazy(() => import('@pavilion/ui/calendar').then((loaded) => ({ default: loaded.DayCalendar })));

export interface DayFieldProps extends Omit<FieldTexts, 'label'> {
  label: string;
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  onValueChange: (day: string) => void;
  /** By the clock that the days belong to. */
  today: string;
  /** No later day can be chosen. */
  last?: string;
  disabled?: boolean;
  /** Beside the day, such as an hour. */
  end?: ReactNode;
}

/** A day from a calendar in the page's language; the browser's own field speaks the browser's. */
export function DayField({ value, onValueChange, today, last, disabled = false, end, ...field }: DayFieldProps) {
  const t = useTexts();
  const { formatDate } = useIntl();
  const [open, setOpen] = useState(false);
  const shown = value && formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <Field {...field}>
        {/* A button is neither required nor invalid for assistive technology: the error is read out as its description. */}
        {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }) => (
          <div className={styles['line']}>
            <button
              type="button"
              {...control}
              aria-label={`${field.label} ${shown || t('days.choose')}`}
              aria-haspopup="dialog"
              className={styles['day']}
              data-invalid={invalid}
              disabled={disabled}
              onClick={() => setOpen(true)}
            >
              <Icon name="calendar" size={18} />
              <span>{shown || t('days.choose')}</span>
            </button>
            {end}
          </div>
        )}
      </Field>
      <Dialog open={open} onClose={() => setOpen(false)} title={field.label} closeLabel={t('close')} size="small" onPhone="card">
        <div className={styles['calendar']}>
          <Suspense fallback={<Skeleton shape="block" height="340px" />}>
            {open && (
              <Choice
                {...{ value, today, last }}
                onValueChange={(day) => {
                  setOpen(false);
                  onValueChange(day);
                }}
              />
            )}
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}

function Choice({
  value,
  onValueChange,
  ...days
}: Pick<DayFieldProps, 'value' | 'onValueChange' | 'today'> & { last: string | undefined }) {
  const t = useTexts();
  const [locale] = useLocale();
  const { formatDate } = useIntl();
  const texts = {
    months: t('days.months'),
    previous: t('days.previous'),
    next: t('days.next'),
    today: t('days.today'),
    chosen: t('days.chosen'),
  };
  return <DayCalendar {...days} day={value} onChange={onValueChange} locale={locale} formatDate={formatDate} texts={texts} />;
}
