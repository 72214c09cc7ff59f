import {
  type BrandManifest,
  CONTRACT_VERSION,
  FEDERATION_RUNTIME,
  type ManifestRemote,
  type PageDescriptor,
} from '@pavilion/contract';
import type { PageData } from '@pavilion/api/site';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import { type FakeHost, fakeHost } from '@pavilion/testing';
import type { ReactNode } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { App } from '../App';
import { createConnection } from '../connection/create-connection';
import { createShell, type ManifestSource, type ShellParts } from '../create-shell';
import { createDialogs, type DialogController } from '../dialogs/create-dialogs';
import { createEventBus } from '../events/create-event-bus';
import { createInformation, type Information } from '../information/information';
import { createPreferences } from '../preferences/preferences';
import { closedReason, isResuming } from '../remotes/unmount-policy';
import { useSite } from '../site-context';
import { createRegion, type Region } from '../states/region';

export const pageData: PageData = {
  brand: {
    code: 'pavilion',
    name: 'Pavilion',
    currency: 'BDT',
    currencySymbol: '৳',
    defaultTheme: 'dark',
    licence: 'PAV-2026-0117',
    timeZone: 'Asia/Dhaka',
    locales: { default: 'bn', offered: ['bn', 'en'] },
    flags: {},
    imageHosts: [],
    launchHosts: [],
    mark: { dark: '/mark-dark.svg', light: '/mark-light.svg' },
    social: [
      { name: 'TELEGRAM', url: 'https://t.me/pavilion', logo: { dark: '/telegram-dark.svg', light: '/telegram-light.svg' } },
      { name: 'ZALO', url: 'https://zalo.me/pavilion', logo: { dark: '/zalo-dark.svg', light: '/zalo-light.svg' } },
    ],
    apps: false,
    payments: [{ code: 'river-pay', name: { bn: 'রিভার পে', en: 'River Pay' }, flow: 'ewallet', picture: '/river-pay.svg' }],
  },
  vendors: [{ code: 'PG', name: 'PG', logo: { dark: '/pg-dark.svg', light: '/pg-light.svg' } }],
  manifest: { kid: 'k', payload: 'p', signature: 's' },
  envelopeKey: { kid: 'k', publicKey: 'p' },
  first: {},
};

/** A page of a remote: everybody's, on the site, in no menu, unless told. */
export function aPage(id: string, path: string, more: Partial<PageDescriptor> = {}): PageDescriptor {
  return { id, paths: [path], area: 'site', label: { bn: `${id} বাংলা`, en: id }, icon: 'home', audience: 'everyone', ...more };
}

/** A remote that is on, with these pages. */
export function aRemote(
  name: string,
  pages: readonly PageDescriptor[],
  more: Partial<ManifestRemote> & { layouts?: ManifestRemote['descriptor']['layouts'] } = {},
): ManifestRemote {
  const { layouts = [], ...rest } = more;
  return {
    enabled: true,
    mode: 'on',
    version: '1.0.0',
    entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
    assets: {},
    ended: [],
    timeoutMs: 4000,
    owner: `team-${name}`,
    descriptor: { name, contract: CONTRACT_VERSION, runtime: FEDERATION_RUNTIME, pages, slots: {}, layouts, events: {} },
    ...rest,
  };
}

export function aManifest(remotes: BrandManifest['remotes'], more: Partial<BrandManifest> = {}): BrandManifest {
  return {
    schema: 1,
    brand: 'pavilion',
    seq: 1,
    issuedAt: '2026-11-20T00:00:00Z',
    notAfter: '2026-12-20T00:00:00Z',
    shell: { contract: CONTRACT_VERSION, minimum: '1.0.0' },
    maintenance: { on: false },
    theme: { name: 'pavilion', default: 'dark' },
    flags: {},
    locales: { default: 'bn', offered: ['bn', 'en'] },
    revoked: [],
    remotes,
    ...more,
  };
}

export interface RenderedShell extends RenderResult {
  user: UserEvent;
  session: FakeHost['session'];
  /** How often somebody was led to registering. */
  registrations(): number;
  signInAs: FakeHost['signInAs'];
  information: Information;
  region: Region;
  /** Something happens that the page is told of. */
  emit: EventBus['emit'];
  /** The brand's operators change something while the page is open. */
  apply(manifest: BrandManifest): void;
}

const BLOCKED = { title: 'blocked', text: '', confirm: 'here', cancel: 'stay' };

interface RenderOptions {
  address?: string;
  member?: Member;
  /** Somebody who left a session here, while the gateway is being asked whether it is still alive. */
  returning?: boolean;
  signsInAs?: Member | null;
  reload?: () => void;
  /** What stands on every page of a remote, or on which. */
  content?: ReactNode | ((place: { page: string }) => ReactNode);
  http?: HttpClient;
  /** Somebody in a place that the brand does not serve. */
  blocked?: PageData['regionBlocked'];
  /** What is drawn over the page beside what the site tells. */
  over?: (parts: { information: Information; dialogs: DialogController }) => ReactNode;
}

/** The whole shell at an address. The network's two edges are stood in for: who is signed in, and the files of remotes. */
export async function renderShell(
  manifest: BrandManifest,
  { address = '/', reload = () => undefined, content, http, blocked, over, ...who }: RenderOptions = {},
): Promise<RenderedShell> {
  window.history.replaceState(null, '', address);
  const { balance, session, signInAs } = fakeHost(who);
  const manifests = changeableManifest(manifest);
  const information = createInformation();
  const region = createRegion(blocked);
  const events = createEventBus();
  const dialogs = createDialogs({
    openService: () => true,
    popupBlockedQuestion: async () => BLOCKED,
    failureText: () => 'Please try again',
    navigateTo: () => undefined,
  });
  let registrations = 0;
  const shell = createShell({
    page: pageData,
    preferences: createPreferences(pageData.brand, document),
    manifests,
    events,
    http: http ?? fakeHost().http,
    session: Object.assign(session, { restored: Promise.resolve(), register: () => void (registrations += 1) }),
    balance,
    connection: createConnection(NEVER),
    dialogs,
    information,
    region,
    views: fakeViews(content),
    staticContent: { nodes: () => [] },
    overlays: over?.({ information, dialogs }) ?? null,
    version: '1.0.0-test',
    reload,
  });
  const rendered = await act(async () => render(<App shell={shell} />));
  return {
    ...rendered,
    user: userEvent.setup(),
    session,
    registrations: () => registrations,
    information,
    region,
    emit: (name, payload) => act(() => events.emit(name, payload)),
    signInAs: (next) => act(() => signInAs(next)),
    apply: (next) => act(() => manifests.apply(next)),
  };
}

function changeableManifest(manifest: BrandManifest): ManifestSource & { apply(next: BrandManifest): void } {
  const listeners = new Set<() => void>();
  let current = manifest;
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    apply(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Remotes' pages, layouts and slots as their names, without their files; parts that the manifest closes are closed. */
function fakeViews(content: RenderOptions['content']): ShellParts['views'] {
  return {
    Page: ({ remote, page, closed, framed }) => {
      const { manifest } = useSite();
      const because = closedReason(manifest, remote, isResuming(manifest, remote, page, window.location.search));
      return because ? (
        framed(closed(because))
      ) : (
        <div>
          page {page}
          {typeof content === 'function' ? content({ page }) : content}
        </div>
      );
    },
    Layout: ({ remote, area, refused, children }) =>
      closedReason(useSite().manifest, remote) ? refused : <fieldset aria-label={`layout ${area}`}>{children}</fieldset>,
    renderSlot: (name) => <p>slot {name}</p>,
  };
}
