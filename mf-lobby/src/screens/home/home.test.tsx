import { announcements } from '@pavilion/api/calls/announcements';
import { gameList, gameMenus, hotGames } from '@pavilion/api/calls/games';
import { CallError } from '@pavilion/host/http';
import { aGame, aMember, type FakeGateway, renderWithHost, type RenderWithHostOptions, someGames } from '@pavilion/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Suspense } from 'react';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { sampleHeadline } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';
import { HomeScreen } from './HomeScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  // The test browser lays nothing out: nothing comes near, nothing resizes, nothing moves.
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  window.IntersectionObserver = class {
    unobserve() {}
    observe() {}
    disconnect() {}
  } as never;
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  } as never;
});

/** The page holds itself back until its first answers are there, as it does behind the server's drawing. */
async function openHome(options: Partial<RenderWithHostOptions> & { http?: FakeGateway } = {}) {
  const gateway = options.http ?? sampleGateway();
  const home = await act(async () =>
    renderWithHost(
      <Suspense>
        <HomeScreen />
      </Suspense>,
      { messages: en, ...options, http: gateway },
    ),
  );
  return { ...home, gateway };
}

const hot = () => within(screen.getByRole('list', { name: 'Popular games' }));

describe('a visitor in the lobby', () => {
  it('sees the banner, the categories, twelve hot games and who won', async () => {
    await openHome();

    expect(screen.getByRole('link', { name: /Lantern Dice is lit/ })).toHaveAttribute('href', '/games/play/100000');
    expect(
      within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Fishing, 120 games' }),
    ).toBeVisible();
    expect(hot().getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getAllByText('৳12,500.00')[0]).toBeInTheDocument();
  });

  it('sees the section of another team, signed in or not', async () => {
    await openHome({ slots: (name) => <p>{name}</p> });

    expect(screen.getByText('home.section')).toBeInTheDocument();
    expect(screen.queryByText('home.player')).not.toBeInTheDocument();
  });

  it('is led from a notice that runs over the lobby to what it says', async () => {
    await openHome();

    expect(screen.getByRole('link', { name: 'Play within your means.' })).toHaveAttribute('href', '/help#notice-1');
  });

  it('sees what is announced from this moment on', async () => {
    const { gateway, host } = await openHome();
    gateway.answer(announcements, {
      banners: [],
      playerNotice: [{ ...sampleHeadline, title: 'Tea at five.' }],
      popup: [],
      promotion: [],
    });

    await act(async () => host.events.emit('announcements.changed', {}));

    expect(await screen.findByRole('link', { name: 'Tea at five.' })).toBeInTheDocument();
  });

  it('asks for each first answer once, and for the first two rows only', async () => {
    const { gateway } = await openHome();

    expect(gateway.inputsOf(hotGames)).toHaveLength(1);
    expect(gateway.inputsOf(gameList).map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE']);
  });

  it('meets no row of a category of which nothing opens yet, and asks for none', async () => {
    const http = sampleGateway().answer(gameMenus, {
      gameMenus: [
        { accountTypeName: 'RNG', gameType: 'RNG', total: 120, open: 1 },
        { accountTypeName: 'SPORTS', gameType: 'SPORTS', total: 40, open: 0 },
      ],
    });
    await openHome({ http });

    expect(screen.queryByRole('region', { name: 'Sports' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sports, coming soon' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Slots, 1 game' })).toBeVisible();
    expect(http.inputsOf(gameList).map(({ gameType }) => gameType)).toEqual(['RNG']);
  });

  it('sees in a row everything that opens, and of what is announced only what fills the line', async () => {
    const announced = someGames(11).map((game) => ({ ...game, nodeId: `9${game.nodeId}`, notConnected: true as const }));
    await openHome({ http: sampleGateway().answer(gameList, { games: [aGame(), ...announced], totalPages: 9, total: 99 }) });

    expect(within(screen.getByRole('list', { name: 'Slots' })).getAllByRole('listitem')).toHaveLength(9);
  });

  it('opens the game of a winner', async () => {
    const { user, address } = await openHome();

    await user.click(screen.getByRole('button', { name: /ab\*\*\*d River Drum/ }));

    expect(address()).toBe('/games/play/100003');
  });

  it('sees at once what is won just now, in their language and beside what was won before', async () => {
    const { host } = await openHome({ messages: bn, locale: 'bn' });
    const win = (winAmount: string) => ({
      nodeId: '100003',
      iconUrl: '/river-drum.svg',
      gameNames: { bn: 'নদীর ঢোল', en: 'River Drum' },
      customerName: 'nu***t',
      winAmount,
    });
    await screen.findAllByRole('button', { name: /^ab\*\*\*d/ });
    await waitFor(() => {
      act(() => host.events.emit('wins.arrived', { list: [win('777700')] }));
      expect(screen.getAllByRole('button', { name: 'nu***t নদীর ঢোল ৳7,777.00' })[0]).toBeInTheDocument();
    });

    for (let more = 0; more < 30; more += 1) act(() => host.events.emit('wins.arrived', { list: [win(String(1000 + more))] }));

    expect(await screen.findByRole('button', { name: /৳10\.29$/ })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: bn['lobby.winners.title'] })).getAllByRole('button')).toHaveLength(8);
  });

  it('narrows a row to one vendor, and goes to all of that vendor', async () => {
    const { user } = await openHome();
    const slots = within(screen.getByRole('region', { name: 'Slots' }));

    await user.click(slots.getByRole('button', { name: 'Pagoda Grove' }));

    expect(await slots.findByText('PG RNG 100000')).toBeInTheDocument();
    expect(slots.getByRole('link', { name: 'All of Slots' })).toHaveAttribute('href', expect.stringContaining('PG'));
  });

  it('unfolds the vendors of a category by keyboard, looks at one of them in a dialog that has an address, and is back by Escape', async () => {
    const { user, address } = await openHome();
    act(() => screen.getByRole('link', { name: 'Fishing, 120 games' }).focus());
    await user.keyboard('{ArrowDown}');
    const vendors = within(
      await screen
        .findByRole('group', { name: 'Providers of Fishing' })
        .then(() => screen.getByRole('navigation', { name: 'Categories' })),
    );
    await waitFor(() => expect(vendors.getByRole('button', { name: /Pagoda Grove/ })).toHaveFocus());

    await user.keyboard('{Escape}');
    await waitFor(() => expect(vendors.queryByRole('button', { name: /Pagoda Grove/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Fishing, 120 games' })).toHaveFocus();

    await user.keyboard('{ArrowDown}');
    await user.click(await vendors.findByRole('button', { name: /Port Tamarind/ }));
    expect(await screen.findByRole('dialog', { name: 'Port Tamarind · Fishing' })).toBeVisible();
    expect(address()).toBe('/?vassalage=PT&gameType=FISH');
  });

  it('opens a link to a vendor’s games, twelve to a page', async () => {
    const { user, gateway, address } = await openHome({ address: '/?vassalage=PT&gameType=FISH' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Port Tamarind · Fishing' }));
    await dialog.findByText('PT FISH 100000');

    await user.click(dialog.getByRole('button', { name: 'Page 2' }));

    expect(address()).toBe('/?vassalage=PT&gameType=FISH&page=2');
    expect(gateway.inputsOf(gameList).at(-1)).toMatchObject({ vassalage: 'PT', gameType: 'FISH', pageNo: '2', pageSize: '12' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads everything in Bengali', async () => {
    await openHome({ messages: bn, locale: 'bn' });

    expect(await screen.findByRole('list', { name: 'জনপ্রিয় গেম' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'মাছ শিকার, ১২০টি গেম' })).toBeVisible();
  });

  it('finds nothing that assistive technology would stumble over', async () => {
    const { container } = await openHome({ member: aMember() });

    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });
});

describe('a member in the lobby', () => {
  it('sees what they played lately', async () => {
    await openHome({ member: aMember() });

    expect(await screen.findByRole('list', { name: 'Recently played' })).toBeVisible();
  });

  it('finds the place of their recent games kept before the page knows them again, and gone when it does not', async () => {
    const recent = () => screen.queryByRole('list', { name: 'Recently played' });
    localStorage.setItem('pavilion.recent-games', 'yes');
    const { host, unmount } = await openHome({ returning: true });
    expect(recent()).toHaveAttribute('aria-busy', 'true');
    const place = recent();
    act(() => host.signInAs(aMember()));
    await waitFor(() => expect(recent()).not.toHaveAttribute('aria-busy'));
    expect(recent()).toBe(place);
    unmount();

    const stranger = await openHome({ returning: true });
    expect(recent()).toBeInTheDocument();
    act(() => stranger.host.signInAs(undefined));

    expect(recent()).toBeNull();
  });
});

describe('the lobby whose hot games do not come', () => {
  it('says so, keeps the rest, and tries again on request', async () => {
    const gateway = sampleGateway().answer(hotGames, new CallError('service.unavailable', 'Too busy just now.'));
    const { user } = await openHome({ http: gateway });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too busy just now.');
    expect(screen.getByRole('region', { name: 'Slots' })).toBeVisible();

    gateway.answer(hotGames, sampleHot);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('list', { name: 'Popular games' })).toBeVisible();
  });
});

const sampleHot = { list: [] };
