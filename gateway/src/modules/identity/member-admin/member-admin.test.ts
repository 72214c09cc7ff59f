import { randomUUID } from 'node:crypto';
import type { MemberLine, MemberView } from '@pavilion/api/staff';
import { sql } from 'kysely';
import {
  REGISTRATION_CONSENT,
  enrolStaff,
  PASSWORD,
  startFreePlay,
  registerPlayer,
  requestSealed,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let app: TestApp;
let helper: TestOperator;
let token: string;
let rina: MemberView;
beforeAll(async () => {
  app = await testApp();
  helper = await enrolStaff(app, 'helper', { pavilion: 'operator' });
  token = await registerPlayer(app, 'rina');
  for (const name of ['rinat', 'Rinku', 'r%na', 'omar']) await member(name);
  rina = await viewOf((await search({ account: 'rina' })).list[0]?.id ?? '');
});
afterAll(() => app.close());

const STAFF_URL = '/staff/brands/pavilion/members';
const reason = 'asked for by mail';

const member = (account: string, profile: Record<string, string> = {}, phone?: string) =>
  app.gateway.services.members.create({ brand: 'pavilion', account, type: 0, profile, ...(phone && { phone }) });
const staff = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, as = helper) =>
  staffRequest(app, { method, url, as, ...(payload && { payload }) });
const search = async (payload: object) =>
  (await staff('POST', `${STAFF_URL}/search`, payload)).json().value as { list: MemberLine[]; next: string | null };
const viewOf = async (id: string) => (await staff('GET', `${STAFF_URL}/${id}`)).json().value as MemberView;
const accounts = ({ list }: { list: MemberLine[] }) => list.map(({ account }) => account);
const signIn = (username: string) =>
  requestSealed(app, { method: 'POST', url: '/wps/session/login', payload: { type: 'username', username, password: PASSWORD } });
const auditLine = async () => (await staff('GET', '/staff/audit?brand=pavilion')).json().value.lines[0];

describe('an operator finds', () => {
  it('members by how their names begin, in order, whatever the case', async () => {
    expect(accounts(await search({ account: 'RIN' }))).toEqual(['rina', 'rinat', 'Rinku']);
    expect(accounts(await search({ account: 'r%' }))).toEqual(['r%na']);
    expect(accounts(await search({ account: 'nobody' }))).toEqual([]);
  });

  it('one by their id, and by nothing like it', async () => {
    expect(accounts(await search({ id: rina.id }))).toEqual(['rina']);
    expect(accounts(await search({ id: '0000000000000000' }))).toEqual([]);
    expect((await staff('POST', `${STAFF_URL}/search`, { id: rina.id.slice(0, 8) })).statusCode).toBe(400);
  });

  it('one by the whole number that they proved, however it is typed', async () => {
    await member('with-phone', {}, '+8801712345678');

    for (const mobileNum of ['01712345678', '1712345678', '+8801712345678'])
      expect(accounts(await search({ mobileNum, countryDialingCode: '880' }))).toEqual(['with-phone']);
    expect(accounts(await search({ mobileNum: '01712345679', countryDialingCode: '880' }))).toEqual([]);
    expect((await staff('POST', `${STAFF_URL}/search`, { mobileNum: '017123', countryDialingCode: '880' })).statusCode).toBe(422);
  });

  it('one by the reference of a payment that they read out, in the brand alone', async () => {
    const paid = await app.request({
      method: 'POST',
      url: '/wps/v2/deposits',
      token,
      headers: { 'idempotency-key': randomUUID() },
      payload: { method: 'bank-transfer', amount: '100000' },
    });
    const { reference } = paid.json().value;

    expect(accounts(await search({ reference: reference.toLowerCase() }))).toEqual(['rina']);
    expect(accounts(await search({ reference: '2222222222' }))).toEqual([]);
  });

  it('the rest of a long list on the next pages', async () => {
    for (let each = 10; each < 45; each += 1) await member(`many${each}`);
    const first = await search({ account: 'many' });
    const second = await search({ account: 'many', after: first.next ?? '' });

    expect(first.list).toHaveLength(30);
    expect([...accounts(first), ...accounts(second)]).toEqual(Array.from({ length: 35 }, (_, at) => `many${at + 10}`));
    expect(second.next).toBeNull();
  });
});

