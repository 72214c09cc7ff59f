import { addDays, addYears, dayIn } from '@pavilion/time';
import { enrolStaff, registerPlayer, staffRequest, type TestOperator } from '../../../platform/testing';
import { TestLaunches } from './launch-fixture';

let at: TestLaunches;
beforeAll(async () => void (at = await TestLaunches.begun()), 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('how old a player is', () => {
  const TODAY = dayIn('Asia/Dhaka');
  let operator: TestOperator;
  let born = 0;
  beforeAll(async () => void (operator = await enrolStaff(at.vendor.app, 'checker', { pavilion: 'operator' })));
  const confirm = async (account: string, birthday: string) => {
    const member = await at.vendor.app.gateway.services.members.byAccount('pavilion', account);
    const url = `/staff/brands/pavilion/members/${member?.publicId}/birthday`;
    return staffRequest(at.vendor.app, { method: 'POST', url, as: operator, payload: { birthday, reason: 'saw the passport' } });
  };
  /** Somebody new, and the age that the vendor is told at their launch. */
  async function newcomer() {
    const account = `born${(born += 1)}`;
    const by = await registerPlayer(at.vendor.app, account);
    const ageTold = async (payload: object = {}) => {
      const { length } = at.asked;
      const { value } = (await at.launch({ nodeId: at.nodeId, ...payload }, by)).json();
      return { meta: at.asked[length]?.['meta'], url: value.url };
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
    const { members } = at.vendor.app.gateway.services;
    const member = await members.byAccount('pavilion', account);
    await members.changeProfile('pavilion', member?.id ?? 0n, { birthday: '1970-01-01' });
    expect((await ageTold()).meta).toBeUndefined();

    await confirm(account, '1970-01-01');
    expect((await ageTold({ mode: 'free' })).meta).toEqual({ demo: true });
  });

  it('belongs to the address: whoever is known to be older gets another one, and whose date was taken back one without it', async () => {
    const { account, ageTold } = await newcomer();
    await ageTold();
    at.answer = (_, response) => response.end(JSON.stringify({ url: `http://127.0.0.1:4002/play/older${at.asked.length}` }));
    await confirm(account, '1980-02-29');
    const older = await ageTold();

    expect(older).toMatchObject({ meta: { age: expect.any(Number) }, url: expect.stringContaining('older') });
    expect(await ageTold()).toEqual({ meta: undefined, url: older.url });
    const { members } = at.vendor.app.gateway.services;
    const { id = 0n } = (await members.byAccount('pavilion', account)) ?? {};
    await at.vendor.app.platform.db.transaction().execute((trx) => members.withdrawBirthday(trx, id));
    await ageTold();
    expect(at.asked.at(-1)).not.toHaveProperty('meta');
  });

  it.each(['2015-01-01', '1899-12-31', '1990-02-30', 'long ago'])('is not confirmed by %s', async (birthday) => {
    const { account, ageTold } = await newcomer();

    expect((await confirm(account, birthday)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await ageTold()).meta).toBeUndefined();
  });

  it('is in no log, and not readable in the database', async () => {
    const { account } = await newcomer();
    await confirm(account, '1981-03-04');
    const log = await staffRequest(at.vendor.app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: operator });
    expect(log.json().value.lines[0]).toMatchObject({ action: 'members.birthday-confirmed', who: 'checker', after: { account } });
    const rows = await at.vendor.app.platform.db.selectFrom('member_birthdays').selectAll().execute();

    expect(log.body).not.toContain('1981');
    expect(rows.every(({ sealed }) => !sealed.includes('1981'))).toBe(true);
  });
});
