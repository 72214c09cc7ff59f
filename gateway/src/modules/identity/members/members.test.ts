import { sql } from 'kysely';
import { PASSWORD, registerPlayer, requestSealed, testApp, type TestApp } from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const change = (token: string, payload: Record<string, unknown>) =>
  requestSealed(gateway, { method: 'PUT', url: '/wps/member/info', payload, token });
const profile = async (token: string) => (await gateway.request({ url: '/wps/member/info/profile', token })).json().value;

describe('a member', () => {
  it('tells about themselves, changes one thing and takes another back', async () => {
    const token = await registerPlayer(gateway, 'teller1');
    const email = 'mita@example.org';
    await change(token, { nickname: ' নদীর মাঝি ', email, whatsapp: '01711000000', address: 'বাড়ি ১২, সিলেট', password: PASSWORD });

    const answer = await change(token, { whatsapp: '', telegram: '@mita_s' });

    const expected = {
      nickname: 'নদীর মাঝি',
      email,
      telegram: '@mita_s',
      whatsapp: '',
      facebook: '',
      birthday: '',
      address: 'বাড়ি ১২, সিলেট',
    };
    expect(answer.json().value).toEqual(expected);
    expect(await profile(token)).toEqual(expected);
  });

  it('keeps both when two tabs change different things at the same moment', async () => {
    const token = await registerPlayer(gateway, 'tabs1');

    await Promise.all([change(token, { email: 'a@example.org', password: PASSWORD }), change(token, { telegram: 'tabs_one' })]);

    expect(await profile(token)).toMatchObject({ email: 'a@example.org', telegram: 'tabs_one' });
  });

  it.each([
    ['a nickname that hides its order', { nickname: 'ab\u202ecd' }, 'nickname'],
    ['a nickname with a zero-width mark', { nickname: 'ab\u200bcd' }, 'nickname'],
    ['an address that is none', { email: 'mita@', password: PASSWORD }, 'email'],
    ['the thirtieth of February', { birthday: '1990-02-30' }, 'birthday'],
    ['a birthday of a child', { birthday: '2020-01-01' }, 'birthday'],
  ])('who tells %s is shown the field', async (_, told, field) => {
    const token = await registerPlayer(gateway, `wrong${field}${_.length}`.slice(0, 15));

    const answer = await change(token, told);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'member.invalid', fields: { [field]: expect.any(String) } });
  });

  it.each([{ type: 1 }, { account: 'other' }, { uplineId: 3 }, {}])(
    'cannot change what is not theirs to change: %j',
    async (told) => {
      const token = await registerPlayer(gateway, `fixed${Object.keys(told)[0] ?? 'none'}`);

      expect((await change(token, told)).statusCode).toBe(400);
    },
  );

  it('is a stranger to who is not signed in', async () => {
    expect((await gateway.request({ url: '/wps/member/info/profile' })).statusCode).toBe(401);
  });
});

describe('the tree of teams', () => {
  it('knows everybody below an agent from one path', async () => {
    const { members } = gateway.gateway.services;
    const top = await members.create({ brand: 'pavilion', account: 'treetop', type: 1 });
    const middle = await members.create({ brand: 'pavilion', account: 'treemid', type: 2, uplineId: top.id });
    const leaf = await members.create({
      brand: 'pavilion',
      account: 'treeleaf',
      type: 0,
      uplineId: middle.id,
      registeredAt: new Date('2026-01-05'),
    });

    expect([middle.path, leaf.path]).toEqual([`/${top.id}/${middle.id}/`, `/${top.id}/${middle.id}/${leaf.id}/`]);
    expect(leaf).toMatchObject({ depth: 2, registeredAt: new Date('2026-01-05') });
  });

  it('refuses an upline of another brand and a member who moves', async () => {
    const { members } = gateway.gateway.services;
    const foreign = await members.create({ brand: 'lagoon', account: 'foreigner', type: 1 });
    const here = await members.create({ brand: 'pavilion', account: 'stayer1', type: 0 });

    await expect(members.create({ brand: 'pavilion', account: 'crosser1', type: 0, uplineId: foreign.id })).rejects.toThrow(
      'foreign key',
    );
    const move = gateway.platform.db.updateTable('members').set({ upline_id: here.id }).where('id', '=', foreign.id).execute();
    await expect(move).rejects.toThrow('stays where they registered');
  });
});

it('keeps what a confirmed date of birth was before: nobody changes or deletes it', async () => {
  for (const statement of [sql`update former_birthdays set confirmed_by = 'x'`, sql`delete from former_birthdays`])
    await expect(statement.execute(gateway.platform.db)).rejects.toThrow(/permission denied/);
});