describe('the date of birth that an operator read from a document', () => {
  it('is kept unseen, with who read it, and anybody without the role cannot say it', async () => {
    await member('elder');
    const id = (await search({ account: 'elder' })).list[0]?.id ?? '';
    const url = `${STAFF_URL}/${id}/birthday`;
    const viewer = await enrolStaff(app, 'onlooker', { pavilion: 'viewer' });
    expect((await viewOf(id)).birthday).toBeNull();
    expect((await staff('POST', url, { birthday: '1980-05-06', reason }, viewer)).statusCode).toBe(403);
    expect((await staff('POST', url, { birthday: '2015-05-06', reason })).json().code).toBe('member.birthday_refused');
    expect((await viewOf(id)).birthday).toBeNull();

    expect((await staff('POST', url, { birthday: '1980-05-06', reason })).json().value.birthday).toMatchObject({ who: 'helper' });
    const shown = (await staff('GET', `${STAFF_URL}/${id}`)).body;
    expect(shown).not.toContain('1980-05-06');
    const elsewhere = await staff('POST', url.replace('pavilion', 'lagoon'), { birthday: '1980-05-06', reason });
    expect(elsewhere.statusCode).toBe(403);
  });
});

describe('a date of birth that was confirmed', () => {
  let second: TestOperator;
  beforeAll(async () => void (second = await enrolStaff(app, 'second', { pavilion: 'operator' })));
  const former = async (id: bigint) =>
    (await app.platform.db.selectFrom('former_birthdays').selectAll().where('member_id', '=', id).orderBy('id').execute()).map(
      ({ confirmed_by }) => confirmed_by,
    );
  async function confirmed(account: string, day: string) {
    await member(account);
    const { members } = app.gateway.services;
    const { id = 0n, publicId = '' } = (await members.byAccount('pavilion', account)) ?? {};
    const url = `${STAFF_URL}/${publicId}/birthday`;
    const says = async (birthday: string, as = helper) => (await staff('POST', url, { birthday, reason }, as)).json();
    expect((await says(day)).value.birthday).toMatchObject({ who: 'helper' });
    return {
      id,
      says,
      takesBack: (as = helper) => staff('POST', `${url}/withdrawal`, { reason: 'it was another member' }, as),
      day: async () => (await members.birthday('pavilion', id))?.day,
    };
  }

  it('is replaced by a later one at once; what it was is kept, sealed, and the log says that it was replaced', async () => {
    const { id, says, day } = await confirmed('younger', '1980-05-06');

    expect((await says('1990-05-06', second)).value).toMatchObject({ birthday: { who: 'second' }, waitingBirthday: null });

    expect(await day()).toBe('1990-05-06');
    expect(await auditLine()).toMatchObject({ action: 'members.birthday-confirmed', who: 'second', after: { replaced: true } });
    expect(await former(id)).toEqual(['helper']);
    const rows = await app.platform.db.selectFrom('former_birthdays').selectAll().execute();
    expect(rows.every(({ sealed }) => !sealed.includes('1980'))).toBe(true);
    expect((await says('1990-05-06')).value.waitingBirthday).toBeNull();
    expect(await auditLine()).toMatchObject({ action: 'members.birthday-confirmed', after: { replaced: false } });
  });

  it('is replaced by an earlier one only when two operators read the same', async () => {
    const { says, day } = await confirmed('older', '1990-05-06');

    expect((await says('1970-01-02')).value).toMatchObject({ birthday: { who: 'helper' }, waitingBirthday: { who: 'helper' } });
    expect(await auditLine()).toMatchObject({ action: 'members.birthday-asked', after: { account: 'older' } });
    expect(await says('1970-01-02')).toMatchObject({ code: 'member.second_operator_required' });
    // Another date is another question.
    expect((await says('1970-01-03', second)).value.waitingBirthday).toMatchObject({ who: 'second' });
    expect(await says('1970-01-03', second)).toMatchObject({ code: 'member.second_operator_required' });
    expect(await day()).toBe('1990-05-06');

    expect((await says('1970-01-03')).value).toMatchObject({ birthday: { who: 'helper' }, waitingBirthday: null });
    expect(await day()).toBe('1970-01-03');
    expect(await auditLine()).toMatchObject({ action: 'members.birthday-confirmed', after: { replaced: true } });
  });

  it('can be taken back with a reason, and is not made an earlier one that way by one operator alone', async () => {
    const { id, says, takesBack, day } = await confirmed('mistaken', '1990-05-06');
    const viewer = await enrolStaff(app, 'watcher', { pavilion: 'viewer' });
    expect((await takesBack(viewer)).statusCode).toBe(403);

    expect((await takesBack()).json().value).toMatchObject({ birthday: null, waitingBirthday: null });

    expect(await day()).toBeUndefined();
    expect(await former(id)).toEqual(['helper']);
    expect(await auditLine()).toMatchObject({
      action: 'members.birthday-withdrawn',
      reason: 'it was another member',
      who: 'helper',
    });
    expect((await takesBack()).statusCode).toBe(404);
    expect((await says('1970-01-02')).value).toMatchObject({ birthday: null, waitingBirthday: { who: 'helper' } });
    expect(await day()).toBeUndefined();
    expect((await says('1995-01-02')).value).toMatchObject({ birthday: { who: 'helper' }, waitingBirthday: null });
    expect((await says('1970-01-02')).value.waitingBirthday).toMatchObject({ who: 'helper' });
    await takesBack();
    expect((await says('1970-01-02', second)).value).toMatchObject({ birthday: null, waitingBirthday: { who: 'second' } });
  });
});

