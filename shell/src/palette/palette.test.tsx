import { popularGames, searchGames } from '@pavilion/api/calls/games';
import type { SearchValue } from '@pavilion/api/games';
import { CallError } from '@pavilion/host/http';
import { aGame, aMember, FakeGateway } from '@pavilion/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aManifest, aPage, aRemote, type RenderedShell, renderShell } from '../testing/render-shell';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const brand = aManifest({
  lobby: aRemote('lobby', [aPage('lobby.home', '/', { label: { bn: 'লবি', en: 'Lobby' } })]),
  games: aRemote('games', [
    aPage('games.all', '/games', { label: { bn: 'গেম', en: 'Games' } }),
    aPage('games.rng', '/rng', { label: { bn: 'স্লট', en: 'Slots' } }),
    aPage('games.play', '/play/:nodeId', { label: { bn: 'খেলা', en: 'Play' } }),
  ]),
  wallet: aRemote('wallet', [
    aPage('wallet.deposit', '/depositv2', { area: 'member', audience: 'member', label: { bn: 'জমা', en: 'Deposit' } }),
  ]),
  agent: aRemote('agent', [
    aPage('agent.overview', '/team', { area: 'agent', audience: 'agent', label: { bn: 'দল', en: 'Team' } }),
  ]),
});
const nothing: SearchValue = { games: [], total: 0, vendors: [], categories: [] };
const lantern: SearchValue = {
  games: [{ game: aGame({ nodeId: '7', gameName: 'Lantern Dice' }), ranges: [[0, 4]] }],
  total: 31,
  vendors: [{ vassalage: 'LW', displayName: 'Lantern Works', logo: { dark: '', light: '' }, total: 40, ranges: [[0, 4]] }],
  categories: [{ gameType: 'RNG', name: 'Slots', total: 900, ranges: [] }],
};

beforeAll(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('pavilion.lang', 'en');
});

const gateway = () =>
  new FakeGateway()
    .answer(popularGames, { list: [aGame({ nodeId: '9', gameName: 'River Drum' })] })
    .answer(searchGames, ({ q }) => (q.startsWith('lant') ? lantern : nothing));

async function opened(options: Parameters<typeof renderShell>[1] = {}): Promise<RenderedShell & { http: FakeGateway }> {
  const http = gateway();
  const shell = await renderShell(brand, { http, ...options });
  await shell.user.keyboard('/');
  await screen.findByRole('combobox');
  return { ...shell, http };
}

const field = () => screen.getByRole('combobox', { name: 'Games, providers, pages and actions' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('whoever looks for something', () => {
  it('opens the palette by key or button, types at once, and is back where they were after Escape', async () => {
    const { user } = await renderShell(brand, { http: gateway() });
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(field()).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByRole('combobox')).toBeNull();

    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('at an address that does not exist, searches from there, goes home, or takes what other teams suggest', async () => {
    const { user } = await renderShell(brand, { http: gateway(), address: '/no-such-page' });
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    expect(screen.getByText('slot missing.section')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/');

    await user.click(screen.getByRole('button', { name: 'Search games and pages' }));

    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it('finds games, makers and kinds while typing, with what was found marked and counted aloud', async () => {
    const { user, http } = await opened();
    await user.type(field(), 'lant');

    // Read aloud in the language of the name, whatever that of the page.
    expect(await screen.findByRole('option', { name: /Lantern Dice/ })).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('Lant')[0]?.tagName).toBe('MARK');
    expect(within(screen.getByRole('group', { name: 'Providers' })).getByRole('option')).toHaveTextContent('Lantern Works40 games');
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('4 results'));
    expect(http.inputsOf(searchGames)).toEqual([{ q: 'lant', limit: '8', language: 'en' }]);
  });

  it('walks through all kinds with the arrows, round the end, and opens with Enter', async () => {
    const { user } = await opened();
    await user.type(field(), 'lant');
    await screen.findByRole('option', { name: /Lantern Dice/ });
    expect(active()).toMatch(/^Slots/);

    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^Lantern Dice/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toMatch(/^Lantern Works/);
    await user.keyboard('{Enter}');

    expect(screen.queryByRole('combobox')).toBeNull();
    expect(window.location.pathname + window.location.search).toBe('/games?vassalage=LW');
  });

  it('sees the whole list of what was found, in the list of games', async () => {
    const { user } = await opened();
    await user.type(field(), 'lant');

    await user.click(await screen.findByRole('option', { name: 'All 31 games found' }));

    expect(window.location.pathname + window.location.search).toBe('/games?name=lant');
  });

  it('finds pages in either language, and none that are for others', async () => {
    const { user } = await opened();

    await user.type(field(), 'জমা');
    expect(options()).toEqual(['Deposit']);
    await user.clear(field());
    await user.type(field(), 'team');

    expect(await screen.findByText('No results for “team”')).toBeVisible();
  });

  it('does something instead of going somewhere', async () => {
    const { user } = await opened();
    await user.type(field(), 'বাংলা');
    await user.keyboard('{Enter}');

    expect(document.documentElement).toHaveAttribute('lang', 'bn');
  });

  it('finds what they searched before, newest first, until they have it forgotten', async () => {
    localStorage.setItem('pavilion.searches', '["drum"]');
    const { user } = await opened();
    await user.type(field(), 'lant');
    await user.click(await screen.findByRole('option', { name: /Lantern Dice/ }));
    await user.keyboard('/');

    const lately = within(await screen.findByRole('group', { name: 'Recent searches' }));
    expect(lately.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['lant', 'drum', 'Clear recent searches']);
    await user.click(lately.getByRole('option', { name: 'lant' }));
    expect(field()).toHaveValue('lant');

    await user.clear(field());
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });

  it('is told when games cannot be searched, and still finds pages', async () => {
    const { user, http } = await opened();
    http.answer(searchGames, new CallError('service.unavailable', 'Too busy just now.'));
    await user.type(field(), 'lobby');

    expect(
      await screen.findByText('Game search is not available right now. You can still search pages and actions.'),
    ).toBeVisible();
    expect(options()).toEqual(['Lobby']);
  });

  it('types a slash where they write, and opens nothing over a dialog', async () => {
    const { user } = await opened({ member: aMember() });
    await user.type(field(), 'a/b');

    expect(field()).toHaveValue('a/b');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('finds nothing that assistive technology would stumble over', async () => {
    const { user } = await opened();
    await user.type(field(), 'lant');
    await screen.findByRole('option', { name: /Lantern Dice/ });

    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });
});
