import { favourites, gameCounts, gameFacets, gameList, gameVendors } from '@pavilion/api/calls/games';
import { CallError } from '@pavilion/host/http';
import { currentPageTitle } from '@pavilion/host/router';
import { aMember, renderWithHost } from '@pavilion/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import bn from '../../messages/bn.json';
import en from '../../messages/en.json';
import { found, listed, openList, prepareBrowser } from '../../testing/open-list';
import { sampleGateway } from '../../testing/sample-gateway';
import { CategoryScreen } from './CategoryScreen';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeAll(prepareBrowser);

/** A browser in which the end of a list comes near when the test says so. */
function fakeEnd() {
  const watched = new Set<() => void>();
  window.IntersectionObserver = class {
    unobserve() {}
    readonly see: () => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.see = () => tell([{ isIntersecting: true }]);
    }
    observe() {
      watched.add(this.see);
    }
    disconnect() {
      watched.delete(this.see);
    }
  } as never;
  return { seeEnd: () => [...watched].forEach((see) => see()) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const tiles = (name = 'Slots') => within(screen.getByRole('list', { name })).getAllByRole('button', { name: /^Play / });

describe('a visitor in a category', () => {
  it('sees how many games each filter leaves, within what is chosen', async () => {
    const { user, gateway } = openList('/rng');
    expect(await screen.findByRole('button', { name: 'Popular 7' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Pagoda Grove' }));

    expect(gateway.inputsOf(gameCounts)).toEqual([
      { gameType: 'RNG', stage: 'OPEN' },
      { gameType: 'RNG', stage: 'OPEN', vassalage: 'PG' },
    ]);
  });

  it('is not told that everything is still to come when providers could not be read, and reads them again', async () => {
    const gateway = sampleGateway();
    const lanes = await gateway.call(gameVendors, { platform: 'html5-desktop', language: 'en' });
    gateway.answer(gameVendors, new CallError('service.failed', 'Something failed.'));
    const { user } = renderWithHost(<CategoryScreen />, { messages: en, address: '/rng', http: gateway });
    const again = await screen.findByRole('button', { name: 'Load providers again' });
    expect(screen.getByRole('button', { name: 'All', pressed: true })).not.toHaveTextContent('Coming soon');

    gateway.answer(gameVendors, lanes);
    await user.click(again);

    expect(await screen.findByRole('button', { name: 'Pagoda Grove' })).toBeVisible();
    expect(again).not.toBeInTheDocument();
  });

  it('is told as soon as the games could not be read twice', async () => {
    const gateway = sampleGateway();
    gateway.answer(gameList, new CallError('network.abnormal', 'No network.'));
    renderWithHost(<CategoryScreen />, { messages: en, address: '/rng', http: gateway, retries: 1 });

    expect(await screen.findByText('No network.')).toBeVisible();
    expect(gateway.inputsOf(gameList)).toHaveLength(2);
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
    expect(listed(gateway).map(({ pageNo }) => pageNo)).toEqual(['1', '2']);

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
    await user.click(await screen.findByRole('button', { name: 'Popular 7' }));

    expect(address()).toBe('/rng?show=HOT');
  });

  it('keeps both of two choices that are made before the list has followed the first', async () => {
    const { address } = openList('/rng');
    const [hot, vendor] = [
      await screen.findByRole('button', { name: 'Popular 7' }),
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
    expect(listed(gateway).map(({ pageNo, pageSize, gameType, merchant }) => [pageNo, pageSize, gameType, merchant])).toEqual([
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
    expect(listed(gateway).at(-1)).toMatchObject({ gameName: 'lantern' });
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
    expect(listed(gateway).some(({ gameName }) => gameName)).toBe(false);
  });

  it('leaves the search with Escape and is back where they opened it', async () => {
    const { user, address } = openList('/rng');
    await user.click(await screen.findByRole('button', { name: 'Search by name' }));
    const field = screen.getByRole('searchbox', { name: 'Name of the game' });
    expect(field).toHaveFocus();
    await user.type(field, 'lantern');
    await found('1 game');

    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Search by name' })).toHaveFocus();
    await found('40 games');
    expect(address()).toBe('/rng');
  });

  it.each([
    ['/rng', 'Slots'],
    ['/games', 'All games'],
  ])('finds in the title of %s what its heading says', async (address, name) => {
    openList(address);

    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(currentPageTitle()).toBe(name);
  });

  it('hears providers in their own language', async () => {
    openList('/rng', { messages: bn, locale: 'bn' });

    expect(await screen.findByRole('button', { name: 'Pagoda Grove' })).toHaveAttribute('lang', 'en');
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
    await user.click(await screen.findByRole('button', { name: 'Jackpot 3' }));
    expect(address()).toBe('/rng?vassalage=PG&class=JACKPOT');
    await user.click(screen.getByRole('button', { name: /^Popular/ }));

    expect(screen.queryByRole('button', { name: 'Search by name' })).toBeNull();
    await waitFor(() =>
      expect(listed(gateway).at(-1)).toMatchObject({ vassalage: 'PG', gameClassify: 'JACKPOT', gameSelectType: 'HOT' }),
    );
  });

  it('opens a link that somebody sent with everything chosen in it', async () => {
    const { gateway } = openList('/rng?vassalage=PG&show=NEW');

    expect(await screen.findByRole('button', { name: 'Pagoda Grove' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^New/ })).toHaveAttribute('aria-pressed', 'true');
    expect(listed(gateway)).toHaveLength(1);
  });

  it('whose address asks for nonsense sees everything', async () => {
    const { gateway } = openList('/rng?vassalage=<script>&show=EVIL&class=NONE');

    await found('40 games');
    expect(listed(gateway)).toEqual([expect.not.objectContaining({ vassalage: expect.anything() })]);
  });

  it('combines filters, sees what each would leave, and takes one away with a press', async () => {
    const { user, gateway, address } = openList('/rng?vassalage=PG');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));

    await user.click(await dialog.findByRole('button', { name: 'High volatility 7' }));
    await user.click(dialog.getByRole('button', { name: 'Free spins 9' }));
    await user.click(dialog.getByRole('button', { name: '৳0.50 or less 8' }));
    expect(dialog.queryByRole('button', { name: /Medium volatility/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show 12 games' }));

    expect(address()).toBe('/rng?vassalage=PG&feature=FREE_SPINS&volatility=HIGH&stake=50');
    const chosen = { vassalage: 'PG', volatility: 'HIGH', feature: 'FREE_SPINS', stakeUpTo: '50' };
    await waitFor(() => expect(listed(gateway).at(-1)).toMatchObject(chosen));
    expect(gateway.inputsOf(gameFacets).at(-1)).toEqual({ gameType: 'RNG', gameSelectType: 'ALL', stage: 'OPEN', ...chosen });

    await user.click(screen.getByRole('button', { name: 'Remove filter: Free spins' }));
    expect(address()).toBe('/rng?vassalage=PG&volatility=HIGH&stake=50');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/rng');
  });

  it('combines several choices of one filter, and takes back each of them alone', async () => {
    const { user, gateway, address } = openList('/rng');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const name of [
      'Pagoda Grove 12',
      'Lantern Works 1',
      'Low volatility 5',
      'High volatility 7',
      '95% or more 12',
      '96% or more 6',
    ])
      await user.click(await dialog.findByRole('button', { name }));
    await user.click(dialog.getByRole('button', { name: 'Show 12 games' }));

    expect(address()).toBe('/rng?vassalage=PG.STUDIO&volatility=LOW.HIGH&rtp=96');
    await waitFor(() =>
      expect(listed(gateway).at(-1)).toMatchObject({ vassalage: 'PG,STUDIO', volatility: 'LOW,HIGH', minRtp: '96' }),
    );
    for (const name of ['Pagoda Grove', 'Lantern Works'])
      expect(screen.getByRole('button', { name, description: /^\d+$/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Low volatility' }));
    expect(address()).toBe('/rng?vassalage=PG.STUDIO&volatility=HIGH&rtp=96');
  });

  it('sorts the list, finds that in the address, and meets the usual order without a word', async () => {
    const { user, gateway, address } = openList('/rng?page=2');
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });

    await user.selectOptions(sort, 'Highest return');
    expect(address()).toBe('/rng?sort=RETURN');
    await waitFor(() => expect(listed(gateway).at(-1)).toMatchObject({ order: 'RETURN', pageNo: '1' }));
    await user.selectOptions(sort, 'Most popular');

    expect(address()).toBe('/rng');
  });

  it('meets the next page fetched already, and is shown no more than was asked for', async () => {
    const { seeEnd } = fakeEnd();
    const { user, gateway, address } = openList('/rng');
    await found('40 games');
    const pages = () => listed(gateway).map(({ pageNo }) => pageNo);
    seeEnd();
    await waitFor(() => expect(pages()).toEqual(['1', '2']));
    expect(tiles()).toHaveLength(18);

    await user.click(screen.getByRole('button', { name: 'Show more (18 of 40)' }));
    await waitFor(() => expect(address()).toBe('/rng?page=1-2'));
    await waitFor(() => expect(tiles()).toHaveLength(36));
    expect(pages()).toEqual(['1', '2']);
    await waitFor(() => {
      act(seeEnd);
      expect(pages()).toEqual(['1', '2', '3']);
    });

    expect(tiles()).toHaveLength(36);
    expect(address()).toBe('/rng?page=1-2');
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

    await found('৪০টি গেম');
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });
});
