import { Icon, type IconName } from '@pavilion/ui';
import { useState } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import { useBoard } from '../board/board-query';
import { useBoardEvents } from '../board/board-events';
import { FrozenNotice } from '../books/FrozenNotice';
import { type MessageId, useTexts } from '../messages';
import { SessionEndedDialog } from '../session/SessionEndedDialog';
import { AccountMenu } from './AccountMenu';
import { OutdatedNotice } from './OutdatedNotice';
import { BrandLinks } from './BrandLinks';
import { ConsoleMark } from './ConsoleMark';
import { PreferenceMenus } from './PreferenceMenus';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useShortcuts } from './use-shortcuts';
import styles from './frame.module.css';

const navigationItems: readonly { to: string; icon: IconName; label: MessageId }[] = [
  { to: '/board', icon: 'grid', label: 'nav.board' },
  { to: '/pending', icon: 'clock', label: 'nav.pending' },
  { to: '/outbox', icon: 'mail', label: 'nav.outbox' },
  { to: '/jobs', icon: 'refresh', label: 'nav.jobs' },
  { to: '/audit', icon: 'shield-check', label: 'nav.audit' },
  { to: '/operators', icon: 'users', label: 'nav.operators' },
];

/** Everything that stays while pages change: navigation, the live connection, dialogs of the whole console. */
export function Frame() {
  const t = useTexts();
  const go = useNavigate();
  const [help, setHelp] = useState(false);
  const live = useBoardEvents();
  const { data: board } = useBoard(live);
  const waiting = board?.pending.filter(({ state }) => state === 'waiting').length ?? 0;
  useShortcuts({
    '?': () => setHelp(true),
    'g b': () => void go('/board'),
    'g p': () => void go('/pending'),
    'g m': () => void go('/outbox'),
    'g j': () => void go('/jobs'),
    'g a': () => void go('/audit'),
    'g o': () => void go('/operators'),
    '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus(),
  });
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
