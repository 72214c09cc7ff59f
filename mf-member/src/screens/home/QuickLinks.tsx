import { useIntl, useLocale } from '@pavilion/host/intl';
import { useAreaPages } from '@pavilion/host/links';
import { Link, useLocation } from '@pavilion/host/router';
import { Icon } from '@pavilion/ui';
import styles from './home.module.css';

/** Everything else in the member centre, one touch away. */
export function QuickLinks() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const pages = useAreaPages('member').filter(({ address }) => address !== pathname.replace(/(.)\/$/, '$1'));
  return (
    <nav aria-label={formatMessage({ id: 'home.links' })}>
      <ul className={styles['links']}>
        {pages.map(({ id, address, label, icon }) => (
          <li key={id}>
            <Link to={address} className={styles['link']}>
              <span className={styles['drawing']}>
                <Icon name={icon} size={22} />
              </span>
              {label[locale]}
              <Icon name="chevron-right" size={18} className={styles['arrow'] ?? ''} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
