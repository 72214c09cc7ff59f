import { verify } from 'node:crypto';
import { listedByStudio, startFreePlay } from '../../../platform/testing';
import { TestLaunches } from './launch-fixture';

let at: TestLaunches;
let token: string;
beforeAll(async () => {
  at = await TestLaunches.begun();
  token = await at.somebody();
}, 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('somebody who opens a game', () => {
  it.each(['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB'])(
    'through %s gets its address, and a token the vendor can bet with',
    async (url) => {
      const terms = { nodeId: at.nodeId, mode: 'real', language: 'bn', platform: 'mobile', backUrl: '/GAMES/RNG' };
      const opened = await at.launch(terms, await at.somebody(), url);

      expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/abc', mode: 'real', resumed: false });
      const [sent = {}] = at.asked;
      expect(sent).toMatchObject({
        game_code: 'dice',
        currency: 'BDT',
        sub_partner_id: 'pavilion',
        lang: 'bn',
        platform: 'GPL_MOBILE',
        lobby_url: 'http://pavilion.localhost/GAMES/RNG',
      });
      expect(await at.vendor.call('user/balance', { user: sent['user'], token: sent['token'] })).toMatchObject({
        status: 'RS_OK',
        balance: 0,
      });
      expect(JSON.stringify(sent)).not.toContain(token);
    },
  );

  it('is signed for by us', async () => {
    await at.launch({ nodeId: at.nodeId }, token);
    const { body, signature } = at.signatures.at(-1) as (typeof at.signatures)[number];
    const ours = await at.vendor.app.gateway.services.vendors.add({
      code: 'studio',
      brands: ['pavilion'],
      publicKey: at.vendor.publicPem,
      launchUrl: at.vendor.launchUrl,
    });

    expect(verify('RSA-SHA256', body, ours, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('for free is nobody to the vendor, and a trial player always plays for free', async () => {
    const trial = await startFreePlay(at.vendor.app, 'a-device-of-somebody-0003');

    expect((await at.launch({ nodeId: at.nodeId, mode: 'free' }, token)).json().value.mode).toBe('free');
    expect((await at.launch({ nodeId: at.nodeId, mode: 'real' }, trial)).json().value.mode).toBe('free');
    expect(at.asked).toHaveLength(2);
    for (const sent of at.asked) {
      expect(sent).not.toHaveProperty('user');
      expect(sent).not.toHaveProperty('token');
    }
  });

  it('of a maker whose games another vendor brings gets it from that vendor', async () => {
    const { games } = at.vendor.app.gateway.services;
    const [title] = listedByStudio('PG');
    const brought = games.findByVendorCode('PG', title?.game_code ?? '');
    expect(games.findByVendorCode('STUDIO', title?.game_code ?? '')).toEqual(brought);

    const opened = await at.launch({ nodeId: brought?.nodeId }, token);

    expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/abc' });
    expect(at.asked).toMatchObject([{ game_code: title?.game_code }]);
  });

  it('that is only announced is told that it cannot be played here', async () => {
    const other = await at.vendor.app.platform.db
      .selectFrom('games')
      .select('node_id')
      .where('vendor', '=', 'PG')
      .where('announced', '=', true)
      .executeTakeFirstOrThrow();

    const refused = await at.launch({ nodeId: String(other.node_id) }, token);

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'games.not_connected']);
  });

  it('as a trial player is asked to use a real account where there is no free play', async () => {
    const { db } = at.vendor.app.platform;
    await db.updateTable('games').set({ support_play: 1 }).where('node_id', '=', BigInt(at.nodeId)).execute();
    await at.vendor.app.gateway.services.games.reload();
    const trial = await startFreePlay(at.vendor.app, 'a-device-of-somebody-0005');
    const refused = [await at.launch({ nodeId: at.nodeId }, trial), await at.launch({ nodeId: at.nodeId, mode: 'free' }, token)];
    await db.updateTable('games').set({ support_play: 0 }).where('node_id', '=', BigInt(at.nodeId)).execute();
    await at.vendor.app.gateway.services.games.reload();

    expect(refused.map((each) => each.json().code)).toEqual(['auth.use_real_account', 'games.no_free_play']);
  });

  it.each([
    ['an unknown game', { nodeId: '999999999999' }, 404, 'games.unknown'],
    ['no game', {}, 400, 'request.invalid'],
    ['a game by a number', { nodeId: 7 }, 400, 'request.invalid'],
  ])('asking for %s is told so', async (_, payload, status, code) => {
    const refused = await at.launch(payload, token);

    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  });
});
