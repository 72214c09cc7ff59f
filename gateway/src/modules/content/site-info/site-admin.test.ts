import type { HelpTexts, SiteSettings } from '@pavilion/api/system';
import {
  enrolStaff,
  PASSWORD,
  registerPlayer,
  requestSealed,
  type TestOperator,
  staffRequest,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let app: TestApp;
let keeper: TestOperator;
beforeAll(async () => {
  app = await testApp();
  keeper = await enrolStaff(app, 'keeper', { pavilion: 'operator' });
});
afterAll(() => app.close());

const ROOT = '/staff/brands/pavilion';
const reason = 'players asked for it';
const read = async <Value>(path: string): Promise<Value> =>
  (await staffRequest(app, { method: 'GET', url: `${ROOT}${path}`, as: keeper })).json().value;
const write = (path: string, payload: object, as = keeper) =>
  staffRequest(app, { method: 'PUT', url: `${ROOT}${path}`, as, payload: { reason, ...payload } });
const settings = () => read<SiteSettings>('/site-settings');
const help = () => read<HelpTexts>('/help');
const lastLine = async () =>
  (await staffRequest(app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: keeper })).json().value.lines[0];

describe('what a brand says of itself', () => {
  it('is linked elsewhere as an operator decided, from the next answer on', async () => {
    const before = await settings();
    const links = [
      { name: 'WHATSAPP', url: 'https://wa.me/8801700000000' },
      { name: 'ZALO', url: 'https://zalo.me/pavilion.example' },
      { name: 'Android', url: 'https://apps.example/pavilion.apk' },
    ];
    const answer = await write('/site-settings', { ...before, links });

    expect(answer.json().value).toEqual({ ...before, links, version: before.version + 1 });
    expect((await app.request({ url: '/wps/system/permission' })).json().value.info.resources).toEqual([
      { resourceType: 'SOCIAL', ...links[0] },
      { resourceType: 'SOCIAL', ...links[1] },
      { resourceType: 'APP', ...links[2] },
    ]);
    expect(await lastLine()).toMatchObject({
      action: 'site.settings-changed',
      who: 'keeper',
      reason,
      before: { links: before.links },
      after: { links },
    });
  });

  it('lets passwords be good for as long as an operator decided', async () => {
    await setFlags(app, { PASSWORDEXPIRY: true });
    const { id } = await app.gateway.services.members.create({
      brand: 'pavilion',
      account: 'faithful',
      type: 0,
      password: PASSWORD,
    });
    await app.platform.db
      .updateTable('credentials')
      .set({ changed_at: new Date(Date.now() - 40 * 86_400_000) })
      .where('member_id', '=', id)
      .execute();
    const payload = { username: 'faithful', password: PASSWORD };
    const expired = async () =>
      (await requestSealed(app, { method: 'POST', url: '/wps/session/login', payload })).json().value.passwordExpired;

    expect(await expired()).toBe(false);
    expect((await write('/site-settings', { ...(await settings()), passwordDays: 30 })).statusCode).toBe(200);
    expect(await expired()).toBe(true);
    await write('/site-settings', { ...(await settings()), passwordDays: 90 });
    expect(await expired()).toBe(false);
  });

  it('tells players how they stand as often as an operator decided, unless they chose otherwise', async () => {
    const [one, other] = [await registerPlayer(app, 'reminded1'), await registerPlayer(app, 'reminded2')];
    const every = async (token: string) => (await app.request({ url: '/wps/games/position', token })).json().value.checkEvery;
    await app.request({ method: 'PUT', url: '/wps/games/realityCheck', token: other, payload: { minutes: 45 } });

    expect((await write('/site-settings', { ...(await settings()), realityCheckMinutes: 15 })).statusCode).toBe(200);
    expect([await every(one), await every(other)]).toEqual([15, 45]);
    await write('/site-settings', { ...(await settings()), realityCheckMinutes: 60 });
    expect(await every(one)).toBe(60);
  });

  it('reads feedback between as many words as an operator decided', async () => {
    await write('/site-settings', { ...(await settings()), feedback: { minWords: 2, maxWords: 4 } });
    const send = async (content: string) =>
      (await app.request({ method: 'PUT', url: '/wps/feedback', payload: { questionType: 'OTHER', content } })).json();

    expect((await app.request({ url: '/wps/feedback/form' })).json().value).toMatchObject({ minWords: 2, maxWords: 4 });
    expect(await send('one')).toMatchObject({ code: 'feedback.words', message: 'Please write between 2 and 4 words.' });
    expect(await send('one two three four five')).toMatchObject({ code: 'feedback.words' });
    expect(await send('one two three')).toMatchObject({ success: true });
  });

  it.each([
    ['a link that is there twice', { links: ['https://t.me/a', 'https://t.me/b'].map((url) => ({ name: 'TELEGRAM', url })) }],
    ['a link that is no address', { links: [{ name: 'TELEGRAM', url: 'https://[' }] }],
    ['feedback with fewer words at most than at least', { feedback: { minWords: 9, maxWords: 3 } }],
  ])('cannot have %s', async (_what, change) => {
    const before = await settings();
    const answer = await write('/site-settings', { ...before, ...change });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'site.settings_invalid', fields: expect.any(Object) });
    expect(await settings()).toEqual(before);
  });

  it.each([
    ['a script', { links: [{ name: 'TELEGRAM', url: 'javascript:alert(1)' }] }],
    ['a plain address', { links: [{ name: 'TELEGRAM', url: 'http://t.me/a' }] }],
    ['passwords that are never good', { passwordDays: 0 }],
    ['an interval that nobody can choose', { realityCheckMinutes: 20 }],
    ['no word at least', { feedback: { minWords: 0, maxWords: 3 } }],
  ])('is not understood with %s', async (_what, change) => {
    expect((await write('/site-settings', { ...(await settings()), ...change })).statusCode).toBe(400);
  });
});

