import type { Game } from '@pavilion/api/games';
import { startFreePlay, registerPlayer, testApp, type TestApp, seedGames } from '../../../platform/testing';
import { maskAccount } from '../../identity/members';
import { createWinnerBoard } from './winner-board';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp();
  await seedGames(gateway.platform);
  await gateway.gateway.services.games.reload();
});
afterAll(() => gateway.close());

const add = (token: string, nodeId: string) =>
  gateway.request({
    method: 'POST',
    url: '/wps/relay/MCSFE_addFavoriteGameV2',
    token,
    payload: { nodeId, vendor: 'PG', gameType: 'RNG' },
  });
const remove = (token: string, nodeId: string) =>
  gateway.request({ method: 'DELETE', url: '/wps/relay/MCSFE_removeFavoriteGameV2', token, query: { nodeId, gameType: 'RNG' } });
const ids = async (token: string): Promise<string[]> =>
  (await gateway.request({ url: '/wps/relay/MCSFE_getFavoriteGames', token, query: { clientType: '3' } })).json().value.list;
const favourites = async (token: string, query: Record<string, string> = {}) =>
  (
    await gateway.request({
      url: '/wps/relay/MCSFE_getFavoriteGamesList',
      token,
      query: { clientType: '3', platform: 'flash', pageNo: '1', pageSize: '999', language: 'en', ...query },
    })
  ).json().value as { content: Game[]; pageNum: number; totalPages: number };
const recent = async (token: string, query: Record<string, string> = {}): Promise<{ list: Game[]; totalPages: number }> =>
  (
    await gateway.request({
      url: '/wps/relay/GCS_recentGame',
      token,
      query: { clientType: '3', page: '1', pageSize: '12', language: 'en', ...query },
    })
  ).json().value;

describe('a player', () => {
  it('keeps favourites newest first, each once, as strings', async () => {
    const token = await registerPlayer(gateway, 'liker1');
    for (const nodeId of ['100001', '100002', '100001', '200001']) expect((await add(token, nodeId)).statusCode).toBe(200);

    expect(await ids(token)).toEqual(['200001', '100002', '100001']);
    expect(await favourites(token)).toMatchObject({
      content: [{ nodeId: '200001' }, { nodeId: '100002' }, { nodeId: '100001' }],
      pageNum: 1,
      totalPages: 1,
    });
    expect((await favourites(token, { gameType: 'LIVE' })).content.map(({ nodeId }) => nodeId)).toEqual(['200001']);
  });

  it('has their own favourites and recent games counted within the list they look at', async () => {
    const token = await registerPlayer(gateway, 'liker9');
    for (const nodeId of ['100001', '200001']) await add(token, nodeId);
    const own = async (query: Record<string, string> = {}) => {
      const { FAV, RECENT } = (await gateway.request({ url: '/wps/games/counts', token, query })).json().value;
      return { FAV, RECENT };
    };

    expect(await own()).toEqual({ FAV: 2, RECENT: 0 });
    expect(await own({ gameType: 'LIVE' })).toEqual({ FAV: 1, RECENT: 0 });
    expect(await own({ gameType: 'FISH' })).toEqual({ FAV: 0, RECENT: 0 });
  });

  it('takes a favourite out, and again without harm', async () => {
    const token = await registerPlayer(gateway, 'liker2');
    await add(token, '100001');

    const taken = { success: true, value: { nodeId: '100001', favourite: false } };
    const answers = [await remove(token, '100001'), await remove(token, '100001')];

    expect(answers.map((answer) => answer.json())).toEqual([taken, taken]);
    expect(await ids(token)).toEqual([]);
  });

  it('never touches what somebody else likes', async () => {
    const [mine, theirs] = [await registerPlayer(gateway, 'liker3'), await registerPlayer(gateway, 'liker4')];
    await add(mine, '100001');
    await add(theirs, '100001');

    await remove(mine, '100001');

    expect(await ids(theirs)).toEqual(['100001']);
  });

  it('adds the same game from ten tabs at once and has it once', async () => {
    const token = await registerPlayer(gateway, 'liker5');

    const answers = await Promise.all(Array.from({ length: 10 }, () => add(token, '100007')));

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await ids(token)).toEqual(['100007']);
  });

  it.each([
    ['a game that does not exist', { nodeId: '999999999' }, 404, 'games.unknown'],
    ['a number instead of a string', { nodeId: 100_001 }, 400, 'request.invalid'],
    ['an id beyond every number', { nodeId: '9'.repeat(40) }, 400, 'request.invalid'],
    ['an undeclared field', { nodeId: '100001', memberId: '1' }, 400, 'request.invalid'],
    ['nothing', {}, 400, 'request.invalid'],
  ])('cannot like %s', async (what, payload, status, code) => {
    const token = await registerPlayer(gateway, `fan${what.length}`);

    const answer = await gateway.request({ method: 'POST', url: '/wps/relay/MCSFE_addFavoriteGameV2', token, payload });

    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(await ids(token)).toEqual([]);
  });

  it('finds the games they opened, the latest first, each once', async () => {
    const token = await registerPlayer(gateway, 'opener1');
    const { id } = await gateway.platform.db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'opener1')
      .executeTakeFirstOrThrow();
    const owner = { brand: 'pavilion', memberId: String(id) };
    for (const nodeId of ['100001', '200003', '100001']) await gateway.gateway.services.games.recordLaunch(owner, nodeId);

    expect((await recent(token)).list.map(({ nodeId }) => nodeId)).toEqual(['100001', '200003']);
    expect((await recent(token, { gameType: 'RNG' })).list.map(({ nodeId }) => nodeId)).toEqual(['100001']);
    expect(await recent(token, { page: '2' })).toEqual({ list: [], totalPages: 1 });
  });

  it('who plays for free has favourites too', async () => {
    const token = await startFreePlay(gateway, 'a-device-of-a-liker-0001');
    await add(token, '100000');

    expect(await ids(token)).toEqual(['100000']);
  });
});

