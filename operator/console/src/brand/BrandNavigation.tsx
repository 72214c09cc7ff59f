import { Icon, type IconName } from '@pavilion/ui';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { type MessageId, useTexts } from '../messages';
import styles from './brand.module.css';

const navigationItems: readonly { path: string; icon: IconName; label: MessageId }[] = [
  { path: '', icon: 'settings', label: 'places.settings' },
  { path: '/members', icon: 'users', label: 'places.members' },
  { path: '/deposits', icon: 'wallet', label: 'places.deposits' },
  { path: '/payouts', icon: 'banknote', label: 'places.payouts' },
  { path: '/books', icon: 'coins', label: 'places.books' },
  { path: '/reconciliation', icon: 'check-circle', label: 'places.reconciliation' },
  { path: '/bonuses', icon: 'gift', label: 'places.bonuses' },
  { path: '/catalogue', icon: 'gamepad', label: 'places.catalogue' },
  { path: '/announcements', icon: 'message', label: 'places.announcements' },
  { path: '/feedback', icon: 'mail', label: 'places.feedback' },
  { path: '/registration', icon: 'pencil', label: 'places.registration' },
  { path: '/site', icon: 'globe', label: 'places.site' },
  { path: '/details', icon: 'info', label: 'places.details' },
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
    <nav ref={row} aria-label={t('places.label')} className={styles['places']}>
      {navigationItems.map(({ path, icon, label }) => (
        <NavLink key={path} to={`/brands/${brand}${path}`} end={path === ''} className={styles['place'] ?? ''}>
          <Icon name={icon} size={16} />
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
