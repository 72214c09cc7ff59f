import { dayIn } from '@pavilion/time';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { Icon } from '../icons/Icon';
import styles from './calendar.module.css';

/** What is read out about a calendar, in the page's language. @public */
export interface CalendarTexts {
  /** The two buttons that turn months. */
  months: string;
  /** To the month before. */
  previous: string;
  /** To the month after. */
  next: string;
  /** Said of the present day. */
  today: string;
  /** Said of a day that is chosen. */
  chosen: string;
}

/** Days are `YYYY-MM-DD` and belong to the calendar of whoever asks: none has a time or a zone. @public */
export interface CalendarProps {
  /** Says which day a week begins with on the calendars that people have on their walls. */
  locale: string;
  /** The present day, which is marked. */
  today: string;
  /** No later day can be chosen; any when left out. */
  last?: string | undefined;
  /** The page's own way of writing dates, in its words and digits. */
  formatDate: (date: Date, format: Intl.DateTimeFormatOptions) => string;
  /** What is read out. */
  texts: CalendarTexts;
}

/** A first and a last day; one of them, or none, while they are being chosen. @public */
export interface ChosenDays {
  /** The first day. */
  from?: string;
  /** The last day, which belongs to the range. */
  to?: string;
}

/** Takes a first and a last day. @public */
export interface RangeCalendarProps extends CalendarProps {
  /** What is chosen. */
  days: ChosenDays;
  /** Told after every press. */
  onChange: (days: ChosenDays) => void;
}

/** Takes one day. @public */
export interface DayCalendarProps extends CalendarProps {
  /** What is chosen; empty for none. */
  day: string;
  /** Told once a day was pressed. */
  onChange: (day: string) => void;
}

/** Days are dates at midnight in Greenwich, in here alone. */
const ZONE = 'UTC';
const dateOf = (day: string | undefined) => (day ? new Date(day) : undefined);
const dayOf = (date: Date | undefined) => (date === undefined ? undefined : dayIn(ZONE, date));
const FIRST_WEEKDAY: Readonly<Record<string, 0 | 1>> = { bn: 0 };

/** A month to choose a first and a last day from; the third press begins anew. Best loaded when it is opened. @public */
export function RangeCalendar({ days: { from, to }, onChange, ...calendar }: RangeCalendarProps) {
  return (
    <DayPicker
      {...calendarOf(calendar, to ?? from)}
      mode="range"
      resetOnSelect
      selected={{ from: dateOf(from), to: dateOf(to) }}
      onSelect={(range) => onChange(presentDays({ from: dayOf(range?.from), to: dayOf(range?.to) }))}
    />
  );
}

/** A month to choose a day from. Best loaded when it is opened. @public */
export function DayCalendar({ day, onChange, ...calendar }: DayCalendarProps) {
  return (
    <DayPicker
      {...calendarOf(calendar, day)}
      mode="single"
      required
      selected={dateOf(day)}
      onSelect={(date) => onChange(dayIn(ZONE, date))}
    />
  );
}

function presentDays({ from, to }: { from: string | undefined; to: string | undefined }): ChosenDays {
  return { ...(from && { from }), ...(to && { to }) };
}

/** Everything but how days are chosen. */
function calendarOf({ locale, today, last, ...words }: CalendarProps, shown: string | undefined) {
  const end = dateOf(last);
  return {
    fixedWeeks: true,
    showOutsideDays: true,
    timeZone: ZONE,
    lang: locale,
    weekStartsOn: FIRST_WEEKDAY[locale] ?? 1,
    today: new Date(today),
    ...(end && { endMonth: end, disabled: { after: end } }),
    defaultMonth: dateOf(shown || last) ?? new Date(today),
    classNames,
    components: { Chevron },
    ...wordsOf(words),
  } satisfies Partial<DayPickerProps>;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={20} />;
}

function wordsOf({ formatDate, texts }: Pick<CalendarProps, 'formatDate' | 'texts'>) {
  const format = (date: Date, how: Intl.DateTimeFormatOptions) => formatDate(date, { ...how, timeZone: ZONE });
  const month = (date: Date) => format(date, { month: 'long', year: 'numeric' });
  const day = (date: Date) => format(date, { dateStyle: 'full' });
  return {
    formatters: {
      formatCaption: month,
      formatDay: (date: Date) => format(date, { day: 'numeric' }),
      formatWeekdayName: (date: Date) => format(date, { weekday: 'short' }),
    },
    labels: {
      labelNav: () => texts.months,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
      labelGrid: month,
      labelGridcell: day,
      labelWeekday: (date: Date) => format(date, { weekday: 'long' }),
      labelDayButton: (date: Date, { today, selected }: { today?: boolean; selected?: boolean }) =>
        [day(date), today && texts.today, selected && texts.chosen].filter(Boolean).join(', '),
    },
  };
}

const names = [
  'months',
  'month',
  'nav',
  'month_caption',
  'caption_label',
  'button_previous',
  'button_next',
  'month_grid',
  'weekday',
  'day',
  'day_button',
  'selected',
  'range_start',
  'range_middle',
  'range_end',
  'today',
  'outside',
  'disabled',
] as const;
const classNames = Object.fromEntries(names.map((name) => [name, styles[name] ?? '']));
