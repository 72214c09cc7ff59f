import { gameCounts, gameList } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { aGame, aMember, someGames } from '@pavilion/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { found, listed, openList, prepareBrowser } from '../../testing/open-list';
import { sampleGateway } from '../../testing/sample-gateway';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeAll(prepareBrowser);

/** A gateway with thirty announced games of each kind, and as many that open as given, one of which is of another kind than sports. */
function withAnnounced(open = 40) {
  const announced = someGames(30).map((game) => ({ ...game, nodeId: `9${game.nodeId}`, notConnected: true as const }));
  const answerOf = (games: Game[]) => ({
    games: games.slice(0, 18),
    totalPages: Math.ceil(games.length / 18),
    total: games.length,
  });
  const gateway = sampleGateway();
  return gateway
    .answer(gameCounts, { ALL: open, NEW: 0, HOT: 0, ANNOUNCED: 30 })
    .answer(gameList, ({ stage, gameType, gameName }) => {
      if (gameName) return answerOf([aGame()]);
      if (stage === 'ANNOUNCED') return answerOf(announced);
      return answerOf(gameType ? someGames(open) : [aGame()]);
    });
}

describe('a visitor in a category of which some games are only announced', () => {
  it('sees first what opens, a few of what is announced apart from it, and all of that on request', async () => {
    const { user, address } = openList('/rng', { http: withAnnounced() });
    await found('40 games');
    const soon = within(await screen.findByRole('region', { name: 'Coming soon' }));
    expect(soon.getAllByRole('listitem')).toHaveLength(9);
    expect(within(screen.getByRole('list', { name: 'Slots' })).queryByText('Coming soon')).toBeNull();
    expect(screen.getByRole('button', { name: 'Coming soon 30' })).toHaveAttribute('aria-pressed', 'false');

    await user.click(soon.getByRole('button', { name: 'See all 30 games' }));

    expect(address()).toBe('/rng?show=SOON');
    await found('30 games');
    expect(screen.queryByRole('region', { name: 'Coming soon' })).toBeNull();
  });

  it('sees no number beside a maker in their own list, where nobody counts, whatever was counted before', async () => {
    const { user } = openList('/rng?show=SOON', { http: withAnnounced(), member: aMember() });
    await found('30 games');
    const makers = within(screen.getByRole('group', { name: 'Providers of Slots' }));
    const counts = () => makers.getAllByRole('button').filter(({ textContent }) => /\d/.test(textContent ?? ''));
    await waitFor(() => expect(counts()).not.toHaveLength(0));

    await user.click(screen.getByRole('button', { name: /^Recent/ }));

    await waitFor(() => expect(counts()).toHaveLength(0));
  });

  it('is told where nothing opens yet, what is coming, and what can be played now', async () => {
    const { container } = openList('/sports', { http: withAnnounced(0) });

    expect(await screen.findByText('Sports: coming soon')).toBeVisible();
    const now = within(await screen.findByRole('region', { name: 'You can play now' }));
    expect(now.getAllByRole('button', { name: /^Play / })).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Coming soon' })).getAllByRole('listitem')).toHaveLength(9);
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect((await axe(container, { resultTypes: ['violations'] })).violations).toEqual([]);
  });

  it('finds by name what is only announced, too', async () => {
    const http = withAnnounced();
    openList('/rng?name=lantern', { http });

    await found('1 game');
    expect(listed(http)).toEqual([expect.not.objectContaining({ stage: expect.anything() })]);
  });

  it('meets the draws of the lotteries above what is announced, with the time until the next one', async () => {
    openList('/lott', { http: withAnnounced(0) });

    const draws = within(await screen.findByRole('region', { name: 'Draws' }));
    expect((await draws.findAllByRole('timer'))[0]).toHaveTextContent(/^[\d,]+:\d\d:\d\d$/);
    expect(draws.getAllByText('Draw 4: already committed to')).toHaveLength(2);
    expect(draws.queryByRole('button', { name: /to favourites$/ })).toBeNull();
    expect(await screen.findByText('Lottery: coming soon')).toBeVisible();
  });
});
