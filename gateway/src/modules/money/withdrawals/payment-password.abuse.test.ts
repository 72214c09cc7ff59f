import { randomUUID } from 'node:crypto';
import type { SessionFacts } from '../../../platform/http';
import { type AnotherGateway, anotherGateway } from '../../../platform/testing';
import { SECOND, setUpWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture';

let setup: WithdrawalsFixture;
let other: AnotherGateway;
beforeAll(async () => {
  setup = await setUpWithdrawals();
  other = await anotherGateway(setup.app.platform);
});
afterAll(async () => {
  await other.close();
  await setup.close();
});

const session = async (id: string) => {
  const member = await setup.services().members.byId('pavilion', BigInt(id));
  return { brand: 'pavilion', memberId: id, account: member?.account ?? '' } as SessionFacts;
};
const codesOf = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((each) => (each.status === 'fulfilled' ? 'right' : each.reason.code));

it('who knows the payment password cannot lock themselves out by sending it twenty times at once', async () => {
  const one = await setup.player();
  const answers = await Promise.all(Array.from({ length: 20 }, () => setup.ask(one, '100', randomUUID())));

  expect(answers.map((answer) => answer.json().code)).not.toContain('auth.locked');
  const { auth } = setup.services();
  await expect(auth.confirmPaymentPassword(await session(one.id), SECOND)).resolves.toBeUndefined();
});

it('who guesses it has five tries, sent at once and to two gateways', async () => {
  const one = await setup.player();
  const who = await session(one.id);
  const guess = (at: number) => (at % 2 ? setup.services() : other.services).auth.confirmPaymentPassword(who, `99999${at % 10}`);
  const codes = await codesOf(Array.from({ length: 20 }, (_, at) => guess(at)));

  expect(codes.filter((code) => code === 'withdrawals.password_wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'auth.locked')).toHaveLength(16);
  await expect(setup.services().auth.confirmPaymentPassword(who, SECOND)).rejects.toMatchObject({ code: 'auth.locked' });
});

it('right ones among wrong ones at once forgive what failed before, and are never refused for what others try', async () => {
  const one = await setup.player();
  const who = await session(one.id);
  const { auth } = setup.services();
  // Four wrong ones lock nothing in whatever order they come; the next four would, if nothing had been forgiven.
  const mixed = () => codesOf(Array.from({ length: 8 }, (_, at) => auth.confirmPaymentPassword(who, at % 2 ? SECOND : '999999')));
  for (let times = 0; times < 2; times += 1) {
    const codes = await mixed();
    expect(codes.filter((code) => code === 'right')).toHaveLength(4);
    expect(codes).not.toContain('auth.locked');
    await auth.confirmPaymentPassword(who, SECOND);
  }
});
