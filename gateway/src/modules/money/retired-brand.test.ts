import { randomUUID } from 'node:crypto';
import type { ApplyResult, Change, Plan } from '@pavilion/api/staff';
import { enrolStaff, staffRequest, type TestOperator, TestVendor } from '../../platform/testing';
import { valueOf } from '../control/registry/staff-client-fixture';
import { verifyLedger } from './wallet';
import { setUpWithdrawals, type WithdrawalsFixture } from './withdrawals/withdrawals-fixture';

const reason = 'the licence ends';
const retire: Change = { kind: 'retire-brand' };

let client: WithdrawalsFixture;
let vendor: TestVendor;
let ruma: TestOperator;
let tomal: TestOperator;
beforeAll(async () => {
  client = await setUpWithdrawals();
  vendor = await TestVendor.connected(undefined, client.app);
  ruma = await enrolStaff(client.app, 'ruma', { '*': 'admin' });
  tomal = await enrolStaff(client.app, 'tomal', { '*': 'admin' });
});
afterAll(() => client.close());

const send = (path: string, payload: object, as = ruma) =>
  staffRequest(client.app, { method: 'POST', url: `/staff/brands/pavilion/${path}`, payload, as });
const seq = () => client.services().registry.manifestOf('pavilion')?.manifest.seq ?? 0;
const change = (changes: Change[]) => send('changes', { changes, baseSeq: seq(), reason });
async function objections(): Promise<string[]> {
  const plan = valueOf<Plan>(await send('plan', { changes: [retire] }));
  return plan.lines.flatMap((line) => line.objections.map(({ weight, text }) => `${weight}: ${text.en}`));
}
/** As operators do who paid somebody outside of the platform. */
async function settle(memberId: string, amount: bigint): Promise<void> {
  const owner = { memberId, brand: 'pavilion', currency: 'BDT' };
  await client.services().wallet.post({ ...owner, kind: 'adjustment-out', reference: `adjustment:${randomUUID()}`, amount });
}

it('a brand is retired once nothing waits for people; what is under way still ends, and the ledger is right', async () => {
  const rahima = await client.player({ money: 500_000n });
  const player = await vendor.player(50_000n);
  const bet = randomUUID();
  expect(await vendor.bet(player, 10_000n, { transaction_uuid: bet })).toMatchObject({ status: 'RS_OK' });
  const { id } = await client.sent(rahima, '100000');
  const kamal = await client.player({ money: 2_500_000n });
  const reviewed = await client.asked(kamal, '2500000');
  valueOf(await change([{ kind: 'maintenance', on: true }]));

  expect(await objections()).toEqual([
    'stops: Balances: 2 members still have BDT 4,400.00. Open the site and ask them to withdraw, or pay it out and adjust it under Books.',
    'stops: Withdrawals: 1 waits for a decision. Approve or reject it under Withdrawals.',
    'warns: 1 approved withdrawal is on the way and still paid.',
    'warns: 1 round is open and still settled when the vendor sends the result.',
  ]);
  expect((await change([retire])).json()).toMatchObject({
    code: 'registry.money_left',
    details: { why: expect.stringContaining('Balances: 2 members') },
  });
  valueOf(await client.decide('mira', reviewed.id, 'rejection'));
  await settle(kamal.id, 2_500_000n);
  await settle(rahima.id, 400_000n);
  await settle(player.memberId, 40_000n);
  const { request } = valueOf<ApplyResult>(await change([retire]));
  valueOf(await send(`pending/${request}/approve`, { reason }, tomal));

  expect(await vendor.bet(player, 1n)).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  expect(await vendor.win(player, 30_000n, bet)).toMatchObject({ status: 'RS_OK' });
  expect(await player.balance()).toBe(30_000n);
  expect((await client.tell({ withdrawalId: id })).statusCode).toBe(200);
  const { rows } = await client.asOwner<{ state: string }>`select state from withdrawals where id = ${id}`;
  expect(rows).toEqual([{ state: 'paid' }]);
  const read = (url: string) => staffRequest(client.app, { method: 'GET', url: `/staff/brands/pavilion/${url}`, as: ruma });
  const member = await client.services().members.byId('pavilion', BigInt(rahima.id));
  expect((await read(`members/${member?.publicId}/ledger`)).body).toContain('withdrawal');
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n });
});
