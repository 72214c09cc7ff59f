import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  enrolStaff,
  registerPlayer,
  requestSealed,
  staffRequest,
  testApp,
  type TestApp,
  type TestOperator,
} from '../../../platform/testing';

let app: TestApp;
let owner: pg.Client;
let staff: Record<'mira' | 'nuri' | 'vera' | 'lagoon', TestOperator>;
beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  staff = {
    mira: await enrolStaff(app, 'mira', { pavilion: 'approver' }),
    nuri: await enrolStaff(app, 'nuri', { pavilion: 'approver' }),
    vera: await enrolStaff(app, 'vera', { pavilion: 'viewer' }),
    lagoon: await enrolStaff(app, 'lara', { lagoon: 'approver' }),
  };
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const SECOND = '730519';
/** Somebody with 500 points, whose second password was set long ago. */
async function member(account: string) {
  const token = await registerPlayer(app, account);
  const id = String((await app.gateway.services.members.byAccount('pavilion', account))?.id);
  await app.gateway.services.members.setPaymentPassword(BigInt(id), SECOND);
  await owner.query(`update security_changes set changed_at = changed_at - interval '30 days' where member_id = $1`, [id]);
  const deposit = {
    memberId: id,
    brand: 'pavilion',
    currency: 'BDT',
    kind: 'deposit',
    reference: `deposit:${randomUUID()}`,
  } as const;
  await app.gateway.services.wallet.post({ ...deposit, amount: 1_000_000n });
  return { token, id };
}
type Member = Awaited<ReturnType<typeof member>>;

async function redeemMug({ token }: Member): Promise<string> {
  const payload = {
    rewardId: 'tea-mug',
    redeemQuantity: 1,
    receivingAddress: 'House 7, Road 3, Sylhet',
    mobileNumber: '01712345678',
    password: SECOND,
  };
  const url = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
  const keyed = {
    ...app,
    request: ({ headers, ...options }: Parameters<TestApp['request']>[0]) =>
      app.request({ ...options, headers: { ...headers, 'idempotency-key': randomUUID() } }),
  };
  return (await requestSealed(keyed, { method: 'POST', url, payload, token })).json().value.redemptionId;
}
const ROOT = '/staff/brands/pavilion/redemptions';
const decide = (who: keyof typeof staff, id: string, step: 'approval' | 'rejection') =>
  staffRequest(app, { method: 'POST', url: `${ROOT}/${id}/${step}`, as: staff[who], payload: { reason: 'nobody lives there' } });
const listOf = async (queue: string, who: keyof typeof staff = 'mira') =>
  staffRequest(app, { method: 'GET', url: `${ROOT}?queue=${queue}`, as: staff[who] });
const mine = async ({ token }: Member, kind: string) =>
  (await app.request({ url: `/wps/relay/MCS2_getRedeemPointList?kind=${kind}`, token })).json().value.list;
const pointsOf = async ({ token }: Member) =>
  (await app.request({ url: '/wps/relay/MCS2_getPointBalance', token })).json().value.pointBalance;
const stock = async () => (await owner.query(`select stock from points_goods where id = 'tea-mug'`)).rows[0].stock;

describe('a redemption', () => {
  it('is read with where it goes by those who decide, and approved once', async () => {
    const rina = await member('rina1');
    const id = await redeemMug(rina);
    const [line] = (await listOf('waiting')).json().value.list;
    expect(line).toMatchObject({ id, member: { account: 'rina1' }, points: '300', receivingAddress: 'House 7, Road 3, Sylhet' });
    expect((await listOf(`waiting&after=${id}`)).json().value).toEqual({ list: [] });

    expect((await decide('mira', id, 'approval')).statusCode).toBe(200);
    const late = await decide('nuri', id, 'rejection');
    expect([late.statusCode, late.json().code]).toEqual([409, 'points.redemption_closed']);
    expect((await mine(rina, 'redemptions'))[0]).toMatchObject({ status: 'approved', reason: 'nobody lives there' });
    expect(await pointsOf(rina)).toBe(200);
    expect((await listOf('decided')).json().value.list[0]).toMatchObject({ id, status: 'approved', decided: { by: 'mira' } });
    expect((await staffRequest(app, { method: 'GET', url: '/staff/audit', as: staff.mira })).body).toContain(
      'points.redemption-approved',
    );
  });

  it('that is rejected gives points and goods back once, however many reject it at once', async () => {
    const rina = await member('rina2');
    const before = await stock();
    const id = await redeemMug(rina);
    expect([await pointsOf(rina), await stock()]).toEqual([200, before - 1]);

    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => decide(at % 2 ? 'mira' : 'nuri', id, 'rejection')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect([await pointsOf(rina), await stock()]).toEqual([500, before]);
    expect((await mine(rina, 'redemptions'))[0]).toMatchObject({ status: 'rejected', reason: 'nobody lives there' });
    expect((await mine(rina, 'records'))[0]).toMatchObject({ remark: 'return', changedPoints: 300, pointsBalance: 500 });
    const { rows } = await owner.query(
      `select account.balance::text, sum(entry.change)::text as entries
       from points_accounts account join points_entries entry using (member_id) where member_id = ${rina.id} group by account.balance`,
    );
    expect(rows).toEqual([{ balance: '500', entries: '500' }]);
  });

  it('is read with what protects the account and changed shortly before it, or while it waits', async () => {
    const rina = await member('rina4');
    await owner.query(`update security_changes set changed_at = now() - interval '2 days' where member_id = $1`, [rina.id]);
    const id = await redeemMug(rina);
    const changesOf = async (queue: string): Promise<{ what: string }[]> =>
      (await listOf(queue)).json().value.list.find((line: { id: string }) => line.id === id).securityChanges;
    const changePassword = () => app.gateway.services.members.setPassword(BigInt(rina.id), 'Crowbar 99 night');
    expect((await changesOf('waiting')).map(({ what }) => what)).toEqual(['payment-password']);

    await changePassword();
    expect((await changesOf('waiting')).map(({ what }) => what)).toEqual(['payment-password', 'password']);

    await decide('mira', id, 'rejection');
    await changePassword();
    expect((await changesOf('decided')).map(({ what }) => what)).toEqual(['payment-password', 'password']);
  });

  it('is nothing to those who only look, nor to another brand’s operators', async () => {
    const id = await redeemMug(await member('rina3'));

    expect((await listOf('waiting', 'vera')).statusCode).toBe(403);
    expect((await decide('vera', id, 'approval')).statusCode).toBe(403);
    expect((await decide('lagoon', id, 'approval')).statusCode).toBe(403);
    const elsewhere = `/staff/brands/lagoon/redemptions/${id}/approval`;
    const answer = await staffRequest(app, { method: 'POST', url: elsewhere, as: staff.lagoon, payload: { reason: 'mine now' } });
    expect(answer.statusCode).toBe(404);
    expect((await listOf('waiting')).json().value.list.map((line: { id: string }) => line.id)).toContain(id);
  });
});
