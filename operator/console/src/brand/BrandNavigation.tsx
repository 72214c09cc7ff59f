import { Icon, type IconName } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { type MessageId, useTexts } from '../messages';
import styles from './brand.module.css';

const navigationItems: readonly { path: string; icon: IconName; label: MessageId }[] = [
  { path: '', icon: 'settings', label: 'nav.settings' },
  { path: '/members', icon: 'users', label: 'nav.members' },
  { path: '/deposits', icon: 'wallet', label: 'nav.deposits' },
  { path: '/withdrawals', icon: 'banknote', label: 'nav.withdrawals' },
  { path: '/books', icon: 'coins', label: 'nav.books' },
  { path: '/held-wins', icon: 'clock', label: 'nav.heldWins' },
  { path: '/reconciliation', icon: 'check-circle', label: 'nav.reconciliation' },
  { path: '/bonuses', icon: 'gift', label: 'nav.bonuses' },
  { path: '/redemptions', icon: 'package', label: 'nav.redemptions' },
  { path: '/catalogue', icon: 'gamepad', label: 'nav.catalogue' },
  { path: '/announcements', icon: 'message', label: 'nav.announcements' },
  { path: '/feedback', icon: 'mail', label: 'nav.feedback' },
  { path: '/registration', icon: 'pencil', label: 'nav.registration' },
  { path: '/site', icon: 'globe', label: 'nav.site' },
  { path: '/details', icon: 'info', label: 'nav.details' },
];

/** The pages of one brand. */
export function BrandNavigation({ brand }: { brand: string }) {
  const t = useTexts();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen: what is open stands in its middle, so that both neighbours show.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav ref={row} aria-label={t('nav.brandPages')} className={styles['nav']}>
      {navigationItems.map(({ path, icon, label }) => (
        <NavLink key={path} to={`/brands/${brand}${path}`} end={path === ''} className={styles['navLink'] ?? ''}>
          <Icon name={icon} size={16} />
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