describe('the help centre', () => {
  const shown = async (lang: string) =>
    (await app.request({ url: '/wps/system/helpCenter', query: { lang, device: 'WEB' } })).json().value;
  const words = {
    title: { bn: 'প্রথম জমা', en: 'The first deposit' },
    content: { bn: '<p>{brand}-এ স্বাগতম।</p>', en: '<p>Welcome to {brand}.</p><script>alert(1)</script>' },
  };

  it('is read as an operator wrote it, in both languages, cleaned, with the brand’s own in it', async () => {
    const { sections, version } = await help();
    const { anchor, ...before } = sections[0]!.articles[0]!;
    const answer = await write(`/help/articles/${anchor}`, { ...words, version });

    expect(answer.json().value.version).toBe(version + 1);
    for (const [lang, content] of [['bn', '<p>Pavilion-এ স্বাগতম।</p>'] as const, ['en', '<p>Welcome to Pavilion.</p>'] as const])
      expect((await shown(lang)).sections[0].articles[0]).toMatchObject({ anchor, title: words.title[lang], content });
    expect(await lastLine()).toMatchObject({
      action: 'help.changed',
      reason,
      before: { article: anchor, ...before },
      after: { article: anchor, title: words.title, content: { en: '<p>Welcome to {brand}.</p>' } },
    });
  });

  it('has a legal page that is written the same way', async () => {
    const { version } = await help();
    expect((await write('/help/legal', { ...words, version })).statusCode).toBe(200);

    expect((await shown('en')).legal).toMatchObject({ title: 'The first deposit', content: '<p>Welcome to Pavilion.</p>' });
  });

  it('is one brand’s own', async () => {
    const { version } = await help();
    expect((await write('/help/articles/nothing-here', { ...words, version })).statusCode).toBe(404);
    const url = '/staff/brands/lagoon/help';
    expect((await staffRequest(app, { method: 'GET', url, as: keeper })).statusCode).toBe(403);
  });

  it.each([
    ['no title in a language', { title: { bn: '', en: 'Only here' } }],
    ['a text without end', { content: { bn: 'অ'.repeat(20_001), en: 'a' } }],
  ])('is not understood with %s', async (_what, change) => {
    const { version } = await help();
    expect((await write('/help/legal', { ...words, ...change, version })).statusCode).toBe(400);
  });
});

it('both tell the second of two operators that the first was faster, and need the role', async () => {
  const [before, { legal, version }] = [await settings(), await help()];
  const viewer = await enrolStaff(app, 'looker', { pavilion: 'viewer' });
  expect((await write('/site-settings', before, viewer)).statusCode).toBe(403);
  expect((await write('/help/legal', { ...legal, version }, viewer)).statusCode).toBe(403);

  const twice = async (send: () => ReturnType<typeof write>) =>
    (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode).toSorted();
  expect(await twice(() => write('/site-settings', before))).toEqual([200, 409]);
  expect(await twice(() => write('/help/legal', { ...legal, version }))).toEqual([200, 409]);
});
