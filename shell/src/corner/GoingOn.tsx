import { CornerProvider } from '@pavilion/host/corner';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Route, Routes, useNavigate } from 'react-router-dom';
import { GuardedPage } from '../routing/GuardedPage';
import { pageAt } from '../routing/use-current-page';
import { useSite, useText } from '../site-context';
import { useKeptLocation } from './use-kept-location';
import styles from './corner.module.css';

/**
 * A page that goes on: whole at its own address, small in a corner at any other while it has something running. It never moves in the
 * document, as a frame in it would load anew.
 */
export function GoingOn() {
  const { location, small, keep } = useKeptLocation();
  const navigate = useNavigate();
  const address = location && location.pathname + location.search;
  const corner = useMemo(
    () => ({ small, keep, enlarge: () => void navigate(address ?? '/'), end: () => keep(false) }),
    [small, keep, address, navigate],
  );
  return (
    location && (
      <CornerProvider value={corner}>
        <Place location={location} small={small} />
      </CornerProvider>
    )
  );
}

function Place({ location, small }: { location: Location; small: boolean }) {
  const text = useText();
  const { formatMessage } = useIntl();
  const page = pageAt(useSite().table, location.pathname);
  useRoomForCorner(small);
  if (!page) return null;
  const named = small && {
    role: 'region',
    'aria-label': formatMessage({ id: 'frame.corner' }, { page: text(page.descriptor.label) }),
  };
  return (
    <div className={styles['place']} data-small={small || undefined} {...named}>
      <Routes location={location}>
        {page.patterns.map((path) => (
          <Route key={path} path={path} element={<GuardedPage page={page} />} />
        ))}
      </Routes>
    </div>
  );
}

/** Leaves room at the end of the page, so that nothing of it stays under the corner. */
function useRoomForCorner(small: boolean): void {
  useEffect(() => {
    if (!small) return undefined;
    const root = document.documentElement;
    root.dataset.corner = '';
    return () => void delete root.dataset.corner;
  }, [small]);
}
