import { verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, addYears, dayIn } from '@pavilion/time';
import {
  enrolStaff,
  listedByStudio,
  registerPlayer,
  staffRequest,
  startFreePlay,
  type TestOperator,
  TestVendor,
} from '../../../platform/testing';
import { playerName } from '../../money/vendors';
import { backAddress } from './back-url';

type Answerer = (asked: Record<string, unknown>, response: ServerResponse) => void;

const asked: Record<string, unknown>[] = [];
const signatures: { body: Buffer; signature: string }[] = [];
const opens: Answerer = (_, response) => response.end(JSON.stringify({ url: 'http://127.0.0.1:4002/play/abc' }));
let answer = opens;
const server = createServer((request, response) => void receive(request, response));
let vendor: TestVendor;
let token: string;
let nodeId: string;
let players = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await TestVendor.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined, { whole: true });
  token = await registerPlayer(vendor.app, 'launcher1');
  nodeId = vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'dice')?.nodeId ?? '';
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = opens;
  asked.length = 0;
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  signatures.push({ body, signature: String(request.headers['x-hub88-signature']) });
  asked.push(JSON.parse(body.toString()) as Record<string, unknown>);
  answer(asked.at(-1) as Record<string, unknown>, response);
}

/** Somebody who never opened a game. */
const somebody = () => registerPlayer(vendor.app, `visitor${(players += 1)}`);
const launch = (payload: object, by = token, url = '/wps/game/launchGame') =>
  vendor.app.request({ method: 'POST', url, token: by, payload });

