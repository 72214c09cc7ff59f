import { favourites, gameCounts, gameList } from '@pavilion/api/calls/games';
import { aMember, renderWithHost, type RenderWithHostOptions } from '@pavilion/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { sampleGateway } from '../../testing/sample-gateway';
import { CategoryScreen } from './CategoryScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  window.scrollTo = () => undefined;
});

function openList(address: string, options: Partial<RenderWithHostOptions> = {}) {
  const gateway = sampleGateway();
  return { ...renderWithHost(<CategoryScreen />, { messages: en, address, http: gateway, ...options }), gateway };
}

const found = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const tiles = (name = 'Slots') => within(screen.getByRole('list', { name })).getAllByRole('button', { name: /^Play / });

describe('a visitor in a category', () => {
  it('sees how many games each filter leaves, within what is chosen', async () => {
    const { user, gateway } = openList('/rng');
    expect(await screen.findByRole('button', { name: 'Hot 7' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Pagoda Grove' }));

    expect(gateway.inputsOf(gameCounts)).toEqual([{ gameType: 'RNG' }, { gameType: 'RNG', vassalage: 'PG' }]);
  });

  it('goes to another page and finds it in the address', async () => {
    const { user, address } = openList('/rng');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of Slots' }));

    await user.click(pages.getByRole('button', { name: 'Page 3' }));

    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect(address()).toBe('/rng?page=3');
    expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('opens a link to several pages below one another, all asked for at once', async () => {
    const { user, gateway, address } = openList('/rng?page=1-2');
    await waitFor(() => expect(tiles()).toHaveLength(36));
    expect(gateway.inputsOf(gameList).map(({ pageNo }) => pageNo)).toEqual(['1', '2']);

    await user.click(screen.getByRole('button', { name: 'Show more (36 of 40)' }));

    await waitFor(() => expect(address()).toBe('/rng?page=1-3'));
  });

  it('who asks for a page that is not there gets the last', async () => {
    const { address } = openList('/rng?page=900');

    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect(address()).toBe('/rng?page=3');
  });

  it('begins at the first page with whatever is chosen next', async () => {
    const { user, address } = openList('/rng?page=2');
    await user.click(await screen.findByRole('button', { name: 'Hot 7' }));

    expect(address()).toBe('/rng?show=HOT');
  });

  it('keeps both of two choices that are made before the list has followed the first', async () => {
    const { address } = openList('/rng');
    const [hot, vendor] = [
      await screen.findByRole('button', { name: 'Hot 7' }),
      screen.getByRole('button', { name: 'Pagoda Grove' }),
    ];

    act(() => {
      vendor.click();
      hot.click();
    });

    expect(address()).toBe('/rng?show=HOT&vassalage=PG');
  });

  it('sees no pages where one is enough', async () => {
    openList('/rng?name=lantern');
    await found('1 game');

    expect(screen.queryByRole('navigation', { name: 'Pages of Slots' })).toBeNull();
  });

  it('sees its first eighteen games, how many there are, and the rest on request', async () => {
    const { user, gateway } = openList('/rng');
    await found('40 games');
    expect(tiles()).toHaveLength(18);

    await user.click(screen.getByRole('button', { name: 'Show more (18 of 40)' }));
    await user.click(await screen.findByRole('button', { name: 'Show more (36 of 40)' }));

    await waitFor(() => expect(tiles()).toHaveLength(40));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
    expect(
      gateway.inputsOf(gameList).map(({ pageNo, pageSize, gameType, merchant }) => [pageNo, pageSize, gameType, merchant]),
    ).toEqual([
      ['1', '18', 'RNG', 'pavilion'],
      ['2', '18', 'RNG', 'pavilion'],
      ['3', '18', 'RNG', 'pavilion'],
    ]);
  });

  it('searches by name, without stray spaces, and finds the search in the address', async () => {
    const { user, gateway, address } = openList('/rng');
    await user.click(await screen.findByRole('button', { name: 'Search by name' }));

    await user.type(screen.getByRole('searchbox', { name: 'Name of the game' }), '  lantern ');

    await found('1 game');
    expect(address()).toBe('/rng?name=lantern');
    expect(gateway.inputsOf(gameList).at(-1)).toMatchObject({ gameName: 'lantern' });
  });

  it('forgets what was typed when the search is closed before it asked', async () => {
    const { user, gateway, address } = openList('/rng');
    await user.click(await screen.findByRole('button', { name: 'Search by name' }));
    const field = screen.getByRole('searchbox', { name: 'Name of the game' });
    await user.type(field, 'lant');
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    await new Promise((resolve) => setTimeout(resolve, 400));

    expect(field).toHaveValue('');
    expect(address()).toBe('/rng');
    expect(gateway.inputsOf(gameList).some(({ gameName }) => gameName)).toBe(false);
  });

  it('who finds nothing is told what to do, and is back at all games with one press', async () => {
    const { user, address } = openList('/rng?name=zzz');
    expect(await screen.findByText('No games match “zzz”')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show all games' }));

    await found('40 games');
    expect(address()).toBe('/rng');
  });

  it('narrows by maker, by kind and by what is hot, in the address', async () => {
    const { user, gateway, address } = openList('/rng');
    await user.click(await screen.findByRole('button', { name: 'Pagoda Grove' }));
    await user.click(screen.getByRole('button', { name: 'Jackpot' }));
    expect(address()).toBe('/rng?vassalage=PG&class=JACKPOT');
    await user.click(screen.getByRole('button', { name: /^Hot/ }));

    expect(screen.queryByRole('button', { name: 'Search by name' })).toBeNull();
    await waitFor(() =>
      expect(gateway.inputsOf(gameList).at(-1)).toMatchObject({ vassalage: 'PG', gameClassify: 'JACKPOT', gameSelectType: 'HOT' }),
    );
  });

  it('opens a link that somebody sent with everything chosen in it', async () => {
    const { gateway } = openList('/rng?vassalage=PG&show=NEW');

    expect(await screen.findByRole('button', { name: 'Pagoda Grove' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^New/ })).toHaveAttribute('aria-pressed', 'true');
    expect(gateway.inputsOf(gameList)).toHaveLength(1);
  });

  it('whose address asks for nonsense sees everything', async () => {
    const { gateway } = openList('/rng?vassalage=<script>&show=EVIL&class=NONE');

    await found('40 games');
    expect(gateway.inputsOf(gameList)).toEqual([expect.not.objectContaining({ vassalage: expect.anything() })]);
  });

  it('is asked to sign in for favourites, and sees them afterwards', async () => {
    const { user, host, gateway } = openList('/rng', { signsInAs: aMember() });

    await user.click(await screen.findByRole('button', { name: /^Favourites/ }));

    expect(await screen.findByText('No favourites here yet')).toBeVisible();
    expect(host.signInRequests).toBe(1);
    expect(gateway.inputsOf(favourites)).toEqual([expect.objectContaining({ gameType: 'RNG', pageSize: '999' })]);
  });

  it('who closes the sign-in popup stays where they were', async () => {
    const { user, address } = openList('/rng', { signsInAs: null });

    await user.click(await screen.findByRole('button', { name: /^Recent/ }));

    expect(address()).toBe('/rng');
  });

  it('reads it in Bengali, and nothing stands in the way of assistive technology', async () => {
    const { container } = openList('/rng', { messages: bn, locale: 'bn' });

    await found('৪০টি খেলা');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });
});
