import { createHmac } from 'node:crypto';
import type { CanaryAudience } from '@pavilion/api/staff';
import type { AppOffer, HelpCenter } from '@pavilion/api/system';
import pg from 'pg';
import { readChatConfig } from '../../../platform/chat-config';
import { publishVersions, registerPlayer, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('says that a brand is open', async () => {
  const answer = await app.request({ url: '/wps/system/status' });

  expect(answer.json()).toEqual({ success: true, value: { status: 0 } });
});

it('tells each brand’s own switches, as a tree', async () => {
  interface Node {
    modId: string;
    enabled: string;
    childrenNodes: Node[];
  }
  const switchesOf = async (brand: string) =>
    (await app.request({ url: '/wps/system/whitelabel', brand })).json<{ value: Node }>().value;
  const find = ({ childrenNodes }: Node, wanted: string): Node | undefined =>
    childrenNodes.find(({ modId }) => modId === wanted) ?? childrenNodes.map((node) => find(node, wanted)).find(Boolean);

  const pavilion = await switchesOf('pavilion');
  const lagoon = await switchesOf('lagoon');

  expect(pavilion).toMatchObject({ modId: 'pavilion', enabled: '1' });
  expect(find(pavilion, 'PROMOTION')).toEqual({
    modId: 'PROMOTION',
    enabled: '1',
    childrenNodes: [{ modId: 'REFERRAL', enabled: '1', childrenNodes: [] }],
  });
  expect(find(pavilion, 'MOBILENUMREG3')).toEqual({
    modId: 'MOBILENUMREG3',
    enabled: '0',
    childrenNodes: [{ modId: 'MOBILENUMPASSREG3', enabled: '0', childrenNodes: [] }],
  });
  expect(find(lagoon, 'REFERRAL')).toMatchObject({ enabled: '0' });
});

describe('permission info', () => {
  const permission = async (more: object = {}) => (await app.request({ url: '/wps/system/permission', ...more })).json().value;

  it('tells everybody what the brand is', async () => {
    expect(await permission()).toEqual({
      info: {
        customerService: { path: expect.stringMatching(/^\/service\?visit=[\w-]+$/) },
        domainRoute: expect.arrayContaining([{ domain: 'pavilion.localhost', main: true }]),
        resources: expect.arrayContaining([
          { resourceType: 'SOCIAL', name: 'TELEGRAM', url: expect.stringMatching(/^https:\/\/t\.me\//) },
        ]),
        whitelabel: expect.objectContaining({ modId: 'pavilion' }),
        registration: (await app.request({ url: '/wps/system/setting/register' })).json().value,
        mainDomain: 'pavilion.localhost',
        analytics: { gtagId: null },
        imageCDNs: [],
        launchGameCDNs: [],
      },
      location: { ip: '127.0.0.1', country: null },
      maintenance: false,
      regionRestriction: false,
    });
    expect((await app.request({ url: '/wps/system/domainRoute', brand: 'lagoon' })).json().value.mainDomain).toBe(
      'lagoon.localhost',
    );
  });

  it('seals who comes to customer service, for them and for this brand only', async () => {
    const token = await registerPlayer(app, 'asker');
    const { path } = (await permission({ token })).info.customerService as { path: string };
    const { id } = (await app.request({ url: '/wps/member/info', token })).json().value;
    const open = async (url: string, brand = 'pavilion') => (await app.request({ url, brand })).body;

    expect(path).not.toContain('asker');
    expect(await open(path)).toContain(id);
    expect(await open('/service')).not.toContain(id);
    expect(await open(path, 'lagoon')).not.toContain(id);
    // A spoilt address still leads to help.
    expect(await open(`${path.slice(0, -3)}AAA`)).toContain('care@pavilion.example');
  });
});

describe('the help centre', () => {
  const help = async (lang: string, brand = 'pavilion') =>
    (await app.request({ url: '/wps/system/helpCenter', query: { lang, device: 'WEB' }, brand })).json().value as HelpCenter;

  it('answers in the language that was asked for, with the brand’s own name, licence and address', async () => {
    const [en, bn, lagoon] = [await help('EN'), await help('bn'), await help('en', 'lagoon')];
    const articles = en.sections.flatMap((section) => section.articles);

    expect(articles.length).toBeGreaterThanOrEqual(12);
    expect(en.sections.map(({ anchor }) => anchor)).toContain('term');
    expect(en.legal).toMatchObject({ licence: 'PAV-2026-0117', content: expect.stringContaining('PAV-2026-0117') });
    expect(lagoon.legal.licence).toBe('LAG-2026-0042');
    expect(JSON.stringify(lagoon)).toContain('care@lagoon.example');
    expect(JSON.stringify([en, bn, lagoon])).not.toMatch(/\{\w+\}/);
    expect(bn.sections.every(({ title }) => /[\u0980-\u09ff]/.test(title))).toBe(true);
    expect(articles.filter(({ content }) => !content.startsWith('<p>'))).toEqual([]);
  });

  it('knows only the web', async () => {
    expect((await app.request({ url: '/wps/system/helpCenter?device=TV' })).statusCode).toBe(400);
  });
});

describe('apps', () => {
  const offers = async (query: Record<string, string> = {}) =>
    (await app.request({ url: '/wps/system/apps', query })).json().value.list as AppOffer[];

  it('are the site itself where the brand has none of its own', async () => {
    const [android, ios] = await offers({ language: 'bn', code: 'one-time-code-of-a-member' });

    expect(android).toMatchObject({
      platform: 'Android',
      lite: true,
      url: 'http://pavilion.localhost/?lang=bn&code=one-time-code-of-a-member',
    });
    expect(ios?.steps.every((step) => /[\u0980-\u09ff]/.test(step))).toBe(true);
  });

  it('are the brand’s own where it has them, with another code to scan', async () => {
    const owner = new pg.Client(app.platform.url);
    await owner.connect();
    await owner.query("insert into brand_resources values ('pavilion', 'APP', 'Android', 'https://apps.example/pavilion.apk', 9)");
    await owner.end();
    const [own, lite] = await offers({ language: 'en' });

    expect(own).toMatchObject({ platform: 'Android', lite: false, url: 'https://apps.example/pavilion.apk?lang=en' });
    expect(own?.qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(own?.qr).not.toBe(lite?.qr);
  });
});

describe('the chat', () => {
  it('says that there is none where no provider is configured', async () => {
    const launched = await app.request({ method: 'POST', url: '/wps/relay/CBS_launchChat', payload: { modelId: 'payments' } });

    expect((await app.request({ url: '/wps/relay/CBS_modelList' })).json().value).toEqual({ list: [] });
    expect(launched.statusCode).toBe(403);
    expect(launched.json()).toMatchObject({ code: 'chat.off' });
  });

  it('opens at the provider with a token that it can check', async () => {
    const secret = 'a secret that the provider knows too';
    const other = await testApp({ chat: { url: 'https://chat.example/start?theme=dark', secret } });
    const token = await registerPlayer(other, 'chatter');
    const launch = (modelId: string) =>
      other.request({ method: 'POST', url: '/wps/relay/CBS_launchChat', payload: { modelId, language: 'bn' }, token });
    const models = (await other.request({ url: '/wps/relay/CBS_modelList?language=en' })).json().value.list;
    const url = new URL((await launch('payments')).json().value.chatUrl);
    const [head = '', claims = '', signature] = (url.searchParams.get('token') ?? '').split('.');

    expect(models).toContainEqual({ modelId: 'payments', name: 'Deposits and withdrawals' });
    expect(url.origin + url.pathname).toBe('https://chat.example/start');
    expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://chat.example',
      brand: 'pavilion',
      desk: 'payments',
      locale: 'bn',
      name: 'chatter',
      exp: expect.any(Number),
    });
    expect((await launch('nobody')).statusCode).toBe(403);
    await other.close();
  });

  it.each([
    ['without a secret', { PAVILION_CHAT_URL: 'https://chat.example' }, /PAVILION_CHAT_SECRET/],
    ['with a short secret', { PAVILION_CHAT_URL: 'https://chat.example', PAVILION_CHAT_SECRET: 'short' }, /PAVILION_CHAT_SECRET/],
    ['without TLS', { PAVILION_CHAT_URL: 'http://chat.example', PAVILION_CHAT_SECRET: 'x'.repeat(32) }, /PAVILION_CHAT_URL/],
    ['without an address', { PAVILION_CHAT_SECRET: 'x'.repeat(32) }, /PAVILION_CHAT_URL/],
  ])('stops the start %s', (_what, environment, message) => {
    expect(() => readChatConfig(environment)).toThrow(message);
  });
});

describe('a targeted canary', () => {
  const stages = [{ bps: 500, minutes: 60 }];
  const target = (audience: CanaryAudience) =>
    app.gateway.services.registry.apply(
      'pavilion',
      { changes: [{ kind: 'canary', remote: 'wallet', version: '2.0.0', stages, audience }], reason: 'for some' },
      'mina',
    );
  const match = async ({
    device = 'phone',
    token,
    language = 'bn',
  }: { device?: string; token?: string; language?: string } = {}) => {
    const path = token ? 'memberCanaries' : 'canaries';
    const answer = await app.request({
      url: `/wps/system/${path}?device=${device}`,
      headers: { 'accept-language': language },
      ...(token && { token }),
    });
    return answer.json<{ value: Record<string, string> }>().value['wallet'];
  };
  let member: { token: string; account: string };
  beforeAll(async () => {
    await publishVersions(app, 'wallet', ['1.0.0', '2.0.0']);
    await app.gateway.services.registry.promote('wallet', { version: '1.0.0', brands: ['pavilion'], who: 'mina', reason: 'first' });
    member = { account: 'triesthings', token: await registerPlayer(app, 'triesthings') };
  });

  it('is for those who meet each condition, and the manifest says to nobody whom', async () => {
    await target({ devices: ['phone'], languages: ['en'], groups: ['visitor'] });

    expect(await match({ language: 'en' })).toBe('meant');
    expect(await match({ device: 'desktop', language: 'en' })).toBeUndefined();
    expect(await match({ language: 'bn' })).toBeUndefined();
    expect(await match({ token: member.token, language: 'en' })).toBeUndefined();
    const { remotes } = app.gateway.services.registry.manifestOf('pavilion')!.manifest;
    expect(remotes['wallet']?.canary).toMatchObject({ bps: 0, targeted: { bps: 500 } });
    expect(JSON.stringify(remotes)).not.toContain('visitor"');
  });

  it('is for its testers by name, for an agent’s members, and for countries', async () => {
    await target({ testers: [member.account.toUpperCase()] });
    expect([await match({ token: member.token }), await match()]).toEqual(['tester', undefined]);

    await target({ groups: ['member'], testers: ['somebody'] });
    expect([await match({ token: member.token }), await match()]).toEqual(['meant', undefined]);

    await target({ agents: ['nobody-at-all'] });
    expect(await match({ token: member.token })).toBeUndefined();
    const { members } = app.gateway.services;
    const agent = await members.create({ brand: 'pavilion', account: 'agentabove', type: 1 });
    await target({ agents: [agent.account] });
    const below = await members.create({ brand: 'pavilion', account: 'downbelow', type: 0, uplineId: agent.id });
    const session = { memberId: String(below.id), account: below.account, agent: false, trial: false };
    const visitor = { brand: 'pavilion', address: '192.0.2.1', locale: 'en', device: 'phone' } as const;
    expect(await app.gateway.services.siteInfo.canaries({ ...visitor, session })).toEqual({ wallet: 'meant' });
    expect(await app.gateway.services.siteInfo.canaries({ ...visitor, session: undefined })).toEqual({});

    await target({ countries: ['BD'] });
    expect(await match()).toBeUndefined();
  });

  it('is told to nobody without a session as a member', async () => {
    expect((await app.request({ url: '/wps/system/memberCanaries?device=phone' })).statusCode).toBe(401);
    expect((await app.request({ url: '/wps/system/canaries?device=fridge' })).statusCode).toBe(400);
  });
});
