import { CONTRACT_VERSION } from '@pavilion/contract';
import { useEmit } from '@pavilion/host/events';
import type { ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { entry, manifestWith, renderRemotes, wallet } from '../testing/render-remotes';
import { type AssetGate, openAssetGate } from './asset-gate';
import { setAwakeTimeout } from './awake-timeout';
import { RefusedError } from './refused-error';
import { recordSharedVersion, versionSkew } from './version-skew';
import { RemoteLayout, RemotePage, RemoteSlots } from './views';

beforeEach(() => {
  // React tells the console about errors that a boundary already showed.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a remote', () => {
  const emitting = (name: 'balance.changed' | 'toast.wanted', payload: never) => {
    const Emitting = () => {
      const emit = useEmit();
      return <button onClick={() => emit(name, payload)}>tell</button>;
    };
    return renderRemotes(async () => wallet({ pages: { 'wallet.deposit': async () => Emitting } }));
  };
  const tell = async () => userEvent.click(await screen.findByRole('button', { name: 'tell' }));

  it('cannot tell the page what the member holds: only the shell tells it', async () => {
    const { show, events, foreign } = emitting('balance.changed', { balance: '99999999' } as never);
    const balances: string[] = [];
    events.on('balance.changed').subscribe(({ balance }) => balances.push(balance));

    await show();
    await tell();

    expect(balances).toEqual([]);
    expect(foreign).toEqual(['wallet: balance.changed']);
  });

  it('may ask for a short message to the player', async () => {
    const { show, events, foreign } = emitting('toast.wanted', { tone: 'info', text: 'done' } as never);
    const toasts: string[] = [];
    events.on('toast.wanted').subscribe(({ text }) => toasts.push(text));

    await show();
    await tell();

    expect(toasts).toEqual(['done']);
    expect(foreign).toEqual([]);
  });
});

describe('a player', () => {
  it('sees a remote’s page in their language, and in another once they choose it', async () => {
    const { show, shown } = renderRemotes(async () => wallet());

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
    const { show, refused } = renderRemotes(load);

    await show();

    expect(await screen.findByText(new RegExp(`^${refusal} · wallet`))).toBeVisible();
    expect(refused).toContain(refusal);
  });

  it('gets the page after a retry once it can be had', async () => {
    let broken = true;
    const { show } = renderRemotes(async () => (broken ? Promise.reject(new Error('oops')) : wallet()));
    await show();
    broken = false;

    const again = await screen.findByRole('button', { name: 'Try again' });
    await act(() => userEvent.click(again));

    expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
  });

  it('does not wait longer than the manifest says', async () => {
    const { show } = renderRemotes(() => new Promise(() => undefined), manifestWith(entry({ timeoutMs: 30 })));

    await show();

    expect(await screen.findByText(/^remote\.timed-out · wallet/)).toBeVisible();
  });

  it('keeps the screen they are on when another version is promoted', async () => {
    const load = jest.fn(async () => wallet());
    const { show, manifest$ } = renderRemotes(load);
    await show();

    await act(async () => manifest$.next(manifestWith(entry({ version: '2.0.0', entry: '/remotes/wallet/2.0.0/remoteEntry.js' }))));

    expect(screen.getByRole('heading', { name: 'Deposit' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('finds what is refused in the frame that its place asks for', async () => {
    const { context, show } = renderRemotes(() => Promise.reject(new Error('oops')));
    const framed = (content: ReactNode) => <main>{content}</main>;

    await show(<RemotePage context={context} remote="wallet" page="wallet.deposit" framed={framed} />);

    expect(within(await screen.findByRole('main')).getByText(/^remote\.threw · wallet/)).toBeVisible();
  });

  it('sees nothing in a slot whose remote fails, and the pages of a layout that fails', async () => {
    const { context, show } = renderRemotes(() => Promise.reject(new Error('oops')));

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

  it('sees what a slot was told to show until it is loaded, and nothing where it was told nothing', async () => {
    let arrive = () => {};
    const { context, show } = renderRemotes(
      jest.fn(() => new Promise<ReturnType<typeof wallet>>((resolve) => (arrive = () => resolve(wallet())))),
    );
    await show(
      <>
        <RemoteSlots context={context} name="home.player" props={{}} waiting={<p>on its way</p>} />
        <section aria-label="told nothing">
          <RemoteSlots context={context} name="home.player" props={{}} />
        </section>
      </>,
    );
    expect(screen.getByText('on its way')).toBeVisible();
    expect(screen.getByRole('region', { name: 'told nothing' })).toBeEmptyDOMElement();

    await act(async () => arrive());
    expect(await screen.findAllByText('balance')).toHaveLength(2);
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('gets what a slot could not fetch a while later by itself, and at once when the network is back', async () => {
    jest.useFakeTimers();
    let reachable = false;
    const load = jest.fn(async () =>
      reachable ? wallet() : Promise.reject(new RefusedError('remote.unreachable', 'wallet', '1.0.0')),
    );
    const { context, show } = renderRemotes(load);
    await show(<RemoteSlots context={context} name="home.player" props={{}} />);
    expect(load).toHaveBeenCalledTimes(1);

    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(load).toHaveBeenCalledTimes(2);
    reachable = true;
    await act(async () => globalThis.dispatchEvent(new Event('online')));

    expect(await screen.findByText('balance')).toBeVisible();
  });

  it('sees what a slot was told to show from one try to the next, and nothing after the last', async () => {
    jest.useFakeTimers();
    const load = jest.fn(async () => Promise.reject(new RefusedError('remote.unreachable', 'wallet', '1.0.0')));
    const { context, show } = renderRemotes(load);
    await show(<RemoteSlots context={context} name="home.player" props={{}} waiting={<p>on its way</p>} />);
    for (const [pause, tries] of [
      [5_000, 1],
      [20_000, 2],
      [60_000, 3],
    ] as const) {
      expect(load).toHaveBeenCalledTimes(tries);
      expect(screen.getByText('on its way')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(pause));
    }

    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('does not lose the screen they are on when another part of its remote is asked for anew', async () => {
    const load = jest.fn(async () => wallet({ slots: { 'home.player': () => Promise.reject(new Error('oops')) } }));
    const { context, show } = renderRemotes(load);
    const { speak } = await show(
      <>
        <RemotePage context={context} remote="wallet" page="wallet.deposit" />
        <RemoteSlots context={context} name="home.player" props={{}} />
      </>,
    );
    const heading = await screen.findByRole('heading', { name: 'Deposit' });

    context.parts.forget('wallet');
    await speak('en');

    expect(screen.getByRole('heading', { name: 'Deposit' })).toBe(heading);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('counts only the time in which the page could look', async () => {
  const late = jest.fn();
  setAwakeTimeout(600, late);

  const until = performance.now() + 800;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve));
  expect(late).not.toHaveBeenCalled();

  await waitFor(() => expect(late).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

it('knows which shared packages a remote was built against in another version', () => {
  recordSharedVersion('games', 'react', '^19.3.1', '19.3.1');
  expect(versionSkew()).toBeUndefined();

  recordSharedVersion('games', '@pavilion/ui', '^1.0.0', '1.1.0');
  expect(versionSkew()).toEqual({ games: { '@pavilion/ui': '1.0.0' }, shell: { '@pavilion/ui': '1.1.0' } });
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

  describe('in a preview', () => {
    const local = (address: string) =>
      manifestWith(entry({ entry: `${address}/remoteEntry.js`, assets: {}, local: true }), {
        preview: { label: 'wallet', until: '2026-11-21T12:00:00Z' },
      });

    it('lets files of the developer’s own machine in without a hash', () => {
      gate.admit(local('http://localhost:3003'));
      const script = document.createElement('script');

      gate.dress(script, 'http://localhost:3003/main.0a1b.hot-update.js');

      expect(script.src).toBe('http://localhost:3003/main.0a1b.hot-update.js');
      expect(script.integrity ?? '').toBe('');
    });

    it.each(['http://192.168.0.7:3003', 'https://localhost.evil.example'])('lets nothing in from %s', async (address) => {
      gate.admit(local(address));
      const script = document.createElement('script');

      gate.dress(script, `${address}/remoteEntry.js`);
      await failed();

      expect(script.getAttribute('src')).toBeNull();
    });

    it('is the only place where that is so', async () => {
      const { preview: _, ...forPlayers } = local('http://localhost:3003');
      gate.admit(forPlayers);
      const script = document.createElement('script');

      gate.dress(script, 'http://localhost:3003/remoteEntry.js');
      await failed();

      expect(script.getAttribute('src')).toBeNull();
    });
  });

  it('lets nobody replace it', () => {
    expect(() => Object.assign(globalThis, { __pavilionAssets: { dress: () => undefined } })).toThrow(TypeError);
    expect(() => Object.assign(globalThis.__pavilionAssets ?? {}, { dress: () => undefined })).toThrow(TypeError);
  });
});
