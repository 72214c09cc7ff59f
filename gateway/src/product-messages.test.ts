import { errorText, type Locale, locales } from '@pavilion/i18n';
import bn from '@pavilion/i18n/messages/errors/bn.json';
import en from '@pavilion/i18n/messages/errors/en.json';
import { gatewayMessages } from '@pavilion/i18n/product-messages';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import {
  REGISTRATION_CONSENT,
  codeSentTo,
  PASSWORD,
  startFreePlay,
  registerPlayer,
  sealEnvelope,
  setFlags,
  testApp,
  type TestApp,
  seedGames,
} from './platform/testing';

type Answered = Promise<LightMyRequestResponse>;
type Asked = Parameters<TestApp['request']>[0];

let gateway: TestApp;
let locale: Locale = 'en';
beforeAll(async () => {
  gateway = await testApp({ messaging: { sms: undefined, mail: undefined, smsDaily: 1, phoneTokens: undefined } });
  await seedGames(gateway.platform);
  await services().games.reload();
  await setFlags(gateway, { MOBILENUMREG3: true, MOBILELOGIN: true });
  await setFlags(gateway, { MOBILELOGIN: false }, 'lagoon');
});
beforeEach(() => sql`delete from share_uses`.execute(gateway.platform.db));
afterAll(() => gateway.close());

const BD = { countryDialingCode: '880' };
const ABROAD = '81.2.69.160';
const IMAGE = { captcha: 'abcde', captchaId: 'nobody-was-shown-it' };
let people = 0;
const nextName = () => `person${(people += 1)}`;
const nextNumber = () => `0171${String((people += 1)).padStart(3, '0')}1234`;
const services = () => gateway.gateway.services;

const ask = ({ headers, ...asked }: Asked): Answered =>
  gateway.request({ ...asked, headers: { 'accept-language': locale, ...headers } });
async function sealed(method: 'POST' | 'PUT', url: string, body: object, more: Partial<Asked> = {}): Answered {
  const key = (await gateway.request({ url: '/wps/session/envelopeKey' })).json().value as { kid: string; publicKey: string };
  return ask({ method, url, payload: sealEnvelope(key, { method, path: url, body }), ...more });
}
const sendCode = (mobileNum: string, brand = 'pavilion') =>
  ask({ method: 'POST', url: '/wps/verification/sms/noLogin', payload: { mobileNum, purpose: 'login', ...BD }, brand });
const signIn = (body: object) => sealed('POST', '/wps/session/login', body, { remoteAddress: ABROAD });
const byName = (body: object = {}) =>
  sealed('PUT', '/wps/member/register', {
    username: nextName(),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...REGISTRATION_CONSENT,
    ...body,
  });
const byMobile = (body: object = {}) =>
  sealed('PUT', '/wps/member/register/mobile', { mobileNum: nextNumber(), ...BD, ...REGISTRATION_CONSENT, ...body });
const enable = (field: 'captcha' | 'affiliateCode', enabled: boolean) =>
  gateway.platform.db.updateTable('registration_rules').set({ enabled }).where('field', '=', field).execute();
const maintain = async (on: boolean) =>
  services().registry.apply('pavilion', { changes: [{ kind: 'maintenance', on }], reason: 'to hear what is said' }, 'a test');
const deny = async (networks: readonly string[]) => {
  const { version } = await services().regions.admin.rules('pavilion');
  const rules = networks.map((network) => ({ verdict: 'deny' as const, network, note: '' }));
  return services().regions.admin.replace('pavilion', { rules, version, reason: 'to hear what is said' }, 'a test');
};

