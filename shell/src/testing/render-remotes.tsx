import {
  type BrandManifest,
  CONTRACT_VERSION,
  FEDERATION_RUNTIME,
  type ManifestRemote,
  type StampedRemote,
} from '@pavilion/contract';
import { HostProvider } from '@pavilion/host/host';
import { useIntl } from '@pavilion/host/intl';
import { fakeHost } from '@pavilion/testing';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { BehaviorSubject } from 'rxjs';
import { createEventBus } from '../events/create-event-bus';
import { eventsOfRemote } from '../events/events-of-remote';
import { openAssetGate } from '../remotes/asset-gate';
import type { RemotesContext } from '../remotes/remotes-context';
import type { LoadRemote } from '../remotes/load-federated';
import { createPartLoader } from '../remotes/part-loader';
import { createSharedFiles } from '../remotes/shared-files';
import { RemotePage } from '../remotes/views';
import type { LeftoverWatch } from '../remotes/watch-leftovers';

/** The wallet as a manifest names it. */
export const entry = (more: Partial<ManifestRemote> = {}): ManifestRemote => ({
  enabled: true,
  mode: 'on',
  version: '1.0.0',
  entry: '/remotes/wallet/1.0.0/remoteEntry.js',
  assets: { 'remoteEntry.js': 'sha384-entry', '1.js': 'sha384-chunk' },
  descriptor: {
    name: 'wallet',
    contract: CONTRACT_VERSION,
    runtime: FEDERATION_RUNTIME,
    pages: [],
    slots: { 'home.player': 1 },
    layouts: [],
    events: {},
  },
  ended: [],
  timeoutMs: 4_000,
  owner: 'team-wallet',
  ...more,
});
export const manifestWith = (wallet: ManifestRemote, more: Partial<BrandManifest> = {}): BrandManifest => ({
  ...({ schema: 1, brand: 'pavilion', seq: 1, issuedAt: '', notAfter: '', flags: {}, revoked: [] } as const),
  shell: { contract: CONTRACT_VERSION, minimum: '1.0.0' },
  maintenance: { on: false },
  theme: { name: 'pavilion', default: 'dark' },
  locales: { default: 'bn', offered: ['bn', 'en'] },
  remotes: { wallet },
  ...more,
});
const Deposit = () => <h1>{useIntl().formatMessage({ id: 'wallet.title' })}</h1>;
/** The wallet as it arrives. */
export const wallet = (more: Partial<StampedRemote> = {}): StampedRemote => ({
  ...({ pavilion: 'remote', contract: CONTRACT_VERSION, runtime: FEDERATION_RUNTIME, name: 'wallet' } as const),
  pages: { 'wallet.deposit': async () => Deposit },
  slots: { 'home.player': async () => () => <p>balance</p> },
  layouts: {
    member:
      async () =>
      ({ children }) => <section aria-label="member area">{children}</section>,
  },
  messages: { bn: async () => ({ 'wallet.title': 'জমা' }), en: async () => ({ 'wallet.title': 'Deposit' }) },
  ...more,
});

/** The shell around remotes that arrive as `load` says. */
export function renderRemotes(load: LoadRemote, first = manifestWith(entry()), leftovers?: LeftoverWatch) {
  const manifest$ = new BehaviorSubject(first);
  const gate = openAssetGate();
  manifest$.subscribe((manifest) => gate.admit(manifest));
  const refused: string[] = [];
  const shown: string[] = [];
  const left: string[] = [];
  const events = createEventBus();
  const foreign: string[] = [];
  const idle = { ms: 0 };
  const current = () => manifest$.value;
  const context: RemotesContext = {
    parts: createPartLoader(gate, load, current, createSharedFiles()),
    current,
    subscribe: (listener) => {
      const subscription = manifest$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    activity: { idleMs: () => idle.ms },
    refused: ({ refusal }) => void refused.push(refusal),
    shown: ({ part }) => void shown.push(part),
    ...leftovers,
    eventsOf: (remote) => eventsOfRemote(events, remote, (name) => void foreign.push(`${remote}: ${name}`)),
    notifyUnmount: (how) => void left.push(how),
  };
  const show = async (view = <RemotePage context={context} remote="wallet" page="wallet.deposit" />, locale = 'en') => {
    const inShell = (language: string) => (
      <IntlProvider locale={language} messages={{}}>
        <HostProvider host={{ ...fakeHost(), events }}>{view}</HostProvider>
      </IntlProvider>
    );
    const rendered = await act(async () => render(inShell(locale)));
    return { speak: (language: string) => act(async () => rendered.rerender(inShell(language))) };
  };
  return { context, manifest$, gate, events, foreign, refused, shown, left, idle, show };
}