describe('how a member came', () => {
  const register = async (username: string, said: object) => {
    const payload = { username, password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...said };
    const answer = await requestSealed(app, { method: 'PUT', url: '/wps/member/register', payload });
    expect(answer.statusCode).toBe(200);
    return viewOf((await search({ account: username })).list[0]?.id ?? '');
  };

  it('is kept as their browser said it, without what an address may hide', async () => {
    const { origin, upline } = await register('wayfarer', {
      registerUrl: 'https://Pavilion.example/register?referralCode=x&reset=secret#top',
      domain: 'pavilion.example',
      device: 'phone',
    });

    expect(origin).toEqual({
      way: 'username',
      page: 'https://pavilion.example/register',
      domain: 'pavilion.example',
      device: 'phone',
      affiliateCode: null,
      referralCode: null,
    });
    expect(upline).toBeNull();
  });

  it('says with which codes, beside the team that the gateway found by them', async () => {
    await app.platform.db
      .updateTable('registration_rules')
      .set({ enabled: true })
      .where('field', 'in', ['affiliateCode', 'referralCode'])
      .execute();
    const agent = await app.gateway.services.members.create({ brand: 'pavilion', account: 'leader', type: 1 });
    const friend = await app.gateway.services.members.create({ brand: 'pavilion', account: 'friend', type: 0 });

    const { origin, upline } = await register('follower', { affiliateCode: agent.inviteCode, referralCode: friend.inviteCode });

    expect(origin).toMatchObject({ affiliateCode: agent.inviteCode, referralCode: friend.inviteCode });
    expect(upline).toBe('leader');
  });

  it.each([
    ['javascript:alert(1)', 'evil example', { page: null, domain: null }],
    ['/register', '<b>x</b>', { page: null, domain: null }],
    ['https://elsewhere.example/', 'elsewhere.example', { page: 'https://elsewhere.example/', domain: 'elsewhere.example' }],
  ])('decides nothing: %s on %s', async (registerUrl, domain, kept) => {
    const { origin, upline, kind } = await register(`claims${registerUrl.length}`, { registerUrl, domain });

    expect(origin).toMatchObject(kept);
    expect([upline, kind]).toEqual([null, 'member']);
  });

  it('is unknown of accounts that nobody registered, and nobody’s to change', async () => {
    await member('made-here');
    expect((await viewOf((await search({ account: 'made-here' })).list[0]?.id ?? '')).origin).toBeNull();
    for (const statement of [sql`update member_origins set domain = 'x'`, sql`delete from member_origins`])
      await expect(statement.execute(app.platform.db)).rejects.toThrow(/permission denied/);
  });
});

