import type { AnnouncementDraft, AnnouncementView } from '@pavilion/api/announcements';
import { sql } from 'kysely';
import { enrolStaff, type TestOperator, staffRequest, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  app = await testApp();
  editor = await enrolStaff(app, 'editor', { pavilion: 'operator' });
});
afterAll(() => app.close());

const STAFF_URL = '/staff/brands/pavilion/announcements';
const reason = 'players should know';
const popup: AnnouncementDraft = {
  type: 'PU',
  state: 'published',
  from: null,
  until: null,
  title: { en: 'New limits', bn: 'নতুন সীমা' },
  content: { en: '<p>You can now set a limit for a day.</p>' },
  execution: 'B',
};

const list = async (query: Record<string, string>, brand = 'pavilion') =>
  (
    await app.request({ url: '/wps/relay/MCSFE_getListAnnouncements', query: { platform: 'W', language: 'en', ...query }, brand })
  ).json().value;
const contents = async (query: Record<string, string>) =>
  (await app.request({ url: '/wps/relay/MCSFE_getAnnouncementContent', query: { platform: 'W', language: 'en', ...query } })).json()
    .value;
const write = (draft: AnnouncementDraft, as = editor) =>
  staffRequest(app, { method: 'POST', url: STAFF_URL, as, payload: { draft, reason } });
const written = async (draft: Partial<AnnouncementDraft> = {}): Promise<AnnouncementView> =>
  (await write({ ...popup, ...draft })).json().value;
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

describe('somebody on a brand’s site', () => {
  it('reads the banners and headlines of their own brand only', async () => {
    const query = { types: 'B,H', groupName: 'w_home' };
    const [pavilion, lagoon] = await Promise.all([list(query), list(query, 'lagoon')]);

    expect(pavilion.banners.length).toBeGreaterThan(2);
    expect(pavilion.banners[0]).toMatchObject({ groupName: 'w_home', linkageType: 'GAME', url: '100000' });
    expect(pavilion.playerNotice.length).toBeGreaterThan(0);
    expect(lagoon.banners[0].title).not.toBe(pavilion.banners[0].title);
    expect(pavilion.popup).toEqual([]);
  });

  it('reads a popup in their language, for the moment it is meant for, with its content', async () => {
    const { id } = await written({ title: { en: 'For visitors', bn: 'অতিথিদের জন্য' } });
    await written({ title: { en: 'After signing in' }, execution: 'A' });

    expect(titles((await list({ types: 'PU', execution: 'B' })).popup)).toContain('For visitors');
    expect(titles((await list({ types: 'PU', execution: 'B' })).popup)).not.toContain('After signing in');
    expect(titles((await list({ types: 'PU', language: 'bn' })).popup)).toContain('অতিথিদের জন্য');
    // What was not written in a language is not shown in it.
    expect(titles((await list({ types: 'PU', language: 'bn' })).popup)).not.toContain('After signing in');
    expect((await contents({ types: 'PU', id })).list).toEqual([
      expect.objectContaining({ id, execution: 'B', content: '<p>You can now set a limit for a day.</p>' }),
    ]);
    expect((await list({ types: 'PU' }, 'lagoon')).popup.map(({ id: other }: { id: string }) => other)).not.toContain(id);
  });

  it('finds, after logging in, a popup with a promotion that leads to a page of the brand', async () => {
    for (const brand of ['pavilion', 'lagoon'])
      expect((await list({ types: 'PU', execution: 'A' }, brand)).popup).toContainEqual(
        expect.objectContaining({ promotionType: 'DEPOSIT', url: '/member/bonusDetails', linkageType: 'PAGE' }),
      );
  });

  it('sees nothing before its time, after it, or that is a draft', async () => {
    const early = await written({ title: { en: 'Tomorrow' }, from: new Date(Date.now() + 86_400_000).toISOString() });
    const over = await written({ title: { en: 'Yesterday' }, until: new Date(Date.now() + 3_600_000).toISOString() });
    await written({ title: { en: 'Draft' }, state: 'draft' });
    const before = titles((await list({ types: 'PU' })).popup);
    await sql`update announcements set shown_from = now() - interval '2 hours', shown_until = now() - interval '1 hour' where id = ${over.id}`.execute(
      app.platform.db,
    );
    await sql`update announcements set shown_from = now() - interval '1 second' where id = ${early.id}`.execute(app.platform.db);
    await written({ title: { en: 'Anything' } });
    const after = titles((await list({ types: 'PU' })).popup);

    expect(before).toContain('Yesterday');
    expect(before).not.toContain('Tomorrow');
    expect(after).toContain('Tomorrow');
    expect(after).not.toContain('Yesterday');
    expect(after).not.toContain('Draft');
  });

  it('turns the pages of contents, nine at a time', async () => {
    for (let each = 1; each <= 10; each += 1)
      await written({ type: 'PR', title: { en: `Promotion ${each}` }, execution: undefined } as never);
    const first = await contents({ types: 'PR' });
    const second = await contents({ types: 'PR', pageNo: '2' });

    expect(first.list).toHaveLength(9);
    expect(first.totalPages).toBe(Math.ceil((9 + second.list.length) / 9));
    expect(second.pageNum).toBe(2);
    expect((await contents({ types: 'PR', pageNo: '9999' })).list).toEqual([]);
  });

  it.each([
    ['a type that is none', { types: 'X' }],
    ['no type', {}],
    ['another platform', { types: 'B', platform: 'M' }],
    ['a group that is none', { types: 'B', groupName: 'w_moon' }],
    ['a moment that is none', { types: 'PU', execution: 'C' }],
    ['a field nobody declared', { types: 'B', draft: '1' }],
  ])('is told when asking for %s', async (_what, query) => {
    const answer = await app.request({ url: '/wps/relay/MCSFE_getListAnnouncements', query: { platform: 'W', ...query } as never });

    expect(answer.statusCode).toBe(400);
  });
});

