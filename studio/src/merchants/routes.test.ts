import { generateKeyPairSync, sign } from 'node:crypto';
import { saveMerchant } from './merchants';
import { startTestStudio, type TestStudio } from '../testing/test-studio';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

const url = (fields: object) => studio.ask('game/url', { game_code: 'dice', currency: 'BDT', ...fields });

describe('an operator asking for games', () => {
  it('gets the list of games, dice first, each with its return and its art', async () => {
    const answer = await studio.ask('game/list', {});
    expect(answer.statusCode).toBe(200);
    const [dice, ...others] = answer.json<Record<string, string>[]>().filter(({ product_code: label }) => label === 'STUDIO');
    expect(dice).toMatchObject({
      game_code: 'dice',
      rtp: '98.99',
      demo_game_support: true,
      url_thumb: 'http://studio.test/art/dice.svg',
      limits: { BDT: { min_bet: 100_000, max_bet: 5_000_000_000, max_win: 99_999_999_000 } },
      hit_rate: { from: '0.10', to: '97.99' },
      verify_url: 'http://studio.test/verify?model=dice-2',
    });
    const returns = new Map(others.map(({ game_code, rtp }) => [game_code, rtp]));
    expect(returns).toEqual(
      new Map([
        ...['kingfisher-river', 'mango-season', 'tiger-delta', 'peacock-palace', 'rickshaw-lights', 'phoenix-sky'].map(
          (slot) => [slot, '95.73'] as const,
        ),
        ['kite-sky', '98.94'],
        ['comet-night', '98.94'],
        ['firefly-fall', '98.75'],
        ['mango-drop', '98.75'],
        ['fair-wheel', '99.00'],
        ['lotus-keno', '98.84'],
        ['mohur-toss', '99.00'],
        ['sun-or-moon', '99.00'],
        ['rickshaw-wheel', '99.00'],
        ['boishakh-scratch', '97.00'],
        ['moonlit-treasure', '97.00'],
        ...['lucky-bells', 'night-bazaar'].map((slot) => [slot, '95.60'] as const),
        ...['gem-waterfall', 'orchard-rain'].map((slot) => [slot, '95.90'] as const),
        ...['mohur-vault', 'lantern-river'].map((slot) => [slot, '95.86'] as const),
        ...['firefly-night', 'dragon-monsoon'].map((slot) => [slot, '96.02'] as const),
        ...['lotus-moonrise', 'circus-parade'].map((slot) => [slot, '95.57'] as const),
        ['lotus-roulette', '97.29'],
        ['swan-baccarat', '98.94'],
        ['dragon-tiger-duel', '96.26'],
        ['lantern-sic-bo', '97.22'],
        ['moon-andar-bahar', '97.85'],
        ['lagoon-mines', '98.28'],
        ['sultan-war', '97.83'],
        ['crown-three-card', '97.98'],
        ['jasmine-teen-patti', '97.99'],
        ['magpie-blackjack', '99.54'],
        ['orchard-mines', '98.28'],
        ['hilsa-monsoon', '97.00'],
        ['coral-lights', '97.00'],
        ['crane-hi-lo', '98.31'],
        ['palace-jacks', '99.54'],
        ['rainbow-deuces', '98.91'],
        ['lion-double-bonus', '99.10'],
        ['falcon-towers', '98.66'],
        ['mohur-cups', '99.00'],
        ['genie-card', '99.00'],
      ]),
    );
    for (const { url_thumb } of others) expect(url_thumb).toMatch(/^http:\/\/studio\.test\/art\/titles\//);
  });

  it('gets a launch address that does not carry its token, and another one each time', async () => {
    const first = await url({ user: 'rahim', token: 'secret-operator-token' });
    const second = await url({ user: 'rahim', token: 'secret-operator-token' });
    expect(first.json().url).toMatch(/^http:\/\/studio\.test\/play\/[A-Za-z0-9_-]{43}$/);
    expect(first.json().url).not.toContain('secret');
    expect(second.json().url).not.toBe(first.json().url);
  });

  it('is refused before the body is read when the signature is another’s, missing, or over other bytes', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const broken = '{"game_code": this is not JSON';
    const post = (payload: string, signature?: string) =>
      studio.app.inject({
        method: 'POST',
        url: '/operator/generic/v2/game/url',
        headers: { 'content-type': 'application/json', ...(signature === undefined ? {} : { 'x-hub88-signature': signature }) },
        payload,
      });
    const foreign = sign('RSA-SHA256', Buffer.from(broken), stranger.privateKey).toString('base64');
    for (const signature of [foreign, undefined, '', 'A'.repeat(344), studio.merchant.sign('{}')]) {
      const answer = await post(broken, signature);
      expect([answer.statusCode, answer.json()]).toEqual([401, { status: 'RS_ERROR_INVALID_SIGNATURE' }]);
    }
    expect((await post(broken, studio.merchant.sign(broken))).json()).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });

  it('may sign with its key of before for a while after it gave a new one', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { merchant, test } = studio;
    const give = (key: string) => saveMerchant(test.database, { code: 'pavilion', walletUrl: merchant.walletUrl, publicKey: key });
    const newKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const signedNew = sign('RSA-SHA256', Buffer.from('{}'), privateKey).toString('base64');
    const statuses = async () => [
      (await studio.ask('game/list', {})).statusCode,
      (await studio.ask('game/list', {}, signedNew)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 401]);

    await give(newKey);
    await give(newKey);
    expect(await statuses()).toEqual([200, 200]);
    await test.database.updateTable('operators').set({ previous_key_until: new Date() }).execute();
    expect(await statuses()).toEqual([401, 200]);
    await give(merchant.publicKeyPem);
  });

  it('is refused when the whitespace of a signed body was changed on the way', async () => {
    const signature = studio.merchant.sign('{"game_code":"dice","currency":"BDT"}');
    expect((await studio.ask('game/url', { game_code: 'dice', currency: 'BDT', lang: 'en' }, signature)).statusCode).toBe(401);
  });

  it.each([
    ['an unknown game', { game_code: 'roulette' }, 422, 'RS_ERROR_INVALID_GAME'],
    ['a currency the game is not offered in', { currency: 'XAU' }, 422, 'RS_ERROR_WRONG_CURRENCY'],
    ['a player without a token', { user: 'rahim' }, 400, 'RS_ERROR_WRONG_SYNTAX'],
    ['a field nobody knows', { bonus: true }, 400, 'RS_ERROR_WRONG_SYNTAX'],
    ['a lobby that is a script', { lobby_url: 'javascript:alert(1)' }, 400, 'RS_ERROR_WRONG_SYNTAX'],
    ['a lobby that is no address', { lobby_url: 'http://' }, 400, 'RS_ERROR_WRONG_SYNTAX'],
  ])('is told what is wrong with %s', async (_case, fields, status, code) => {
    const answer = await url(fields);
    expect([answer.statusCode, answer.json().status]).toEqual([status, code]);
  });
});

describe('the page of a launch address', () => {
  it('may be framed by the operator’s lobby only, and runs nothing but its own scripts', async () => {
    const player = await studio.launch();
    const page = await studio.app.inject({ url: new URL(player.address).pathname });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://pavilion.localhost:4000;');
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{24}'/);
    expect(policy).not.toContain('unsafe');
    expect(page.body).toContain('<html lang="bn">');
    expect(page.body).toContain('<title>লণ্ঠন পাশা</title>');
    expect(page.body).not.toContain('operator-token-1');
  });

  it('follows the theme that the launcher adds to the address', async () => {
    const player = await studio.launch({ lang: 'en' });
    const page = await studio.app.inject({ url: `${new URL(player.address).pathname}?theme=light` });
    expect(page.body).toContain('<html lang="en" data-theme="light">');
  });

  it('can be framed by nobody when the address is made up', async () => {
    const page = await studio.app.inject({ url: '/play/made-up' });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
