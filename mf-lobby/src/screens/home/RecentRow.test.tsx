import { recentGames } from '@pavilion/api/calls/games';
import type { Game } from '@pavilion/api/games';
import { CallError } from '@pavilion/host/http';
import { aMember, renderWithHost, someGames } from '@pavilion/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../messages/en.json';
import { sampleGateway } from '../../testing/sample-gateway';
import { RecentRow } from './RecentRow';

const KEY = 'pavilion.recent-games';
const row = () => screen.queryByRole('list', { name: 'Recently played' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** The row before its answer; what is returned makes the answer arrive. */
function openRow() {
  let arrive: (answer: Game[] | CallError) => void = () => undefined;
  const answered = new Promise<Game[] | CallError>((resolve) => (arrive = resolve));
  const http = sampleGateway().answer(recentGames, async () => {
    const answer = await answered;
    if (answer instanceof CallError) throw answer;
    return { list: answer, totalPages: 1 };
  });
  const { unmount } = renderWithHost(<RecentRow />, { messages: en, member: aMember(), http });
  return { arrive: (answer: Game[] | CallError) => act(async () => arrive(answer)), unmount };
}

describe('a member who comes back to the lobby', () => {
  it('having played before, finds the place of the recent games kept from the first moment', async () => {
    const before = openRow();
    await before.arrive(someGames(2));
    await waitFor(() => expect(row()).toBeVisible());
    before.unmount();

    const { arrive } = openRow();

    expect(row()).toHaveAttribute('aria-busy', 'true');
    await arrive(someGames(2));
    await waitFor(() => expect(row()).not.toHaveAttribute('aria-busy'));
    expect(within(row() as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  });

  it('finds the place kept in a browser that does not know them yet', async () => {
    openRow();

    expect(row()).toHaveAttribute('aria-busy', 'true');
  });

  it('not having played, sees the place go, and none the next time', async () => {
    const before = openRow();
    await before.arrive([]);
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe('no'));
    expect(row()).toBeNull();
    before.unmount();

    openRow();

    expect(row()).toBeNull();
  });

  it('sees the kept place go when there are no recent games after all', async () => {
    localStorage.setItem(KEY, 'yes');
    const { arrive } = openRow();
    expect(row()).toBeInTheDocument();

    await arrive([]);

    await waitFor(() => expect(row()).toBeNull());
    expect(localStorage.getItem(KEY)).toBe('no');
  });

  it('sees the kept place go when no answer comes, and finds it kept the next time', async () => {
    localStorage.setItem(KEY, 'yes');
    const { arrive } = openRow();

    await arrive(new CallError('network.abnormal', 'The network link is abnormal.'));

    await waitFor(() => expect(row()).toBeNull());
    expect(localStorage.getItem(KEY)).toBe('yes');
  });

  it('sees the recent games in a browser that keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { arrive } = openRow();

    await arrive(someGames(2));

    await waitFor(() => expect(row()).toBeVisible());
  });
});

function refuse(): never {
  throw new DOMException('Storage is off', 'SecurityError');
}
