import { currentPageTitle, onPageTitleChange } from '@pavilion/host/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSite, useLocalizedText } from '../site-context';
import { useCurrentPage } from './use-current-page';

/** What is due when a player arrives somewhere: title, top of the page, and focus on the content for those who cannot see it. */
export function useNavigationEffects(announce: (text: string) => void): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const page = useCurrentPage();
  const { brand } = useSite();
  const text = useLocalizedText();
  const { formatMessage } = useIntl();
  const label = page ? text(page.descriptor.label) : formatMessage({ id: 'notFound.title' });
  const own = useSyncExternalStore(onPageTitleChange, currentPageTitle);
  const title = own ?? label;
  const first = useRef(true);

  useEffect(() => {
    document.title = pathname === '/' ? `${brand.name} · ${formatMessage({ id: 'site.tagline' })}` : `${title} · ${brand.name}`;
  }, [title, brand.name, pathname, formatMessage]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (how !== 'POP') window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
    announce(label);
    // The label may be translated while the page stays: that is no arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  // Which game it is the page itself knows, a while after somebody arrived.
  useEffect(() => {
    if (own) announce(own);
  }, [own, announce]);
}
