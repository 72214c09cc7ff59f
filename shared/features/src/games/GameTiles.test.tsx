import { addFavourite, favouriteIds, removeFavourite } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { CallError } from '@pavilion/host/http';
import { aGame, aMember, FakeGateway, renderWithHost, type RenderWithHostOptions, someGames } from '@pavilion/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GameTiles } from './GameTiles';

/** Three games as tiles, over a gateway that keeps what is liked. */
function openTiles({ games = [aGame(), ...someGames(3).slice(1)], allHot = false, before = [], ...options }: Opened = {}) {
  const liked = new Set<string>(before);
  const gateway = new FakeGateway()
    .answer(favouriteIds, () => ({ list: [...liked] }))
    .answer(addFavourite, ({ nodeId }) => (liked.add(nodeId), { nodeId, favourite: true }))
    .answer(removeFavourite, ({ nodeId }) => (liked.delete(nodeId), { nodeId, favourite: false }));
  const tiles = <GameTiles label="Games" games={games} shape="row" allHot={allHot} />;
  return { ...renderWithHost(tiles, { messages: {}, http: gateway, ...options }), gateway };
}

interface Opened extends Partial<RenderWithHostOptions> {
  games?: Game[];
  allHot?: boolean;
  /** What was liked before. */
  before?: string[];
}

const hearts = () => screen.getAllByRole('button', { name: /favourites/ });
const firstHeart = () => hearts()[0] as HTMLElement;

describe('a visitor', () => {
  it('opens a game by its tile, and its free trial by the other button', async () => {
    const { user, address } = openTiles();

    await user.click(screen.getByRole('button', { name: 'Play Lantern Dice' }));
    expect(address()).toBe('/games/play/100000');
    await user.click(screen.getAllByRole('button', { name: 'Free play' })[0] as HTMLElement);
    expect(address()).toBe('/games/play/100000/free');
  });

  it('is asked to sign in when pressing a heart, and the game is liked afterwards', async () => {
    const { user, host, gateway } = openTiles({ signsInAs: aMember() });

    await user.click(firstHeart());

    expect(host.signInRequests).toBe(1);
    await waitFor(() => expect(gateway.inputsOf(addFavourite)).toEqual([{ nodeId: '100000', vendor: 'STUDIO', gameType: 'RNG' }]));
    expect(await screen.findByRole('button', { name: 'Remove from favourites' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('who closes the sign-in popup likes nothing', async () => {
    const { user, host, gateway } = openTiles({ signsInAs: null });

    await user.click(firstHeart());

    expect(host.signInRequests).toBe(1);
    expect(gateway.inputsOf(addFavourite)).toEqual([]);
    expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('sees one mark on a game, and none that the list says already', () => {
    const games = [
      aGame({ nodeId: '1', isHot: 1, isNew: 1 }),
      aGame({ nodeId: '2', isHot: 1, gameClassify: 'JACKPOT' }),
      aGame({ nodeId: '3' }),
    ];
    const { unmount } = openTiles({ games });
    const [hot, jackpot, plain] = screen.getAllByRole('listitem').map((tile) => tile.textContent);
    expect([hot, jackpot, plain].map((text) => /Popular|New|Jackpot/.exec(text ?? '')?.[0])).toEqual([
      'Popular',
      'Jackpot',
      undefined,
    ]);
    unmount();

    openTiles({ games, allHot: true });

    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('New');
    expect(screen.queryByText('Popular')).toBeNull();
  });

  it('reads the tiles in Bengali', () => {
    openTiles({ locale: 'bn' });

    const [tile] = screen.getAllByRole('listitem');
    expect(within(tile as HTMLElement).getByRole('button', { name: 'প্রিয়তে রাখুন' })).toBeInTheDocument();
    expect(tile).toHaveTextContent('ফ্রি খেলা');
  });
});

describe('a member', () => {
  it('fills a heart before the server answers, once however often it is pressed', async () => {
    const { user, host, gateway } = openTiles({ member: aMember() });
    let answer: (() => void) | undefined;
    gateway.answer(addFavourite, ({ nodeId }) => new Promise((resolve) => (answer = () => resolve({ nodeId, favourite: true }))));

    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await user.dblClick(firstHeart());
    now.mockRestore();

    await waitFor(() => expect(firstHeart()).toHaveAttribute('aria-pressed', 'true'));
    expect(gateway.inputsOf(addFavourite)).toHaveLength(1);
    answer?.();
    await waitFor(() =>
      expect(host.emitted).toContainEqual({ name: 'favourites.changed', payload: { nodeId: '100000', favourite: true } }),
    );
  });

  it('sees the heart empty again, and why, when the server refuses', async () => {
    const { user, host, gateway } = openTiles({ member: aMember() });
    gateway.answer(addFavourite, new CallError('service.unavailable', 'Busy.'));

    await user.click(firstHeart());

    await waitFor(() => expect(host.toasts).toEqual([{ tone: 'negative', text: 'Busy.' }]));
    expect(firstHeart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes a heart back', async () => {
    const { user, gateway } = openTiles({ member: aMember(), before: ['100000'] });
    await user.click(await screen.findByRole('button', { name: 'Remove from favourites' }));

    await waitFor(() => expect(gateway.inputsOf(removeFavourite)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove from favourites' })).toBeNull());
    expect(gateway.inputsOf(addFavourite)).toEqual([]);
  });
});

describe('covers of a brand with several hosts', () => {
  const hosts = ['https://one.example', 'https://two.example/', 'https://three.example'];
  const covers = (of: HTMLElement) => [...of.querySelectorAll('img')].map((cover) => cover.src);
  const games = Array.from({ length: 60 }, (_, at) => aGame({ nodeId: String(at + 1), iconUrl: `/art/${at}.svg` }));

  it('come from each of them, always the same cover from the same host', () => {
    const { container, unmount } = openTiles({ games, brand: { imageHosts: hosts } });
    const first = covers(container);
    expect(new Set(first.map((src) => new URL(src).host))).toEqual(new Set(['one.example', 'two.example', 'three.example']));
    unmount();

    expect(covers(openTiles({ games, brand: { imageHosts: hosts } }).container)).toEqual(first);
  });

  it('come from the site itself when their host fails, and are an icon when that fails too', () => {
    const { container } = openTiles({ games: games.slice(0, 1), brand: { imageHosts: hosts } });
    const cover = () => container.querySelector('img');

    fireEvent.error(cover() as HTMLImageElement);
    expect(cover()).toHaveAttribute('src', '/art/0.svg');
    fireEvent.error(cover() as HTMLImageElement);

    expect(cover()).toBeNull();
    expect(container.querySelector('.pv-tile-art svg')).toBeInTheDocument();
  });
});

it('a game in maintenance is named so and offers no trial', () => {
  openTiles({ games: [aGame({ inMaintenance: true })] });

  expect(screen.getByText('Under maintenance')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Free play' })).toBeNull();
});

it('a game whose vendor is not connected offers neither play nor a trial, and is no game in maintenance', () => {
  openTiles({ games: [aGame({ notConnected: true })] });

  expect(screen.getByText('Coming soon')).toBeVisible();
  expect(screen.queryByText('Under maintenance')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Free play' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Details/ })).toBeVisible();
});
