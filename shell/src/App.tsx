import type { Area } from '@pavilion/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@pavilion/host/http';
import { HostProvider } from '@pavilion/host/host';
import { Activity, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { GoingOn } from './corner/GoingOn';
import { DialogHost } from './dialogs/DialogHost';
import { Announcer, useAnnounce } from './frame/Announcer';
import { Frame } from './frame/Frame';
import { InformationHost } from './information/InformationHost';
import { messages } from './messages';
import { PaletteProvider } from './palette/PaletteProvider';
import { PreferencesProvider, usePreference } from './preferences/preferences-context';
import { KeptPage, PageHere, usePagePlace } from './routing/page-place';
import { Pages } from './routing/Pages';
import { useArrival } from './routing/use-arrival';
import { useScrollMemory } from './routing/use-scroll-memory';
import { useCurrentPage } from './routing/use-current-page';
import type { Shell } from './create-shell';
import { SiteProvider, useSite } from './site-context';
import { FrameBoundary } from './states/FrameBoundary';
import { MaintenancePage } from './states/MaintenancePage';
import { Notices } from './states/Notices';
import { PagePlaceholder } from './states/PagePlaceholder';
import { useShellState } from './use-shell-state';
import { whenAsked } from '@pavilion/host/late';

// Hardly anybody ever sees it.
const RegionPage = whenAsked(() =>
  import(/* webpackChunkName: "information" */ './states/RegionPage').then((loaded) => loaded.RegionPage),
);

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Only what may be better the next time: the server's own refusals are final.
        retry: (failures, error) =>
          failures < 2 && error instanceof CallError && ['network.abnormal', 'service.unavailable'].includes(error.code),
      },
    },
  });

/** The whole page. */
export function App({ shell }: { shell: Shell }) {
  const [queries] = useState(createQueries);
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
  return (
    <SiteProvider site={site}>
      <HostProvider host={host}>
        <BrowserRouter>
          <Announcer>
            <PaletteProvider>
              <OpenSite />
            </PaletteProvider>
            <Notices />
            <InformationHost information={shell.information} />
            <DialogHost desk={shell.dialogs} />
            <Suspense>{shell.overlays}</Suspense>
          </Announcer>
        </BrowserRouter>
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
  useScrollMemory();
  useArrival(announce);
  const area = page?.descriptor.area ?? 'site';
  const layout = table.layoutOwner(area);
  const place = usePagePlace();
  const content = (
    <LayoutOf area={area} remote={layout}>
      <PageHere place={place} />
    </LayoutOf>
  );
  // An agent's view has a header of its own; without its layout the pages open in the plain frame.
  const frameless = area === 'bare' || (area === 'agent' && layout !== undefined);
  useEffect(() => {
    document.documentElement.dataset.area = area;
  }, [area]);
  return (
    <>
      {frameless ? content : <Frame wide={page?.descriptor.wide ?? false}>{content}</Frame>}
      <KeptPage place={place}>
        <Pages />
      </KeptPage>
      <GoingOn />
    </>
  );
}

/** The place of a page without the site's frame, until its own is there. */
function Unframed() {
  return (
    <main id="content" className="pv-content">
      <PagePlaceholder />
    </main>
  );
}

function LayoutOf({ area, remote, children }: { area: Area; remote: string | undefined; children: ReactNode }) {
  const { Layout } = useSite().views;
  if (!remote) return children;
  // Without a layout of its own an agent's page would have neither a way home nor a main part.
  const framed = area === 'agent' ? <Frame wide={false}>{children}</Frame> : children;
  return (
    <Layout remote={remote} area={area} fallback={area === 'agent' ? <Unframed /> : <PagePlaceholder />} refused={framed}>
      {children}
    </Layout>
  );
}
