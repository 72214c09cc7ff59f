import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link, useLocation } from '@pavilion/host/router';
import { Slot } from '@pavilion/host/slots';
import { Drawer, Icon } from '@pavilion/ui';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../features/BrandMark';
import { PagePreferences } from '../features/PagePreferences';
import { AccountMenu } from './AccountMenu';
import styles from './agent-layout.module.css';
import { AreaLinks } from './AreaLinks';
import { Clock } from './Clock';

/** The agent centre: a view of its own, with a header, a clock and the pages of the area, whoever brought them. */
export function AgentLayout({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  // The drawer is open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string>();
  const home = useLinks().to('lobby.home') ?? '/';
  return (
    <div className="pv-app">
      <a className="pv-skip" href="#content">
        {formatMessage({ id: 'layout.skip' })}
      </a>
      <header className="pv-header">
        <button
          type="button"
          className={`pv-header-button ${styles['opener']}`}
          aria-label={formatMessage({ id: 'layout.menu' })}
          onClick={() => setOpenAt(pathname)}
        >
          <Icon name="menu" size={22} />
        </button>
        <BrandMark />
        <span className={styles['area']}>{formatMessage({ id: 'layout.title' })}</span>
        <div className="pv-header-end">
          <Slot name="agent.header" />
          <Clock />
          <span className={styles['choices']}>
            <PagePreferences />
          </span>
          <AccountMenu />
        </div>
      </header>
      <nav className="pv-side" aria-label={formatMessage({ id: 'layout.title' })}>
        <AreaLinks />
        <Link to={home} className={`pv-side-item ${styles['back']}`}>
          <Icon name="home" />
          <span className="pv-side-label">{formatMessage({ id: 'layout.site' })}</span>
        </Link>
      </nav>
      <Drawer
        open={openAt === pathname}
        onClose={() => setOpenAt(undefined)}
        title={formatMessage({ id: 'layout.title' })}
        closeLabel={formatMessage({ id: 'layout.close' })}
      >
        <nav className="pv-side" data-mode="drawer" aria-label={formatMessage({ id: 'layout.title' })}>
          <AreaLinks />
          <Link to={home} className="pv-side-item">
            <Icon name="home" />
            <span className="pv-side-label">{formatMessage({ id: 'layout.site' })}</span>
          </Link>
          <span className={styles['drawer-choices']}>
            <PagePreferences />
          </span>
        </nav>
      </Drawer>
      <main id="content" className="pv-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
