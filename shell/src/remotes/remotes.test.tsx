import {
  type BrandManifest,
  CONTRACT_VERSION,
  FEDERATION_RUNTIME,
  type ManifestRemote,
  type StampedRemote,
} from '@pavilion/contract';
import { useIntl } from '@pavilion/host/intl';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { BehaviorSubject } from 'rxjs';
import { type AssetGate, openAssetGate } from './asset-gate';
import type { RemotesContext } from './create-remotes';
import { createPartLoader } from './part-loader';
import { RemoteLayout, RemotePage, RemoteSlots } from './views';

const entry = (more: Partial<ManifestRemote> = {}): ManifestRemote => ({
  enabled: true,
  mode: 'on',
  version: '1.0.0',
  entry: '/remotes/wallet/1.0.0/remoteEntry.js',
  assets: { 'remoteEntry.js': 'sha384-entry', '1.js': 'sha384-chunk' },
  descriptor: { name: 'wallet', contract: 1, runtime: '2.9', pages: [], slots: { 'home.player': 1 }, layouts: [], events: {} },
  ended: [],
  timeoutMs: 4_000,
  owner: 'team-wallet',
  ...more,
});
const manifestWith = (wallet: ManifestRemote, more: Partial<BrandManifest> = {}): BrandManifest => ({
  ...({ schema: 1, brand: 'pavilion', seq: 1, issuedAt: '', notAfter: '', flags: {}, revoked: [] } as const),
  shell: { contract: 1, minimum: '1.0.0' },
  maintenance: { on: false },
  theme: { name: 'pavilion', default: 'dark' },
  locales: { default: 'bn', offered: ['bn', 'en'] },
  remotes: { wallet },
  ...more,
});
const Deposit = () => <h1>{useIntl().formatMessage({ id: 'wallet.title' })}</h1>;
const wallet = (more: Partial<StampedRemote> = {}): StampedRemote => ({
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
function shellWith(load: () => Promise<unknown>, first = manifestWith(entry())) {
  const manifest$ = new BehaviorSubject(first);
  const gate = openAssetGate();
  manifest$.subscribe((manifest) => gate.admit(manifest));
  const refused: string[] = [];
  const shown: string[] = [];
  const left: string[] = [];
  const idle = { ms: 0 };
  const current = () => manifest$.value;
  const context: RemotesContext = {
    parts: createPartLoader(gate, load, current),
    current,
    subscribe: (listener) => {
      const subscription = manifest$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    activity: { idleMs: () => idle.ms },
    refused: ({ refusal }) => void refused.push(refusal),
    shown: ({ part }) => void shown.push(part),
    leaving: (how) => void left.push(how),
  };
  const show = async (view = <RemotePage context={context} remote="wallet" page="wallet.deposit" />, locale = 'en') => {
    const inShell = (language: string) => (
      <IntlProvider locale={language} messages={{}}>
        {view}
      </IntlProvider>
    );
    const rendered = await act(async () => render(inShell(locale)));
    return { speak: (language: string) => act(async () => rendered.rerender(inShell(language))) };
  };
  return { context, manifest$, gate, refused, shown, left, idle, show };
}

beforeEach(() => {
  // React tells the console about errors that a boundary already showed.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a player', () => {
  it('sees a remote’s page in their language, and in another once they choose it', async () => {
    const { show, shown } = shellWith(async () => wallet());

    const { speak } = await show();
    expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
    await speak('bn');

    expect(await screen.findByRole('heading', { name: 'জমা' })).toBeVisible();
    expect(shown).toEqual(['wallet.deposit']);
  });

  it.each([
    ['is no remote', async () => ({ some: 'thing' }), 'remote.not-a-remote'],
    ['is too old', async () => wallet({ contract: CONTRACT_VERSION - 2 }), 'remote.contract-too-old'],
    ['was built for another runtime', async () => wallet({ runtime: '1.0' }), 'remote.runtime-differs'],
    ['throws while it loads', () => Promise.reject(new Error('oops')), 'remote.threw'],
    ['lacks the page', async () => wallet({ pages: {} }), 'remote.page-missing'],
    [
      'throws while it renders',
      async () =>
        wallet({
          pages: {
            'wallet.deposit': async () => () => {
              throw new Error('oops');
            },
          },
        }),
      'remote.threw',
    ],
  ])('is told the name of the refusal when what arrives %s', async (_, load, refusal) => {
    const { show, refused } = shellWith(load);

    await show();

    expect(await screen.findByText(new RegExp(`^${refusal} · wallet`))).toBeVisible();
    expect(refused).toContain(refusal);
  });

  it('gets the page after a retry once it can be had', async () => {
    let broken = true;
    const { show } = shellWith(async () => (broken ? Promise.reject(new Error('oops')) : wallet()));
    await show();
    broken = false;

    const again = await screen.findByRole('button', { name: 'Try again' });
    await act(() => userEvent.click(again));

    expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
  });

  it('does not wait longer than the manifest says', async () => {
    const { show } = shellWith(() => new Promise(() => undefined), manifestWith(entry({ timeoutMs: 30 })));

    await show();

    expect(await screen.findByText(/^remote\.timed-out · wallet/)).toBeVisible();
  });

  it('keeps the screen they are on when another version is promoted', async () => {
    const load = jest.fn(async () => wallet());
    const { show, manifest$ } = shellWith(load);
    await show();

    await act(async () => manifest$.next(manifestWith(entry({ version: '2.0.0', entry: '/remotes/wallet/2.0.0/remoteEntry.js' }))));

    expect(screen.getByRole('heading', { name: 'Deposit' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('sees nothing in a slot whose remote fails, and the pages of a layout that fails', async () => {
    const { context, show } = shellWith(() => Promise.reject(new Error('oops')));

    await show(
      <>
        <RemoteSlots context={context} name="home.player" props={{}} />
        <RemoteLayout context={context} remote="wallet" area="member">
          <p>the page</p>
        </RemoteLayout>
      </>,
    );

    expect(await screen.findByText('the page')).toBeVisible();
    expect(screen.queryByText('balance')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the gate', () => {
  let gate: AssetGate;
  const folder = `${location.origin}/remotes/wallet/1.0.0/`;
  const failed = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    gate = openAssetGate();
    gate.admit(manifestWith(entry()));
  });

  it('gives a file its hash from the manifest', () => {
    const script = document.createElement('script');

    globalThis.__pavilionAssets?.dress(script, `${folder}1.js`);

    expect(script).toMatchObject({ src: `${folder}1.js`, integrity: 'sha384-chunk', crossOrigin: 'anonymous' });
  });

  it.each([['script'], ['link']] as const)(
    'gives a %s that the manifest does not name no address, and makes it fail',
    async (tag) => {
      const element = document.createElement(tag);
      const onError = jest.fn();
      element.addEventListener('error', onError);

      gate.dress(element, `${folder}stranger.js`);
      await failed();

      expect(element.getAttribute('src') ?? element.getAttribute('href')).toBeNull();
      expect(onError).toHaveBeenCalled();
      expect(gate.takeFailure(folder)).toMatchObject({ refusal: 'remote.hash-missing' });
    },
  );

  it('asks at another address after a failure', () => {
    const [first, second] = [document.createElement('script'), document.createElement('script')];
    gate.dress(first, `${folder}1.js`);
    first.dispatchEvent(new Event('error'));

    gate.dress(second, `${folder}1.js`);

    expect(second).toMatchObject({ src: `${folder}1.js?retry=1`, integrity: 'sha384-chunk' });
  });

  it('lets nobody replace it', () => {
    expect(() => Object.assign(globalThis, { __pavilionAssets: { dress: () => undefined } })).toThrow(TypeError);
    expect(() => Object.assign(globalThis.__pavilionAssets ?? {}, { dress: () => undefined })).toThrow(TypeError);
  });
});