describe('what an operator sees of a member', () => {
  it('is nothing by which the person could be reached', async () => {
    await member('private', { email: 'meherun@mail.example', payeeName: 'Meherun Nesa', idNumber: '19900101' }, '+8801812345678');
    const [line] = (await search({ account: 'private' })).list;
    const answer = await staff('GET', `${STAFF_URL}/${line?.id}`);

    expect((answer.json().value as MemberView).contacts).toEqual({ mail: 'm•••@mail.example', phone: '+8801•••••678' });
    for (const secret of ['meherun', 'Nesa', '19900101', '1812345678'])
      expect(answer.body.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('is where they are signed in, by network', async () => {
    expect(rina.sessions).toEqual([expect.objectContaining({ network: '127.0.0.0/24' })]);
    expect(rina).toMatchObject({ kind: 'member', status: 'active', lock: null, recoverable: false, upline: null });
    await startFreePlay(app, 'a-device-of-somebody-else-0');
    const [trial] = (await search({ account: (await trialAccount()) ?? '' })).list;
    expect(trial?.kind).toBe('trial');
  });
});

describe('an operator', () => {
  it('locks a member, who is out at once and cannot come in until the lock is off', async () => {
    expect((await app.request({ url: '/wps/member/info', token })).statusCode).toBe(200);
    const locked = await staff('PUT', `${STAFF_URL}/${rina.id}/lock`, { locked: true, reason });

    expect(locked.json().value).toMatchObject({ status: 'locked', sessions: [], lock: { reason, who: 'helper' } });
    expect((await app.request({ url: '/wps/member/info', token })).statusCode).toBe(401);
    expect((await signIn('rina')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await auditLine()).toMatchObject({ action: 'members.locked', reason, after: { account: 'rina', id: rina.id } });
    expect((await staff('PUT', `${STAFF_URL}/${rina.id}/lock`, { locked: true, reason })).json()).toMatchObject({
      code: 'members.already',
    });

    expect((await staff('PUT', `${STAFF_URL}/${rina.id}/lock`, { locked: false, reason })).json().value).toMatchObject({
      lock: null,
    });
    expect((await signIn('rina')).statusCode).toBe(200);
    expect(await auditLine()).toMatchObject({ action: 'members.unlocked' });
  });

  it('leaves closed accounts closed', async () => {
    await sql`update members set status = 'closed' where account = 'omar'`.execute(app.platform.db);
    const [omar] = (await search({ account: 'omar' })).list;
    expect((await staff('PUT', `${STAFF_URL}/${omar?.id}/lock`, { locked: true, reason })).json()).toMatchObject({
      code: 'members.closed',
    });
  });

  it('ends every session of a member', async () => {
    const other = await registerPlayer(app, 'shila');
    const [shila] = (await search({ account: 'shila' })).list;

    expect((await staff('POST', `${STAFF_URL}/${shila?.id}/sign-out`, { reason })).statusCode).toBe(200);
    expect((await app.request({ url: '/wps/member/info', token: other })).statusCode).toBe(401);
    expect((await signIn('shila')).statusCode).toBe(200);
    expect(await auditLine()).toMatchObject({ action: 'members.signed-out', reason });
  });

  it('sends a link to a new password where one can arrive, and never sees it', async () => {
    await member('reachable', { email: 'reach@mail.example' });
    const [reachable] = (await search({ account: 'reachable' })).list;
    const sent = await staff('POST', `${STAFF_URL}/${reachable?.id}/recovery`, { reason });
    await app.gateway.services.outbox.dispatch();
    const [mail] = await app.gateway.services.outbox.readSandbox('reach@mail.example');

    expect(sent.statusCode).toBe(200);
    expect(sent.json().value).toEqual({});
    expect(JSON.stringify(mail)).toMatch(/http:\/\/pavilion\.localhost[^"]*\/login\?reset=/);
    expect(await auditLine()).toMatchObject({ action: 'members.recovery-sent', after: { account: 'reachable' } });
    expect((await staff('POST', `${STAFF_URL}/${rina.id}/recovery`, { reason })).json()).toMatchObject({
      code: 'members.unreachable',
    });
  });

  it('needs the role and the brand, and a member is their own brand’s only', async () => {
    const viewer = await enrolStaff(app, 'viewer1', { pavilion: 'viewer' });
    const foreign = await enrolStaff(app, 'foreign1', { lagoon: 'admin' });

    expect((await staff('GET', `${STAFF_URL}/${rina.id}`, undefined, viewer)).statusCode).toBe(200);
    for (const [method, path, payload] of [
      ['PUT', 'lock', { locked: true, reason }],
      ['POST', 'recovery', { reason }],
      ['POST', 'sign-out', { reason }],
    ] as const) {
      expect((await staff(method, `${STAFF_URL}/${rina.id}/${path}`, payload, viewer)).statusCode).toBe(403);
      expect((await staff(method, `${STAFF_URL}/${rina.id}/${path}`, payload, foreign)).statusCode).toBe(403);
      expect((await staff(method, `/staff/brands/lagoon/members/${rina.id}/${path}`, payload, foreign)).statusCode).toBe(404);
    }
    expect((await staff('GET', `/staff/brands/lagoon/members/${rina.id}`, undefined, foreign)).statusCode).toBe(404);
    expect((await staff('PUT', `${STAFF_URL}/${rina.id}/lock`, { locked: true })).statusCode).toBe(400);
  });
});

async function trialAccount(): Promise<string | undefined> {
  const row = await app.platform.db.selectFrom('members').select('account').where('type', '=', 4).executeTakeFirst();
  return row?.account;
}
