import { Icon, type IconName } from '@pavilion/ui';
import { NavLink } from 'react-router-dom';
import { type MessageId, useTexts } from '../messages';
import styles from './frame.module.css';

const navigationItems: readonly { to: string; icon: IconName; label: MessageId }[] = [
  { to: '/board', icon: 'grid', label: 'nav.board' },
  { to: '/pending', icon: 'clock', label: 'nav.pending' },
  { to: '/outbox', icon: 'mail', label: 'nav.outbox' },
  { to: '/jobs', icon: 'refresh', label: 'nav.jobs' },
  { to: '/audit', icon: 'shield-check', label: 'nav.audit' },
  { to: '/vendors', icon: 'gamepad', label: 'nav.vendors' },
  { to: '/operators', icon: 'users', label: 'nav.operators' },
];

/** The pages of the console, with how many changes wait for an approval. */
export function PageLinks({ waiting }: { waiting: number }) {
  const t = useTexts();
  return (
    <nav aria-label={t('nav.label')} className={styles['nav']}>
      {navigationItems.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={styles['item'] ?? ''}>
          <Icon name={icon} size={18} />
          <span>{t(label)}</span>
          {to === '/pending' && waiting > 0 && (
            <span className={styles['count']}>
              {waiting}
              <span className="pv-visually-hidden"> {t('nav.waiting')}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
