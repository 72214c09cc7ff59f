import { MiniPlayerProvider } from '@pavilion/host/mini-player';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Route, Routes, useNavigate } from 'react-router-dom';
import { GuardedPage } from '../routing/GuardedPage';
import { pageAt } from '../routing/use-current-page';
import { useSite, useLocalizedText } from '../site-context';
import { useFocusAfterMiniPlayer } from './use-focus-after-mini-player';
import { useKeepAliveLocation } from './use-keep-alive-location';
import styles from './mini-player.module.css';

/**
 * A page that is kept alive: whole at its own address, a mini-player at any other while it has something running. It never moves in the
 * document, as a frame in it would load anew.
 */
export function KeepAlivePage() {
  const { location, minimized, setKeepAlive } = useKeepAliveLocation();
  const navigate = useNavigate();
  const address = location && location.pathname + location.search;
  const miniPlayer = useMemo(
    () => ({ minimized, setKeepAlive, expand: () => void navigate(address ?? '/'), close: () => setKeepAlive(false) }),
    [minimized, setKeepAlive, address, navigate],
  );
  return (
    location && (
      <MiniPlayerProvider value={miniPlayer}>
        <KeepAliveFrame location={location} minimized={minimized} />
      </MiniPlayerProvider>
    )
  );
}

function KeepAliveFrame({ location, minimized }: { location: Location; minimized: boolean }) {
  const text = useLocalizedText();
  const { formatMessage } = useIntl();
  const page = pageAt(useSite().table, location.pathname);
  useMiniPlayerInset(minimized);
  const onFocus = useFocusAfterMiniPlayer(minimized);
  if (!page) return null;
  const named = minimized && {
    role: 'region',
    'aria-label': formatMessage({ id: 'frame.miniPlayer' }, { page: text(page.descriptor.label) }),
  };
  return (
    <div className={styles['place']} data-minimized={minimized || undefined} onFocus={onFocus} {...named}>
      <Routes location={location}>
        {page.patterns.map((path) => (
          <Route key={path} path={path} element={<GuardedPage page={page} />} />
        ))}
      </Routes>
    </div>
  );
}

/** Leaves room at the end of the page, so that nothing of it stays under the mini-player. */
function useMiniPlayerInset(minimized: boolean): void {
  useEffect(() => {
    if (!minimized) return undefined;
    const root = document.documentElement;
    root.dataset['miniPlayer'] = '';
    return () => void delete root.dataset['miniPlayer'];
  }, [minimized]);
}
