import { MenuBadge } from '@pavilion/features/badges';
import { usePageBadges } from '@pavilion/host/badges';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useAreaPages } from '@pavilion/host/links';
import { NavLink } from '@pavilion/host/router';
import { Icon } from '@pavilion/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMissions } from '../queries/missions';
import styles from './member-layout.module.css';

/** The member centre: its own navigation beside whatever page is open, whoever brought that page. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const pages = useAreaPages('member');
  const badges: Readonly<Record<string, number>> = usePageBadges();
  const { data: missions } = useMissions();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the menu is one line that scrolls: the present page must be in it. Scrolled into view by its own method, it would be where Tab goes on from.
    const present = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!nav.current || !present) return;
    const line = nav.current.getBoundingClientRect();
    nav.current.scrollLeft += present.left - line.left - (line.width - present.width) / 2;
  });
  return (
    <div className={styles['layout']}>
      <nav ref={nav} className={styles['nav']} aria-label={formatMessage({ id: 'member.menu' })}>
        {pages.map(({ id, address, label, icon }) => (
          <NavLink key={id} to={address} end className={styles['link'] ?? ''}>
            <Icon name={icon} size={18} />
            <span>{label[locale]}</span>
            <MenuBadge count={id === 'member.missions' ? missions?.claimable : badges[id]} />
          </NavLink>
        ))}
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}
