import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useBoard } from '../board/board-query';
import { useBoardEvents } from '../board/board-events';
import { FrozenNotice } from '../books/FrozenNotice';
import { useTexts } from '../messages';
import { SessionEndedDialog } from '../session/SessionEndedDialog';
import { AccountMenu } from './AccountMenu';
import { OutdatedNotice } from './OutdatedNotice';
import { BrandLinks } from './BrandLinks';
import { ConsoleMark } from './ConsoleMark';
import { PageLinks } from './PageLinks';
import { PreferenceMenus } from './PreferenceMenus';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './use-shortcuts';
import styles from './frame.module.css';

/** Everything that stays while pages change: navigation, the live connection, dialogs of the whole console. */
export function Frame() {
  const t = useTexts();
  const [help, setHelp] = useState(false);
  const live = useBoardEvents();
  const { data: board } = useBoard(live);
  const waiting = board?.pending.filter(({ state }) => state === 'waiting').length ?? 0;
  useShortcuts({ ...usePageShortcuts(), '?': () => setHelp(true) });
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
        <PageLinks waiting={waiting} />
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
      <ShortcutsDialog open={help} onClose={() => setHelp(false)} />
      <SessionEndedDialog />
    </div>
  );
}

/** Two keys for each page, and one for the field that filters it. */
function usePageShortcuts(): Record<string, () => void> {
  const go = useNavigate();
  return {
    'g b': () => void go('/board'),
    'g p': () => void go('/pending'),
    'g m': () => void go('/outbox'),
    'g j': () => void go('/jobs'),
    'g a': () => void go('/audit'),
    'g o': () => void go('/operators'),
    '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus(),
  };
}
