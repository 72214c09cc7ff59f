import { pageTable } from '../routing/page-table';
import { aManifest, aPage, aRemote } from '../testing/render-shell';
import { createLinks } from './create-links';

declare module '@pavilion/contract' {
  interface PlatformPages {
    'games.category': { category: string };
  }
}

const games = aRemote('games', [aPage('games.category', '/games/:category'), aPage('games.play', '/play/:nodeId')]);

it('knows addresses by page id, with parameters in their places and the rest in the query', () => {
  const links = createLinks(() => pageTable(aManifest({ games })));

  expect(links.to('games.category', { category: 'rng' })).toBe('/games/rng');
  expect(links.to('games.play', { nodeId: 'a/../b?c' })).toBe('/play/a%2F..%2Fb%3Fc');
  expect(links.to('games.category', { category: 'rng', vassalage: 'PG' } as never)).toBe('/games/rng?vassalage=PG');
});

it('knows no address of a page whose remote is off or does not exist', () => {
  const off = createLinks(() => pageTable(aManifest({ games: { ...games, mode: 'off' } })));

  expect(off.to('games.category', { category: 'rng' })).toBeUndefined();
  expect(off.to('points.mall')).toBeUndefined();
});

it('hides a page whose flag is off', () => {
  const flagged = aRemote('points', [aPage('points.mall', '/pointMall', { flag: 'POINTS' })]);

  expect(createLinks(() => pageTable(aManifest({ points: flagged }))).to('points.mall')).toBeUndefined();
  expect(createLinks(() => pageTable(aManifest({ points: flagged }, { flags: { POINTS: true } }))).to('points.mall')).toBe(
    '/pointMall',
  );
});

it('gives an address that two remotes claim to the first by name', () => {
  const one = aRemote('alpha', [aPage('alpha.page', '/same')]);
  const other = aRemote('beta', [aPage('beta.page', '/same')]);

  expect(pageTable(aManifest({ beta: other, alpha: one })).pages.map(({ remote }) => remote)).toEqual(['alpha']);
});
