import { type GamePlayers, outstanding, rankPlayedGames } from './played-games';

const played = (nodeId: string, week: number, category: GamePlayers['category'] = 'RNG'): GamePlayers => ({
  nodeId,
  category,
  week,
  month: week,
});

it('is hot what members play from four games on, six of a category at most, and nothing that fewer than three play', () => {
  const slots = Array.from({ length: 8 }, (_, at) => played(String(at), 20 - at));

  expect(rankPlayedGames(slots.slice(0, 3)).hot).toBeUndefined();
  expect(rankPlayedGames([...slots.slice(0, 3), played('90', 2)]).hot).toBeUndefined();
  expect([...(rankPlayedGames([...slots, played('90', 3, 'FISH')]).hot ?? [])]).toEqual(['0', '1', '2', '3', '4', '5', '90']);
});

it('are hot of a small category no more than a third, the most played', () => {
  const hot = [played('1', 9, 'FISH'), played('2', 8, 'FISH'), played('3', 7), played('4', 6)];

  const standing = outstanding(
    hot,
    new Map([
      ['FISH', 2],
      ['RNG', 40],
    ]),
  );

  expect(standing.map(({ nodeId }) => nodeId)).toEqual(['1', '3', '4']);
});
