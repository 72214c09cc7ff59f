import type { BrandOverview } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import styles from './home.module.css';

const figures = [
  { id: 'revenue', page: 'books' },
  { id: 'deposits', page: 'deposits' },
  { id: 'withdrawals', page: 'withdrawals' },
  { id: 'players', page: 'members' },
] as const;
const others = ['yesterday', 'lastWeek'] as const;

/** The day so far, each figure a way to its page, beside the same time of day yesterday and a week ago. */
export function DayTiles({ brand, overview }: { brand: string; overview: BrandOverview }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  const { formatNumber } = useIntl();
  const shown = (id: (typeof figures)[number]['id'], value: string | number) =>
    id === 'players' ? formatNumber(Number(value)) : amountOf(String(value), overview.currency);
  return (
    <ul className={styles['tiles']} aria-label={t('home.today')}>
      {figures.map(({ id, page }) => (
        <li key={id}>
          <Link to={`/brands/${brand}/${page}`} className={styles['tile']}>
            <span className={styles['tileLabel']}>{t(`home.${id}`)}</span>
            <strong className={styles['tileValue']}>{shown(id, overview.today[id])}</strong>
            {others.map((day) => (
              <span key={day} className={styles['compared']}>
                <span>{t(`home.${day}`)}</span>
                <span>
                  {shown(id, overview[day][id])} <Change now={overview.today[id]} before={overview[day][id]} />
                </span>
              </span>
            ))}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** By how much it is more or less. There is no share of nothing, nor of a loss. */
function Change({ now, before }: { now: string | number; before: string | number }) {
  const { formatNumber } = useIntl();
  const base = Number(before);
  if (base <= 0) return null;
  const share = (Number(now) - base) / base;
  const told = formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return <b className={styles['change']}>{told.replace('-', '−')}</b>;
}