describe('somebody who opens a game', () => {
  it.each(['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB'])(
    'through %s gets its address, and a token the vendor can bet with',
    async (url) => {
      const terms = { nodeId, mode: 'real', language: 'bn', platform: 'mobile', backUrl: '/GAMES/RNG' };
      const opened = await launch(terms, await somebody(), url);

      expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/abc', mode: 'real', resumed: false });
      const [sent = {}] = asked;
      expect(sent).toMatchObject({
        game_code: 'dice',
        currency: 'BDT',
        sub_partner_id: 'pavilion',
        lang: 'bn',
        platform: 'GPL_MOBILE',
        lobby_url: 'http://pavilion.localhost/GAMES/RNG',
      });
      expect(await vendor.call('user/balance', { user: sent['user'], token: sent['token'] })).toMatchObject({
        status: 'RS_OK',
        balance: 0,
      });
      expect(JSON.stringify(sent)).not.toContain(token);
    },
  );

  it('is signed for by us', async () => {
    await launch({ nodeId });
    const { body, signature } = signatures.at(-1) as (typeof signatures)[number];
    const ours = await vendor.app.gateway.services.vendors.add({
      code: 'studio',
      brands: ['pavilion'],
      publicKey: vendor.publicPem,
      launchUrl: vendor.launchUrl,
    });

    expect(verify('RSA-SHA256', body, ours, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('for free is nobody to the vendor, and a trial player always plays for free', async () => {
    const trial = await startFreePlay(vendor.app, 'a-device-of-somebody-0003');

    expect((await launch({ nodeId, mode: 'free' })).json().value.mode).toBe('free');
    expect((await launch({ nodeId, mode: 'real' }, trial)).json().value.mode).toBe('free');
    expect(asked).toHaveLength(2);
    for (const sent of asked) {
      expect(sent).not.toHaveProperty('user');
      expect(sent).not.toHaveProperty('token');
    }
  });

  it('of a maker whose games another vendor brings gets it from that vendor', async () => {
    const { games } = vendor.app.gateway.services;
    const [title] = listedByStudio('PG');
    const brought = games.findByVendorCode('PG', title?.game_code ?? '');
    expect(games.findByVendorCode('STUDIO', title?.game_code ?? '')).toEqual(brought);

    const opened = await launch({ nodeId: brought?.nodeId });

    expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/abc' });
    expect(asked).toMatchObject([{ game_code: title?.game_code }]);
  });

  it('that is only announced is told that it cannot be played here', async () => {
    const other = await vendor.app.platform.db
      .selectFrom('games')
      .select('node_id')
      .where('vendor', '=', 'PG')
      .where('announced', '=', true)
      .executeTakeFirstOrThrow();

    const refused = await launch({ nodeId: String(other.node_id) });

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'games.not_connected']);
  });

  it('as a trial player is asked to use a real account where there is no free play', async () => {
    const { db } = vendor.app.platform;
    await db.updateTable('games').set({ support_play: 1 }).where('node_id', '=', BigInt(nodeId)).execute();
    await vendor.app.gateway.services.games.reload();
    const trial = await startFreePlay(vendor.app, 'a-device-of-somebody-0005');
    const refused = [await launch({ nodeId }, trial), await launch({ nodeId, mode: 'free' })];
    await db.updateTable('games').set({ support_play: 0 }).where('node_id', '=', BigInt(nodeId)).execute();
    await vendor.app.gateway.services.games.reload();

    expect(refused.map((each) => each.json().code)).toEqual(['auth.use_real_account', 'games.no_free_play']);
  });

  it.each([
    ['an unknown game', { nodeId: '999999999999' }, 404, 'games.unknown'],
    ['no game', {}, 400, 'request.invalid'],
    ['a game by a number', { nodeId: 7 }, 400, 'request.invalid'],
  ])('asking for %s is told so', async (_, payload, status, code) => {
    const refused = await launch(payload);

    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  });

  it.each<[string, Answerer]>([
    ['fails', (_, response) => void response.writeHead(500).end('{}')],
    ['hangs up', (_, response) => void response.destroy()],
    ['hangs up in the middle', (_, response) => (response.write('{"url":'), setImmediate(() => response.destroy()), undefined)],
    ['never answers', () => undefined],
  ])('whose vendor %s is told that it does not answer', async (_, wrong) => {
    answer = wrong;

    const refused = await launch({ nodeId }, await somebody());

    expect([refused.statusCode, refused.json().code]).toEqual([503, 'vendor.unavailable']);
  });

  it.each<[string, Answerer, number, string]>([
    ['nonsense', (_, response) => void response.end('<html>'), 502, 'vendor.invalid_response'],
    ['without an address', (_, response) => void response.end('{}'), 502, 'vendor.invalid_response'],
    ['nothing at all', (_, response) => void response.end('null'), 502, 'vendor.invalid_response'],
    [
      'a script for an address',
      (_, response) => void response.end('{"url":"javascript:alert(1)"}'),
      502,
      'vendor.invalid_response',
    ],
    ['without end', (_, response) => void response.end(`{"url":"${'a'.repeat(20_000)}"}`), 502, 'vendor.invalid_response'],
    ['that it does not know us', refusing('RS_ERROR_INVALID_PARTNER'), 502, 'vendor.invalid_response'],
    ['that it has no such game', refusing('RS_ERROR_INVALID_GAME'), 422, 'games.maintenance'],
    ['that it does not deal in our currency', refusing('RS_ERROR_WRONG_CURRENCY'), 422, 'games.not_in_currency'],
  ])('whose vendor answers %s is told what that means for them', async (_, wrong, status, code) => {
    answer = wrong;

    const refused = await launch({ nodeId }, await somebody());

    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  });
});

function refusing(status: string): Answerer {
  return (_, response) => void response.writeHead(422).end(JSON.stringify({ status }));
}

describe('how old a player is', () => {
  const TODAY = dayIn('Asia/Dhaka');
  let operator: TestOperator;
  let born = 0;
  beforeAll(async () => void (operator = await enrolStaff(vendor.app, 'checker', { pavilion: 'operator' })));
  const confirm = async (account: string, birthday: string) => {
    const member = await vendor.app.gateway.services.members.byAccount('pavilion', account);
    const url = `/staff/brands/pavilion/members/${member?.publicId}/birthday`;
    return staffRequest(vendor.app, { method: 'POST', url, as: operator, payload: { birthday, reason: 'saw the passport' } });
  };
  /** Somebody new, and the age that the vendor is told at their launch. */
  async function newcomer() {
    const account = `born${(born += 1)}`;
    const by = await registerPlayer(vendor.app, account);
    const ageTold = async (payload: object = {}) => {
      const { length } = asked;
      const { value } = (await launch({ nodeId, ...payload }, by)).json();
      return { meta: asked[length]?.['meta'], url: value.url };
    };
    return { account, by, ageTold };
  }

  it('is told in full years once an operator read the date of birth from a document', async () => {
    const { account, ageTold } = await newcomer();
    expect((await confirm(account, addYears(TODAY, -25))).statusCode).toBe(200);
    expect((await ageTold()).meta).toEqual({ age: 25 });

    const { account: younger, ageTold: theirs } = await newcomer();
    await confirm(younger, addYears(addDays(TODAY, 1), -25));
    expect((await theirs()).meta).toEqual({ age: 24 });
  });

  it('is nothing by what they say themselves, and of those who play for free', async () => {
    const { account, ageTold } = await newcomer();
    const { members } = vendor.app.gateway.services;
    const member = await members.byAccount('pavilion', account);
    await members.changeProfile('pavilion', member?.id ?? 0n, { birthday: '1970-01-01' });
    expect((await ageTold()).meta).toBeUndefined();

    await confirm(account, '1970-01-01');
    expect((await ageTold({ mode: 'free' })).meta).toEqual({ demo: true });
  });

  it('belongs to the address: whoever is known to be older gets another one, and whose date was taken back one without it', async () => {
    const { account, ageTold } = await newcomer();
    await ageTold();
    answer = (_, response) => response.end(JSON.stringify({ url: `http://127.0.0.1:4002/play/older${asked.length}` }));
    await confirm(account, '1980-02-29');
    const older = await ageTold();

    expect(older).toMatchObject({ meta: { age: expect.any(Number) }, url: expect.stringContaining('older') });
    expect(await ageTold()).toEqual({ meta: undefined, url: older.url });
    const { members } = vendor.app.gateway.services;
    const { id = 0n } = (await members.byAccount('pavilion', account)) ?? {};
    await vendor.app.platform.db.transaction().execute((trx) => members.withdrawBirthday(trx, id));
    await ageTold();
    expect(asked.at(-1)).not.toHaveProperty('meta');
  });

  it.each(['2015-01-01', '1899-12-31', '1990-02-30', 'long ago'])('is not confirmed by %s', async (birthday) => {
    const { account, ageTold } = await newcomer();

    expect((await confirm(account, birthday)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await ageTold()).meta).toBeUndefined();
  });

  it('is in no log, and not readable in the database', async () => {
    const { account } = await newcomer();
    await confirm(account, '1981-03-04');
    const log = await staffRequest(vendor.app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: operator });
    expect(log.json().value.lines[0]).toMatchObject({ action: 'members.birthday-confirmed', who: 'checker', after: { account } });
    const rows = await vendor.app.platform.db.selectFrom('member_birthdays').selectAll().execute();

    expect(log.body).not.toContain('1981');
    expect(rows.every(({ sealed }) => !sealed.includes('1981'))).toBe(true);
  });
});

describe('a host that launches too', () => {
  const HOST = 'launch.pavilion.localhost';
  beforeAll(async () => {
    const { db } = vendor.app.platform;
    const { hosts } = await db.selectFrom('brands').select('hosts').where('code', '=', 'pavilion').executeTakeFirstOrThrow();
    await db
      .updateTable('brands')
      .set({ hosts: [...hosts, HOST] })
      .where('code', '=', 'pavilion')
      .execute();
    await vendor.app.gateway.services.brands.reload();
  });
  const at = (method: 'POST' | 'OPTIONS', origin: string, by?: string) =>
    vendor.app.request({
      method,
      url: '/wps/game/launchGame',
      headers: { host: HOST, origin },
      ...(by && { token: by, payload: { nodeId, backUrl: '/rng' } }),
    });

  it('opens games for the brand’s pages, which they lead back to', async () => {
    const asking = await at('OPTIONS', 'http://pavilion.localhost:4000');
    expect(asking.headers).toMatchObject({
      'access-control-allow-origin': 'http://pavilion.localhost:4000',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });

    const opened = await at('POST', 'http://pavilion.localhost:4000', await somebody());

    expect(opened.headers['access-control-allow-origin']).toBe('http://pavilion.localhost:4000');
    expect(asked.at(-1)).toMatchObject({ lobby_url: 'http://pavilion.localhost:4000/rng' });
  });

  it.each(['https://evil.example', 'http://lagoon.localhost:4000', 'null', 'http://pavilion.localhost.evil.example'])(
    'lets no page of %s ask',
    async (origin) => {
      expect((await at('OPTIONS', origin)).headers).not.toHaveProperty('access-control-allow-origin');
      expect((await at('POST', origin, await somebody())).headers).not.toHaveProperty('access-control-allow-origin');
      expect(asked.at(-1)?.['lobby_url']).toBe(`http://${HOST}/rng`);
    },
  );
});

describe('somebody who comes back', () => {
  const opensAnother: Answerer = (_, response) =>
    response.end(JSON.stringify({ url: `http://127.0.0.1:4002/play/another${asked.length}` }));
  const idle = (hours: number) =>
    vendor.app.platform.db
      .updateTable('game_sessions')
      .set({ used_at: new Date(Date.now() - hours * 3_600_000) })
      .execute();

  it('after a refresh goes on in the session they had, at the address they had', async () => {
    const player = await somebody();
    const first = (await launch({ nodeId }, player)).json().value;
    answer = opensAnother;

    expect((await launch({ nodeId }, player)).json().value).toEqual({ ...first, resumed: true });
    expect(asked).toHaveLength(1);
  });

  it('in another language goes on in the same session, opened anew', async () => {
    const player = await somebody();
    const first = (await launch({ nodeId, language: 'bn' }, player)).json().value;
    answer = opensAnother;
    const second = (await launch({ nodeId, language: 'en' }, player)).json().value;

    expect(second).toMatchObject({ session: first.session, resumed: true });
    expect(second.url).not.toBe(first.url);
  });

  it('hours later begins anew, unless a round is open; that they come back to however late, at a new address when the old one is too old', async () => {
    const player = await vendor.player(1_000n);
    const seat = {
      brand: 'pavilion',
      memberId: player.memberId,
      account: 'x',
      type: 0,
      agent: false,
      trial: false,
      sessionId: '1',
    };
    const { launch: launches, brands } = vendor.app.gateway.services;
    const brand = brands.byCode('pavilion');
    if (!brand) throw new Error('there is no such brand');
    const open = () => launches.open({ player: seat, brand, origin: 'http://pavilion.localhost', ip: '127.0.0.1' }, { nodeId });
    const forgotten = await open();
    await idle(3);
    const first = await open();
    await idle(3);
    await vendor.bet(player, 100n);
    const during = await open();
    await vendor.app.platform.db
      .updateTable('game_sessions')
      .set({ opened_at: new Date(Date.now() - 12 * 3_600_000) })
      .execute();
    answer = opensAnother;
    const after = await open();

    expect(first).toMatchObject({ resumed: false });
    expect(first.session).not.toBe(forgotten.session);
    expect(during).toEqual({ ...first, resumed: true });
    expect(after).toMatchObject({ session: first.session, resumed: true });
    expect(after.url).not.toBe(first.url);
  });

  it('leaves no address in the database that somebody else could play at', async () => {
    await launch({ nodeId }, await somebody());
    const rows = await vendor.app.platform.db.selectFrom('game_sessions').select('url').execute();

    expect(rows.every(({ url }) => !url.includes('http'))).toBe(true);
  });
});

describe('a player in a game', () => {
  const position = async (by: string) => (await vendor.app.request({ url: '/wps/games/position', token: by })).json().value;

  it('reads what they staked and were paid since they signed in; what was taken back is not counted', async () => {
    const memberOf = async (account: string) =>
      vendor.app.platform.db
        .selectFrom('members')
        .select(['id', 'public_id'])
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
    const { vendors, wallet } = vendor.app.gateway.services;
    const by = await registerPlayer(vendor.app, 'stander1');
    const { id, public_id } = await memberOf('stander1');
    const memberId = String(id);
    const held = { memberId, brand: 'pavilion', currency: 'BDT' };
    await wallet.post({ ...held, kind: 'deposit', reference: 'deposit:stander', amount: 10_000n });
    const at = {
      memberId,
      user: playerName('pavilion', public_id),
      token: await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' }),
      balance: () => wallet.balance(memberId, 'BDT'),
    };
    const bets = ['stander-bet-1', 'stander-bet-2', 'stander-bet-3'];
    for (const [round, bet] of bets.entries()) await vendor.bet(at, 1_000n, { transaction_uuid: bet, round: `stander-${round}` });
    await vendor.win(at, 1_500n, 'stander-bet-1', { round: 'stander-0' });
    await vendor.rollback(at, 'stander-bet-3', { round: 'stander-2' });

    expect(await position(by)).toMatchObject({
      stakes: '2000',
      payouts: '1500',
      net: '-500',
      rounds: 3,
      currency: 'BDT',
      playMoney: false,
      checkEvery: 60,
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      seconds: expect.any(Number),
    });
    expect(await position(await startFreePlay(vendor.app, 'a-device-of-somebody-0004'))).toMatchObject({
      net: '0',
      playMoney: true,
    });
  });

  it('chooses how often they are told, among what is offered', async () => {
    const by = await somebody();
    const choose = (minutes: number) =>
      vendor.app.request({ method: 'PUT', url: '/wps/games/realityCheck', token: by, payload: { minutes } });

    expect((await choose(15)).statusCode).toBe(200);
    expect(await position(by)).toMatchObject({ checkEvery: 15 });
    expect((await choose(600)).json().code).toBe('request.invalid');
  });
});

it.each([
  [undefined, '/'],
  ['/GAMES/RNG?page=2', '/GAMES/RNG?page=2'],
  ['https://site.example/home', '/home'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['\\\\evil.example', '/'],
  ['/.//evil.example', '/evil.example'],
])('a way back to %s stays on our own site', (wanted, path) => {
  expect(backAddress('https://site.example', wanted)).toBe(`https://site.example${path}`);
});
