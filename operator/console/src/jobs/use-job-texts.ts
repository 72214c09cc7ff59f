import type { JobLine, JobSchedule } from '@pavilion/api/jobs';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const DAILY = /^(\d{1,2}) (\d{1,2}) \* \* \*$/;

/** How jobs and their schedules are called on the page. */
export function useJobTexts() {
  const t = useTexts();
  const { formatTime } = useIntl();
  return {
    titleOf: ({ name, brand }: JobLine) => [t(`jobs.name.${name}`), brand].filter(Boolean).join(' · '),
    whatOf: ({ name }: JobLine) => t(`jobs.what.${name}`),
    /** In words, and the time zone in which it is meant. */
    scheduleOf: (schedule: JobSchedule): { text: string; timeZone?: string } => {
      if (schedule.kind === 'on-demand') return { text: t('jobs.onDemand') };
      if (schedule.kind === 'every') {
        const [unit, length] = UNITS.find(([, each]) => schedule.seconds % each === 0) ?? UNITS[2];
        return { text: t(`jobs.every.${unit}`, { count: schedule.seconds / length }) };
      }
      const { cron, timeZone } = schedule;
      const [, minute, hour] = DAILY.exec(cron) ?? [];
      if (minute === undefined || hour === undefined) return { text: cron, timeZone };
      const time = formatTime(Date.UTC(2000, 0, 1, Number(hour), Number(minute)), {
        ...{ timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      });
      return { text: t('jobs.daily', { time }), timeZone };
    },
  };
}
