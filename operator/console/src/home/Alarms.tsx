import type { BoardBrand } from '@pavilion/api/staff';
import { Icon } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AttentionList } from '../board/AttentionList';
import { useBoard } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import styles from './home.module.css';

const REFETCH_INTERVAL_MS = 30_000;

/** What is wrong in a brand just now: remotes, background jobs that were given up, and changes that wait. That money stands still is above every page. */
export function Alarms({ brand }: { brand: BoardBrand }) {
  const t = useTexts();
  const staff = useStaff();
  const { data: board } = useBoard();
  const { data: jobs } = useQuery({ queryKey: ['jobs'], queryFn: staff.jobs.list, refetchInterval: REFETCH_INTERVAL_MS });
  const dead = (jobs?.jobs ?? [])
    .filter((job) => job.brand === null || job.brand === brand.brand)
    .reduce((sum, { deadLetters }) => sum + deadLetters.length, 0);
  const pending = board?.pending.filter((each) => each.brand === brand.brand).length ?? 0;
  const alarms = [
    ...(dead > 0 ? [{ to: '/jobs', text: t('home.deadLetters', { count: dead }), tone: 'bad' }] : []),
    ...(pending > 0 ? [{ to: '/pending', text: t('home.pending', { count: pending }), tone: 'waits' }] : []),
    ...(brand.maintenance ? [{ to: `/brands/${brand.brand}?part=maintenance`, text: t('home.maintenance'), tone: 'waits' }] : []),
  ];
  return (
    <section className={styles['alarms']} aria-label={t('home.alarms')}>
      {board && <AttentionList board={{ ...board, brands: [brand] }} />}
      {alarms.length > 0 && (
        <ul className={styles['alarmList']}>
          {alarms.map(({ to, text, tone }) => (
            <li key={to}>
              <Link to={to} data-tone={tone}>
                <Icon name={tone === 'bad' ? 'alert' : 'clock'} size={16} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