describe('the winner board', () => {
  /** No vendor is connected here; on this board these are. */
  const opened = (...nodeIds: readonly string[]): typeof gateway.gateway.services.games.catalogue => {
    const { catalogue } = gateway.gateway.services.games;
    const open = (game: Game) =>
      Object.fromEntries(Object.entries(game).filter(([field]) => field !== 'notConnected')) as unknown as Game;
    return (brand) => ({
      ...catalogue(brand),
      find: (nodeId) => {
        const entry = catalogue(brand).find(nodeId);
        if (!entry || !nodeIds.includes(nodeId)) return entry;
        return { ...entry, wire: { bn: open(entry.wire.bn), en: open(entry.wire.en) } };
      },
    });
  };

  it('shows the best win first, names masked, and leaves out games that are gone or open nowhere', async () => {
    const wins = [
      { nodeId: '100000', account: 'rahima', amount: 500n },
      { nodeId: '999999', account: 'nobody', amount: 900_000n },
      { nodeId: '100001', account: 'early-bird', amount: 800_000n },
      { nodeId: '200001', account: 'abu', amount: 90_000n },
    ];
    const board = createWinnerBoard(async () => wins, opened('100000', '200001'));

    const { list } = await board('pavilion', {}, 'en');

    expect(list.map(({ vo }) => [vo.customerName, vo.winAmount])).toEqual([
      ['a***', '90000'],
      ['ra***a', '500'],
    ]);
    expect((await board('pavilion', { gameCategory: 'RNG' }, 'en')).list).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain('rahima');
  });

  it('begins with what was won this hour, newest first, and has nobody twice in a game', async () => {
    const win = (account: string, amount: bigint, nodeId = '100000') => ({ nodeId, account, amount });
    const latest = ['rahima', 'karim', 'rahima'].map((account, at) => ({ ...win(account, BigInt(10 + at)), at: new Date() }));
    const best = [win('rahima', 900n), win('nusrat', 800n), win('karim', 700n, '200001')];
    const board = createWinnerBoard(
      async () => best,
      opened('100000', '200001'),
      async () => latest,
    );

    const { list } = await board('pavilion', {}, 'en');

    expect(list.map(({ vo }) => [vo.customerName, vo.winAmount])).toEqual([
      ['ra***a', '10'],
      ['ka***m', '11'],
      ['nu***t', '800'],
      ['ka***m', '700'],
    ]);
  });

  it('asks for wins once for many visitors', async () => {
    let asked = 0;
    const board = createWinnerBoard(async () => (asked++, []), gateway.gateway.services.games.catalogue);

    await Promise.all(Array.from({ length: 50 }, () => board('pavilion', {}, 'bn')));

    expect(asked).toBe(1);
  });

  it('answers over HTTP with at most twenty', async () => {
    const answer = await gateway.request({
      url: '/wps/relay/GCSGAME_getRankList',
      query: { gameCategory: 'ALL', language: 'en', limitNum: '20' },
    });
    const tooMany = await gateway.request({ url: '/wps/relay/GCSGAME_getRankList', query: { limitNum: '21' } });

    expect(answer.json()).toEqual({ success: true, value: { list: [] } });
    expect(tooMany.statusCode).toBe(400);
  });

  it.each([
    ['rahima', 'ra***a'],
    ['ab', 'a***'],
    ['নুসরাত', 'নু***ত'],
  ])('masks %s as %s', (account, masked) => expect(maskAccount(account)).toBe(masked));
});
