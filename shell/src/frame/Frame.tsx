import { type ReactNode, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { SideDrawer, SideMenu } from './SideMenu';
import { useSideMenu } from './use-side-menu';

/** Header, menus and footer around a page. `wide` leaves the side menu out. */
export function Frame({ wide, children }: { wide: boolean; children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { isPhone, toggle } = useSideMenu();
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const { formatMessage } = useIntl();
  return (
    <div className="pv-app" data-wide={wide || undefined}>
      <a className="pv-skip" href="#content">
        {formatMessage({ id: 'frame.skip' })}
      </a>
      <Header onMenu={isPhone || wide ? () => setDrawerOpen(true) : toggle} />
      {!wide && <SideMenu />}
      <SideDrawer open={drawerOpen} onClose={closeDrawer} />
      <main id="content" className="pv-content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