describe('an operator', () => {
  it('changes what players see at once, and the audit log keeps both with the reason', async () => {
    const { id, version } = await written({ title: { en: 'First words' } });
    const draft = { ...popup, title: { en: 'Second words' } };
    const changed = await staffRequest(app, {
      method: 'PUT',
      url: `${STAFF_URL}/${id}`,
      as: editor,
      payload: { draft, version, reason },
    });

    expect(changed.json().value).toMatchObject({ version: version + 1, changedBy: 'editor', shown: true });
    expect(titles((await list({ types: 'PU' })).popup)).toContain('Second words');
    const { lines } = (await staffRequest(app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: editor })).json().value;
    expect(lines[0]).toMatchObject({
      action: 'announcements.changed',
      reason,
      before: { id, title: { en: 'First words' } },
      after: { id, title: { en: 'Second words' } },
    });
  });

  it('is told when somebody else was faster', async () => {
    const { id, version } = await written();
    const change = () =>
      staffRequest(app, { method: 'PUT', url: `${STAFF_URL}/${id}`, as: editor, payload: { draft: popup, version, reason } });
    const answers = await Promise.all([change(), change()]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await change()).json()).toMatchObject({ code: 'announcements.conflict' });
  });

  it('takes one back, and puts the others in order', async () => {
    const [one, two] = [await written({ title: { en: 'One' } }), await written({ title: { en: 'Two' } })];
    const views = (await staffRequest(app, { method: 'GET', url: STAFF_URL, as: editor })).json().value.list as AnnouncementView[];
    const ids = views.filter(({ type }) => type === 'PU').map(({ id }) => id);
    const order = (wanted: string[]) =>
      staffRequest(app, { method: 'PUT', url: `${STAFF_URL}/order`, as: editor, payload: { type: 'PU', ids: wanted, reason } });

    expect((await order([two.id, ...ids.filter((id) => id !== two.id)])).statusCode).toBe(200);
    expect((await list({ types: 'PU' })).popup[0]).toMatchObject({ title: 'Two' });
    expect((await order(ids.slice(1))).json()).toMatchObject({ code: 'announcements.conflict' });
    const removal = {
      method: 'POST',
      url: `${STAFF_URL}/${one.id}/removal`,
      as: editor,
      payload: { version: one.version, reason },
    } as const;
    expect((await staffRequest(app, removal)).statusCode).toBe(200);
    expect(titles((await list({ types: 'PU' })).popup)).not.toContain('One');
    expect((await staffRequest(app, removal)).statusCode).toBe(404);
  });

  it.each([
    ['a popup without its moment', { execution: undefined }, 'execution'],
    ['a notice with a moment', { type: 'PL' }, 'execution'],
    ['a banner without a picture', { type: 'B', execution: undefined, link: { linkageType: 'PAGE', url: '/rng' } }, 'banner'],
    ['an end before the beginning', { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' }, 'until'],
    ['an end that is over', { until: '2020-01-01T00:00:00Z' }, 'until'],
    ['no title', { title: { en: '  ' } }, 'title'],
    ['a content in a language without a title', { title: { en: 'Only English' }, content: { bn: '<p>বাংলা</p>' } }, 'content'],
    ['a link to another site', { link: { linkageType: 'PAGE', url: '//evil.example' } }, 'link'],
    ['a link that runs', { link: { linkageType: 'PAGE', url: 'javascript:alert(1)' } }, 'link'],
    ['a game that is no number', { link: { linkageType: 'GAME', url: '/rng' } }, 'link'],
  ])('is told which field is wrong: %s', async (_what, wrong, field) => {
    const answer = await write(JSON.parse(JSON.stringify({ ...popup, ...wrong })) as AnnouncementDraft);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'announcements.invalid', fields: { [field]: 'announcements.invalid' } });
  });

  it('cannot write markup that runs', async () => {
    const content = { en: '<p onclick="x()">Hello<script>steal()</script><a href="javascript:x">there</a></p>' };
    const { id } = await written({ title: { en: '<b>Not bold</b>' }, content });

    expect((await contents({ types: 'PU', id })).list[0]).toMatchObject({
      title: '<b>Not bold</b>',
      content: '<p>Hello<a>there</a></p>',
    });
  });

  it('gets even what was written past the fixture cleaned', async () => {
    const { id } = await written();
    await sql`update announcements set content = '{"en": "<img src=x onerror=steal()>kept"}' where id = ${id}`.execute(
      app.platform.db,
    );
    await written();

    expect((await contents({ types: 'PU', id })).list[0].content).toBe('kept');
  });

  it('needs the role, in this brand', async () => {
    const viewer = await enrolStaff(app, 'reader', { pavilion: 'viewer' });
    const foreign = await enrolStaff(app, 'neighbour', { lagoon: 'admin' });
    const { id, version } = await written();
    const payload = { version, reason };

    expect((await staffRequest(app, { method: 'GET', url: STAFF_URL, as: viewer })).statusCode).toBe(200);
    expect((await write(popup, viewer)).statusCode).toBe(403);
    expect((await staffRequest(app, { method: 'GET', url: STAFF_URL, as: foreign })).statusCode).toBe(403);
    expect((await write(popup, foreign)).statusCode).toBe(403);
    // Their own brand's address does not reach another brand's row.
    const removal = { method: 'POST', url: `/staff/brands/lagoon/announcements/${id}/removal`, as: foreign, payload } as const;
    expect((await staffRequest(app, removal)).statusCode).toBe(404);
  });
});
