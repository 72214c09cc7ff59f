/** @jest-environment jest-fixed-jsdom */
import { framedBy } from '../testing/framed-by';
import { HostFrame } from './host-frame';
import { hostShows } from './host-settings';

const boot = { session: 's', parentOrigin: 'https://lobby.example', lobbyUrl: 'https://lobby.example/games', depositUrl: null };

describe('the game in an operator’s frame', () => {
  it('speaks to the operator’s exact origin only', () => {
    const { heard } = framedBy();
    new HostFrame(boot).exit();
    expect(heard).toEqual([[{ type: 'studio.exit' }, 'https://lobby.example']]);
  });

  it('says nothing to a page whose origin it was not told', () => {
    const { heard } = framedBy();
    new HostFrame({ ...boot, parentOrigin: null }).send({ type: 'studio.deposit' });
    expect(heard).toEqual([]);
  });

  it('asks for its balance again when the operator says so, and for nobody else', () => {
    const { page } = framedBy();
    const asked: string[] = [];
    new HostFrame(boot).onBalanceChanged(() => asked.push('balance'));
    const hear = (origin: string, source: Window, data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
    hear('https://lobby.example.evil', page, { type: 'host.balance-changed' });
    hear('https://lobby.example', window, { type: 'host.balance-changed' });
    hear('https://lobby.example', page, { type: 'host.something-else' });
    hear('https://lobby.example', page, null);
    expect(asked).toEqual([]);
    hear('https://lobby.example', page, { type: 'host.balance-changed' });
    expect(asked).toEqual(['balance']);
  });

  it('says once that its connection is lost, and once that it is back', () => {
    const { heard } = framedBy();
    const frame = new HostFrame(boot);
    for (const state of ['ok', 'lost', 'lost', 'ok', 'ok'] as const) frame.reportConnection(state);
    expect(heard.map(([message]) => message)).toEqual([
      { type: 'studio.connection', state: 'lost' },
      { type: 'studio.connection', state: 'ok' },
    ]);
  });

  it('opens a sheet that the operator’s page asks for, and leaves to that page what it shows', () => {
    const { page } = framedBy();
    const opened: string[] = [];
    const frame = new HostFrame(boot);
    frame.onOpen((panel) => opened.push(panel));
    frame.followFrame();
    const hear = (data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { origin: 'https://lobby.example', source: page, data }));
    hear({ type: 'host.open', panel: 'fairness' });
    hear({ type: 'host.open', panel: '__proto__' });
    hear({ type: 'host.frame', shows: ['title', 'balance', 7], theme: 'light', minimized: true });
    expect(opened).toEqual(['fairness']);
    expect([hostShows('title'), hostShows('balance'), hostShows('rules')]).toEqual([true, true, false]);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(document.documentElement.hasAttribute('data-minimized')).toBe(true);

    hear({ type: 'host.frame', shows: 'everything', theme: 'pink' });
    expect(hostShows('title')).toBe(false);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(document.documentElement.hasAttribute('data-minimized')).toBe(false);
  });
});
