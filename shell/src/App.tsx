import type { Area } from '@pavilion/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider } from '@pavilion/host/host';
import { Activity, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { KeepAlivePage } from './mini-player/KeepAlivePage';
import { DialogHost } from './dialogs/DialogHost';
import { Announcer, useAnnounce } from './frame/Announcer';
import { Frame } from './frame/Frame';
import { InformationHost } from './information/InformationHost';
import { messages } from './messages';
import { PaletteProvider } from './palette/PaletteProvider';
import { PreferencesProvider, usePreference } from './preferences/preferences-context';
import { PersistentPage, PagePortalOutlet, usePagePortal } from './routing/page-portal';
import { PageRouter } from './routing/PageRouter';
import { createQueryClient } from './queries/create-query-client';
import { Pages } from './routing/Pages';
import { useNavigationEffects } from './routing/use-navigation-effects';
import { useScrollRestoration } from './routing/use-scroll-restoration';
import { useCurrentPage } from './routing/use-current-page';
import type { Shell } from './create-shell';
import { SiteProvider, useSite } from './site-context';
import { FrameBoundary } from './states/FrameBoundary';
import { MaintenancePage } from './states/MaintenancePage';
import { StatusBanners } from './states/StatusBanners';
import { PagePlaceholder } from './states/PagePlaceholder';
import { useFlagChanges } from './use-flag-changes';
import { useRetirement } from './use-retirement';
import { useShellState } from './use-shell-state';
import { lazyPart } from '@pavilion/host/lazy';

// Hardly anybody ever sees it.
const RegionPage = lazyPart(() =>
  import(/* webpackChunkName: "information" */ './states/RegionPage').then((loaded) => loaded.RegionPage),
);

/** The whole page. */
export function App({ shell }: { shell: Shell }) {
  const [queries] = useState(() => createQueryClient(document));
  return (
    <PreferencesProvider preferences={shell.preferences}>
      <Translated>
        <FrameBoundary>
          <QueryClientProvider client={queries}>
            <Site shell={shell} />
          </QueryClientProvider>
        </FrameBoundary>
      </Translated>
    </PreferencesProvider>
  );
}

function Translated({ children }: { children: ReactNode }) {
  const [locale] = usePreference('locale');
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      {children}
    </IntlProvider>
  );
}

function Site({ shell }: { shell: Shell }) {
  const { host, site } = useShellState(shell);
  useFlagChanges(site.manifest.flags);
  useRetirement(site);
  return (
    <SiteProvider site={site}>
      <HostProvider host={host}>
        <PageRouter>
          <Announcer>
            <PaletteProvider>
              <OpenSite />
            </PaletteProvider>
            <StatusBanners />
            <InformationHost information={shell.information} />
            <DialogHost controller={shell.dialogs} />
            <Suspense>{shell.overlays}</Suspense>
          </Announcer>
        </PageRouter>
      </HostProvider>
    </SiteProvider>
  );
}

/** The site, or the word that it is being worked on or not for this place. What somebody has typed waits behind that word. */
function OpenSite() {
  const { manifest, region } = useSite();
  const worked = manifest.maintenance.on;
  const blocked = useSyncExternalStore(region.subscribe, region.blocked);
  const closed = worked || blocked;
  const [opened, setOpened] = useState(!closed);
  if (!closed && !opened) setOpened(true);
  return (
    <>
      {worked && <MaintenancePage />}
      {blocked && !worked && <RegionPage />}
      {opened && (
        <Activity mode={closed ? 'hidden' : 'visible'}>
          <Screen />
        </Activity>
      )}
    </>
  );
}

/** The page of this address, in its area's layout, in the frame or without it. */
function Screen() {
  const page = useCurrentPage();
  const { table } = useSite();
  const announce = useAnnounce();
  useScrollRestoration();
  useNavigationEffects(announce);
  const area = page?.descriptor.area ?? 'site';
  const layout = table.layoutOwner(area);
  const place = usePagePortal();
  const content = (
    <AreaLayout area={area} remote={layout}>
      <PagePortalOutlet place={place} />
    </AreaLayout>
  );
  // An agent's view has a header of its own; without its layout the pages open in the plain frame.
  const frameless = area === 'bare' || (area === 'agent' && layout !== undefined);
  useEffect(() => {
    document.documentElement.dataset.area = area;
  }, [area]);
  return (
    <>
      {frameless ? content : <Frame wide={page?.descriptor.wide ?? false}>{content}</Frame>}
      <PersistentPage place={place}>
        <Pages />
      </PersistentPage>
      <KeepAlivePage />
    </>
  );
}

/** The place of a page without the site's frame, until its own is there. */
function FramelessPage() {
  return (
    <main id="content" className="pv-content">
      <PagePlaceholder />
    </main>
  );
}

function AreaLayout({ area, remote, children }: { area: Area; remote: string | undefined; children: ReactNode }) {
  const { Layout } = useSite().views;
  if (!remote) return children;
  // Without a layout of its own an agent's page would have neither a way home nor a main part.
  const framed = area === 'agent' ? <Frame wide={false}>{children}</Frame> : children;
  return (
    <Layout remote={remote} area={area} fallback={area === 'agent' ? <FramelessPage /> : <PagePlaceholder />} refused={framed}>
      {children}
    </Layout>
  );
}
