import { randomUUID } from 'node:crypto';
import { PASSWORD, registerPlayer } from '../../../platform/testing';
import { setUpWithdrawals, type Player, SECOND, type WithdrawalsFixture } from './withdrawals-fixture';

let setup: WithdrawalsFixture;
beforeAll(async () => (setup = await setUpWithdrawals()));
afterAll(() => setup.close());

describe('the second password', () => {
  it('takes the first one, and stands before payees and withdrawals', async () => {
    const token = await registerPlayer(setup.app, 'nosecond');
    expect((await setup.addPayee(token)).json()).toMatchObject({ code: 'withdrawals.password_missing' });
    expect((await setup.setPassword(token, SECOND, 'not the password')).json()).toMatchObject({ code: 'password.wrong' });

    expect((await setup.setPassword(token)).statusCode).toBe(200);

    expect((await setup.addPayee(token, { paymentPassword: '000000' })).json()).toMatchObject({
      code: 'withdrawals.password_wrong',
    });
    expect((await setup.addPayee(token)).statusCode).toBe(200);
  });

  it('locks after five wrong ones, and signing in is not locked with it', async () => {
    const one = await setup.player();
    for (let time = 0; time < 4; time += 1)
      expect((await setup.ask(one, '50000', randomUUID(), '111111')).json()).toMatchObject({ code: 'withdrawals.password_wrong' });

    expect((await setup.ask(one, '50000', randomUUID(), '111111')).json()).toMatchObject({ code: 'auth.locked' });
    expect((await setup.ask(one, '50000')).json()).toMatchObject({ code: 'auth.locked' });
    expect((await setup.app.request({ url: '/wps/member/info', token: one.token })).statusCode).toBe(200);
  });
});

describe('after a change of what protects the money (A8)', () => {
  const changes: [string, (one: Player) => Promise<unknown>][] = [
    ['a password', (one) => setup.services().members.setPassword(BigInt(one.id), 'Another lantern 7')],
    [
      'the second password',
      (one) => setup.setPassword(one.token, '135791', PASSWORD, { proof: { way: 'payment-password', answer: SECOND } }),
    ],
    ['a payee', (one) => setup.addPayee(one.token, { number: '01799999999' })],
    ['the number', ({ id }) => setup.changePhone(id)],
  ];
  it.each(changes)('withdrawals wait 24 hours once: %s', async (what, change) => {
    const one = await setup.player();
    expect((await setup.ask(one, '50000')).statusCode).toBe(200);

    await change(one);
    const now = what === 'the second password' ? '135791' : SECOND;

    const held = await setup.ask(one, '50000', randomUUID(), now);
    expect(held.statusCode).toBe(409);
    expect(held.json()).toMatchObject({ code: 'withdrawals.held', details: { hours: 24 } });
    expect((await setup.terms(one.token)).hold).not.toBeNull();
    await setup.hour(25, one);
    expect((await setup.ask(one, '50000', randomUUID(), now)).statusCode).toBe(200);
  });

  it('the first payee and the first second password of an account that never withdrew hold like later ones, and the reason is told', async () => {
    const token = await registerPlayer(setup.app, 'firsttime');
    await setup.setPassword(token);
    expect((await setup.terms(token)).hold).toMatchObject({ what: 'payment-password' });

    await setup.addPayee(token, { number: '01766666666' });

    expect((await setup.terms(token)).hold).toMatchObject({ what: 'payee' });
  });

  it('a second password that was chosen at registration is as old as the account', async () => {
    const { members } = setup.services();
    const own = { brand: 'pavilion', account: 'oldhand', type: 0, password: PASSWORD, paymentPassword: SECOND } as const;
    const { id } = await members.create(own);

    const { rows } = await setup.asOwner`select what from security_changes where member_id = ${id}`;
    expect(rows).toEqual([]);
  });
});

describe('payees', () => {
  it.each([
    ['too short', { number: '0181234567' }, 422, 'withdrawals.payee_invalid'],
    ['with letters', { number: '0181234567a' }, 400, 'request.invalid'],
    ['in Bengali digits', { number: '০১৮১২৩৪৫৬৭৮' }, 400, 'request.invalid'],
    ['of a method that is none', { method: 'moon-bank' }, 422, 'wallet.method_unknown'],
    ['of a bank without its name', { method: 'bank-transfer', number: '12345678' }, 422, 'withdrawals.payee_invalid'],
    ['of a wallet with a bank', { bank: 'Bank' }, 422, 'withdrawals.payee_invalid'],
    ['with a field nobody declared', { member_id: 1 }, 400, 'request.invalid'],
  ])('%s are refused', async (_what, more, status, code) => {
    const { token } = await setup.player();
    const answer = await setup.addPayee(token, more);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('are kept once, unreadable in the database, and gone when removed', async () => {
    const one = await setup.player({ number: '01711111234' });
    expect((await setup.addPayee(one.token, { number: '01711111234' })).json()).toMatchObject({ code: 'withdrawals.payee_known' });
    const { rows } = await setup.asOwner<{
      row: string;
    }>`select payees::text || encode(sealed, 'escape') as row from payees where id = ${one.payeeId}`;
    expect(rows[0]?.row).not.toMatch(/01711111234|Rahima/);

    await setup.app.request({ method: 'DELETE', url: `/wps/v2/payees/${one.payeeId}`, token: one.token });

    expect((await setup.terms(one.token)).payees).toEqual([]);
    expect((await setup.ask(one, '50000')).statusCode).toBe(404);
  });
});
