import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { brandOf, useBoard } from '../board/board-query';
import { useBoardEvents } from '../board/board-events';
import { FrozenNotice } from '../books/FrozenNotice';
import { useTexts } from '../messages';
import { SessionEndedDialog } from '../session/SessionEndedDialog';
import { AccountMenu } from './AccountMenu';
import { OutdatedNotice } from './OutdatedNotice';
import { BrandLinks } from './BrandLinks';
import { NavigationDrawer } from './NavigationDrawer';
import { useBrandOfAddress } from './use-brand-of-address';
import { useFocusFollowsPage } from './use-focus-follows-page';
import { ConsoleMark } from './ConsoleMark';
import { PageLinks } from './PageLinks';
import { PreferenceMenus } from './PreferenceMenus';
import type { TableTool } from '../tables/TableTools';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './use-shortcuts';
import styles from './frame.module.css';

/** Everything that stays while pages change: navigation, the live connection, dialogs of the whole console. */
export function Frame() {
  const t = useTexts();
  const [help, setHelp] = useState(false);
  const [menu, setMenu] = useState(false);
  const live = useBoardEvents();
  const { data: board } = useBoard(live);
  const waiting = board?.pending.filter(({ state }) => state === 'waiting').length ?? 0;
  const brand = brandOf(board, useBrandOfAddress() ?? '') ?? board?.brands[0];
  useShortcuts({ ...usePageShortcuts(brand?.brand), '?': () => setHelp(true) });
  useFocusFollowsPage();
  return (
    <div className={styles['app']}>
      <a href="#main" className="pv-skip">
        {t('frame.skip')}
      </a>
      <header className={styles['side']}>
        <div className={styles['head']}>
          <ConsoleMark />
          <PreferenceMenus />
        </div>
        <PageLinks waiting={waiting} onMenu={() => setMenu(true)} />
        <BrandLinks brands={board?.brands ?? []} />
        <div className={styles['foot']}>
          <p className={styles['live']} data-live={live} role="status">
            {t(live ? 'frame.live' : 'frame.polling')}
          </p>
          <button type="button" className={styles['help']} onClick={() => setHelp(true)}>
            {t('shortcuts.title')} <kbd>?</kbd>
          </button>
          <AccountMenu />
        </div>
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        <OutdatedNotice />
        <FrozenNotice />
        <Outlet />
      </main>
      <NavigationDrawer open={menu} onClose={() => setMenu(false)} brand={brand} waiting={waiting} />
      <ShortcutsDialog open={help} onClose={() => setHelp(false)} />
      <SessionEndedDialog />
    </div>
  );
}

/** Two keys for each page, of the console and of the brand at hand, and one for its filter and each tool of its first table. */
function usePageShortcuts(brand: string | undefined): Record<string, () => void> {
  const go = useNavigate();
  const tool = (name: TableTool) => () => document.querySelector<HTMLButtonElement>(`main [data-tool='${name}']`)?.click();
  const toBrand = (path: string) => () => void (brand && go(`/brands/${brand}${path}`));
  return {
    'g h': toBrand('/home'),
    'g d': toBrand('/deposits'),
    'g w': toBrand('/withdrawals'),
    'g u': toBrand('/members'),
    'g k': toBrand('/books'),
    'g v': () => void go('/vendors'),
    'g b': () => void go('/board'),
    'g p': () => void go('/pending'),
    'g m': () => void go('/outbox'),
    'g j': () => void go('/jobs'),
    'g a': () => void go('/audit'),
    'g o': () => void go('/operators'),
    'g f': toBrand('/feedback'),
    'g n': toBrand('/announcements'),
    'g s': toBrand('/site'),
    'g c': toBrand('/catalogue'),
    v: tool('views'),
    c: tool('columns'),
    e: tool('export'),
    '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus(),
  };
}
