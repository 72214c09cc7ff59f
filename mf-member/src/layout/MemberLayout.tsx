import { useIntl, useLocale } from '@pavilion/host/intl';
import { useAreaPages } from '@pavilion/host/links';
import { NavLink } from '@pavilion/host/router';
import { Badge, Icon } from '@pavilion/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMissions } from '../queries/missions';
import styles from './member-layout.module.css';

/** The member centre: its own navigation beside whatever page is open, whoever brought that page. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const pages = useAreaPages('member');
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
            {id === 'member.missions' && <MissionBadge />}
          </NavLink>
        ))}
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
}

/** How many missions can be claimed; nothing while there are none. */
function MissionBadge() {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useMissions();
  if (!data?.claimable) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{formatNumber(data.claimable)}</span>
      <span className="pv-visually-hidden">{formatMessage({ id: 'missions.badge' }, { count: data.claimable })}</span>
    </Badge>
  );
}