/** Brings each message about as a player would, over HTTP. */
const triggers: Readonly<Record<keyof typeof gatewayMessages, () => Answered>> = {
  'phone.invalid': () => sendCode('01112345678'),
  'too-many': async () => {
    const token = await registerPlayer(gateway, nextName());
    const next = { newPassword: 'Paddle 77 moon', confirmNewPassword: 'Paddle 77 moon' };
    const guess = (oldPassword: string) => sealed('PUT', '/wps/member/password', { oldPassword, ...next }, { token });
    for (const wrong of ['first', 'second', 'third', 'fourth', 'fifth']) await guess(wrong);
    return guess('sixth');
  },
  unknown: async () => {
    const username = nextName();
    const profile = { address: 'বাড়ি ১২, সিলেট' };
    const { id } = await services().members.create({ brand: 'pavilion', account: username, type: 0, password: PASSWORD, profile });
    const { token } = (await signIn({ username, password: PASSWORD })).json().value;
    await sql`update member_profiles set sealed = '\\x00' where member_id = ${id}`.execute(gateway.platform.db);
    return ask({ url: '/wps/member/info/profile', token });
  },
  'code.wrong': () => byMobile({ verificationCode: '000000' }),
  'code.missing': () => byMobile(),
  captcha: async () => {
    await enable('captcha', true);
    const answer = await byName(IMAGE);
    await enable('captcha', false);
    return answer;
  },
  quota: async () => {
    const mobileNum = nextNumber();
    await services().members.create({ brand: 'pavilion', account: nextName(), type: 0, phone: `+88${mobileNum}` });
    await sendCode(mobileNum);
    return sendCode(nextNumber());
  },
  off: () => sendCode(nextNumber(), 'lagoon'),
  'code.expired': async () => {
    const mobileNum = nextNumber();
    await services().members.create({ brand: 'pavilion', account: nextName(), type: 0, phone: `+88${mobileNum}` });
    await sendCode(mobileNum);
    const verificationCode = await codeSentTo(gateway, `+88${mobileNum}`);
    await sql`update verification_codes set expires_at = now() - interval '1 second'`.execute(gateway.platform.db);
    return signIn({ type: 'sms', mobileNum, verificationCode, ...BD });
  },
  'name.unknown': () => signIn({ username: 'has space', password: PASSWORD }),
  'signed-out': () => ask({ url: '/wps/member/info' }),
  address: () => ask({ url: '/wps/system/status', headers: { host: 'elsewhere.example' } }),
  check: async () => {
    const username = nextName();
    const profile = { email: 'rahima@mail.example' };
    const { id } = await services().members.create({ brand: 'pavilion', account: username, type: 0, password: PASSWORD, profile });
    await sql`insert into member_networks (member_id, network) values (${id}, sign_in_network('103.4.145.2'))`.execute(
      gateway.platform.db,
    );
    await setFlags(gateway, { SIGNINCHECK: true });
    const answer = await signIn({ username, password: PASSWORD });
    await setFlags(gateway, { SIGNINCHECK: false });
    return answer;
  },
  region: async () => {
    await deny(['81.2.69.0/24']);
    const answer = await ask({ url: '/lgw/games/game_menus', remoteAddress: ABROAD });
    await deny([]);
    return answer;
  },
  maintenance: async () => {
    await maintain(true);
    const answer = await ask({ url: '/lgw/games/game_menus' });
    await maintain(false);
    return answer;
  },
  game: async () => {
    const token = await registerPlayer(gateway, nextName());
    const nodeId = String((await gateway.platform.db.selectFrom('games').select('node_id').executeTakeFirstOrThrow()).node_id);
    await sql`insert into game_switches (brand, subject, key, state, changed_by) values ('pavilion', 'game', ${nodeId}, 'maintenance', 'test')
      on conflict do nothing`.execute(gateway.platform.db);
    await services().games.reload();
    return ask({ method: 'POST', url: '/wps/game/launchGame', payload: { nodeId }, token });
  },
  'non-member': async () => {
    const username = nextName();
    await registerPlayer(gateway, username);
    await gateway.platform.db.updateTable('members').set({ status: 'closed' }).where('account', '=', username).execute();
    return signIn({ username, password: PASSWORD });
  },
  'non-agent': async () => {
    const username = nextName();
    await registerPlayer(gateway, username);
    return signIn({ username, password: PASSWORD, area: 'agent' });
  },
  incorrect: () => ask({ method: 'POST', url: '/wps/verification/sms/noLogin', payload: {} }),
  trial: async () => {
    const token = await startFreePlay(gateway, `a-device-of-somebody-${locale}`);
    return ask({ url: '/wps/member/info/profile', token });
  },
  terms: () => byName({ termsAccepted: false }),
  invitation: () => ask({ url: '/wps/agent/affiliate', query: { code: 'NOBODY42', domain: 'pavilion.localhost' } }),
};

const texts = { bn, en };
const FIELDS: readonly string[] = ['register.terms_missing'];

describe.each(locales)('in %s', (language) => {
  beforeAll(() => (locale = language));

  it.each(Object.entries(gatewayMessages))('%j is said when it happens', async (id, { code }) => {
    const { code: answered, message, fields, details } = (await triggers[id as keyof typeof triggers]()).json();

    // What is about a field stands under it, in the page's own words.
    if (FIELDS.includes(code)) return expect(Object.values(fields)).toContain(code);
    expect(answered).toBe(code);
    expect(message).toBe(errorText(code, language, details));
    expect(message).not.toMatch(/[{}]/);
    expect(/[\u0980-\u09ff]/.test(message)).toBe(language === 'bn');
    expect(texts[language][code]).toBeTruthy();
    return undefined;
  });
});

it('advises five minutes after five wrong passwords', async () => {
  locale = 'en';
  expect((await triggers['too-many']()).json().message).toBe('Too many requests, try again after 5 minutes.');
});
