import type { BrandOverview, OverviewQueue } from '@pavilion/api/staff';
import { Icon, type IconName } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useTexts } from '../messages';
import styles from './home.module.css';

const pages: Readonly<Record<OverviewQueue, { page: string; icon: IconName }>> = {
  withdrawals: { page: 'withdrawals', icon: 'banknote' },
  disputes: { page: 'withdrawals?queue=disputed', icon: 'alert' },
  deposits: { page: 'deposits', icon: 'wallet' },
  'held-wins': { page: 'held-wins', icon: 'clock' },
  adjustments: { page: 'books', icon: 'coins' },
  redemptions: { page: 'redemptions', icon: 'package' },
  'reward-applications': { page: 'reward-applications', icon: 'ticket' },
  'bonus-offers': { page: 'bonuses', icon: 'gift' },
  segments: { page: 'segments', icon: 'filter' },
  differences: { page: 'reconciliation', icon: 'check-circle' },
};

/** What waits for somebody, the queues with something in them first. */
export function Queues({ brand, queues }: { brand: string; queues: BrandOverview['queues'] }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const ordered = queues.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
  return (
    <section className={styles['panel']} aria-labelledby="queues">
      <h2 id="queues" className={styles['heading']}>
        {t('home.queues')}
      </h2>
      <ul className={styles['queues']}>
        {ordered.map(({ queue, count }) => (
          <li key={queue}>
            <Link to={`/brands/${brand}/${pages[queue].page}`} className={styles['queue']} data-waiting={count > 0}>
              <Icon name={pages[queue].icon} size={18} />
              <span>{t(`home.queue.${queue}`)}</span>
              <strong>{formatNumber(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
