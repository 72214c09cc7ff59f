import { randomUUID } from 'node:crypto';
import type { WithdrawalTerms, WithdrawalValue } from '@pavilion/api/withdrawals';
import pg from 'pg';
import {
  untilDaysAggregated,
  enrolStaff,
  type TestPaymentCompany,
  startCompany,
  PASSWORD,
  registerPlayer,
  requestSealed,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import type { PayoutNotification } from './payout-provider';

export const SECOND = '246810';
const ANOTHER_DAY = 25;
const NUMBER = '01812345678';

/** Who may withdraw. */
export interface Player {
  token: string;
  id: string;
  payeeId: string;
}

/** What the tests of withdrawals share: a gateway, two operators who decide, and whatever players do. */
export async function setUpWithdrawals() {
  const app = await testApp();
  const company = await startCompany(app, { reachable: false });
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const staff: Record<string, TestOperator> = {};
  for (const name of ['mira', 'nuri']) staff[name] = await enrolStaff(app, name, { pavilion: 'approver' });
  const close = async () => {
    await owner.end();
    await company.close();
    await app.close();
  };
  const calls = withdrawalCalls(app);
  return { app, owner, staff, ...calls, ...playerCalls(app, owner, calls), ...staffCalls(app, { staff, company }, calls), close };
}

export type WithdrawalsFixture = Awaited<ReturnType<typeof setUpWithdrawals>>;
type Calls = ReturnType<typeof withdrawalCalls>;

/** What a member asks the gateway. */
function withdrawalCalls(app: TestApp) {
  const services = () => app.gateway.services;
  const sealed = (method: 'POST' | 'PUT', url: string, payload: object, token: string, key?: string) =>
    requestSealed(
      {
        ...app,
        request: ({ headers, ...options }) =>
          app.request({ ...options, headers: { ...headers, ...(key && { 'idempotency-key': key }) } }),
      },
      { method, url, payload, token },
    );
  const setPassword = (token: string, paymentPassword = SECOND, password = PASSWORD, more: object = {}) =>
    sealed(
      'PUT',
      '/wps/v2/withdrawals/password',
      { password, paymentPassword, confirmPaymentPassword: paymentPassword, ...more },
      token,
    );
  const addPayee = (token: string, more: object = {}) =>
    sealed(
      'POST',
      '/wps/v2/payees',
      { method: 'river-pay', holder: 'Rahima Begum', number: NUMBER, paymentPassword: SECOND, ...more },
      token,
    );
  const ask = ({ token, payeeId }: Player, amount: string, key: string = randomUUID(), paymentPassword = SECOND) =>
    sealed('POST', '/wps/v2/withdrawals', { payeeId, amount, paymentPassword }, token, key);
  const asked = async (player: Player, amount: string): Promise<WithdrawalValue> => {
    const answer = await ask(player, amount);
    if (answer.statusCode !== 200) throw new Error(`no withdrawal: ${answer.body}`);
    return answer.json().value;
  };
  const stateOf = async ({ token }: Player, id: string): Promise<WithdrawalValue> =>
    (await app.request({ url: `/wps/v2/withdrawals/${id}`, token })).json().value;
  const terms = async (token: string): Promise<WithdrawalTerms> =>
    (await app.request({ url: '/wps/v2/withdrawals/terms', token })).json().value;
  const balance = async ({ token }: Pick<Player, 'token'>) =>
    BigInt((await app.request({ url: '/wps/v2/wallets/balance', token })).json().value.balance);
  return { services, sealed, setPassword, addPayee, ask, asked, stateOf, terms, balance };
}

/** Members who may withdraw, and what happens to them. */
function playerCalls(app: TestApp, owner: pg.Client, { services, setPassword, addPayee }: Calls) {
  let count = 0;
  const hour = (ago: number, { id }: Pick<Player, 'id'>) =>
    asOwner`update security_changes set changed_at = now() - make_interval(hours => ${ago}) where member_id = ${BigInt(id)}`;

  /** Somebody who paid in, staked it once, and has had a second password and a payee for more than a day. */
  async function player({
    money = 10_000_000n,
    staked,
    number,
    contact = true,
  }: { money?: bigint; staked?: bigint; number?: string; contact?: boolean } = {}): Promise<Player> {
    const name = `payee${(count += 1)}`;
    const token = await registerPlayer(app, name);
    const member = await services().members.byAccount('pavilion', name);
    const id = String(member?.id);
    await services().wallet.post({
      kind: 'deposit',
      memberId: id,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `deposit:${randomUUID()}`,
      amount: money,
    });
    await asOwner`insert into member_days (member_id, day, bets) values (${BigInt(id)}, current_date, ${staked ?? money})
    on conflict (member_id, day) do update set bets = member_days.bets + excluded.bets`;
    await untilDaysAggregated(owner);
    await setPassword(token);
    const added = await addPayee(token, { number: number ?? `018${10_000_000 + count}` });
    if (added.statusCode !== 200) throw new Error(`no payee: ${added.body}`);
    // By which they come back: nobody is paid who has none.
    if (contact) await services().members.changeProfile('pavilion', member?.id ?? 0n, { email: `${name}@example.org` });
    await hour(ANOTHER_DAY, { id });
    return { token, id, payeeId: added.json().value.id };
  }

  /** Stakes and loses it, in a round of its own. */
  async function bet({ id }: Pick<Player, 'id'>, amount: bigint): Promise<void> {
    const round = randomUUID();
    const play = { memberId: id, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round };
    await services().wallet.post({ ...play, kind: 'bet', reference: `studio:${round}`, amount });
  }

  function brand() {
    const found = services().brands.byCode('pavilion');
    if (!found) throw new Error('no brand');
    return found;
  }

  /** As a new number that was proven is kept. */
  async function changePhone(id: string): Promise<void> {
    for (const number of ['first', 'second'])
      await asOwner`insert into member_profiles (member_id, brand, sealed, phone_index) values (${BigInt(id)}, 'pavilion', '', ${Buffer.from(number + id)})
      on conflict (member_id) do update set phone_index = excluded.phone_index`;
  }

  /** What only the owner of the tables may do. */
  function asOwner<Row extends pg.QueryResultRow>(parts: TemplateStringsArray, ...values: unknown[]): Promise<pg.QueryResult<Row>> {
    const said = values.map((value) => (typeof value === 'bigint' ? String(value) : value));
    return owner.query<Row>(
      parts.reduce((text, part, at) => `${text}$${at}${part}`),
      said,
    );
  }

  return { hour, player, bet, daysAreRead: () => untilDaysAggregated(owner), brand, changePhone, asOwner };
}

/** What the company and the operators say. */
function staffCalls(
  app: TestApp,
  { staff, company }: { staff: Record<string, TestOperator>; company: TestPaymentCompany },
  { services, stateOf, asked }: Calls,
) {
  function tell(
    notification: Partial<PayoutNotification> & { withdrawalId: string },
    change: (body: string) => string = (body) => body,
    at = Date.now(),
  ) {
    const said = company.callback(
      '/vendors/payouts/sandbox/callback',
      {
        providerId: `sbx-out-${notification.withdrawalId.slice(0, 13)}`,
        outcome: 'paid',
        paid: 100_000n,
        currency: 'BDT',
        ...notification,
      },
      at,
    );
    return app.request({ ...said, payload: change(said.payload) });
  }
  const decide = (who: string, id: string, what: 'approval' | 'rejection', reason = 'looked at it') =>
    staffRequest(app, {
      method: 'POST',
      url: `/staff/brands/pavilion/withdrawals/${id}/${what}`,
      as: staff[who] as TestOperator,
      payload: { reason },
    });
  /** The gateway itself works every second as well: whoever came first. */
  const leaves = async (state: string, one: Player, id: string): Promise<WithdrawalValue> => {
    for (;;) {
      await services().withdrawals.runDue();
      const now = await stateOf(one, id);
      if (now.state !== state) return now;
    }
  };
  const sent = async (one: Player, amount = '100000') => leaves('approved', one, (await asked(one, amount)).id);

  return { tell, decide, leaves, sent };
}
