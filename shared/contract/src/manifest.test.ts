import { type BrandManifest, endedAtOnce, type RemoteMode } from './index';

const site = (modes: Record<string, RemoteMode>, revoked: string[] = []) =>
  ({
    remotes: Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, { mode }])),
    revoked,
  }) as unknown as BrandManifest;

describe('a manifest ends at once', () => {
  it.each([
    ['a remote that is killed', site({ wallet: 'on', games: 'on' }), site({ wallet: 'killed', games: 'off' }), ['wallet'], []],
    ['a remote that was off and is killed', site({ wallet: 'off' }), site({ wallet: 'killed' }), ['wallet'], []],
    ['a version that is revoked', site({}, ['a@1.0.0']), site({}, ['a@1.0.0', 'a@2.0.0']), [], ['a@2.0.0']],
    ['nothing that was killed before', site({ wallet: 'killed' }), site({ wallet: 'killed' }), [], []],
    ['nothing that was not there', site({}), site({ wallet: 'killed' }), [], []],
    ['nothing that comes back', site({ wallet: 'killed' }, ['a@1.0.0']), site({ wallet: 'on' }), [], []],
  ])('%s', (_, before, next, killed, revoked) => {
    expect(endedAtOnce(before, next)).toEqual({ killed, revoked });
  });
});
