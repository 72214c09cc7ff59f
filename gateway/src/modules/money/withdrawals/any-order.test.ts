import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import fc from 'fast-check';
import sharp from 'sharp';
import { repetitions, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpWithdrawals, type Player, type WithdrawalsFixture } from './withdrawals-fixture';

const SEQUENCES = repetitions({ everyDay: 40, soak: 1_000 });
/** Nobody looks at it, which most events are about; one operator does; two do. */
const AMOUNTS = [100_000n, 100_000n, 300_000n, 600_000n];
/** The most that any brand lets one member ask for in a day: then it is somebody else's turn. */
const A_DAY = 100;
const [REVIEW_FROM, FOUR_EYES_FROM] = [250_000n, 500_000n];

let client: WithdrawalsFixture;
let player: Player;
let proof: string;
beforeAll(async () => {
  client = await setUpWithdrawals();
  await client.asOwner`update withdrawal_rules set daily_count = ${A_DAY}, daily_amount = 900000000000000,
    review_from = ${REVIEW_FROM}, four_eyes_from = ${FOUR_EYES_FROM} where brand = 'pavilion'`;
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336' } });
  proof = (await picture.png().toBuffer()).toString('base64');
}, 60_000);
afterAll(() => client.close());

let asked = 0;
let dear = '';
async function ask(amount: bigint, withFee: boolean): Promise<WithdrawalValue> {
  if (asked % A_DAY === 0) {
    player = await client.player({ money: 1_000_000_000n });
    dear = (await client.addPayee(player.token, { method: 'lotus-wallet' })).json().value.id;
    await client.hour(25, player);
  }
  asked += 1;
  return client.asked(withFee ? { ...player, payeeId: dear } : player, String(amount));
}

type State = 'review' | 'sent' | 'rejected' | 'paid' | 'failed';

/** What happens to a withdrawal. Shares are tenths of the amount. */
type Event =
  | { what: 'part' | 'failed' | 'partly'; tenths: number }
  | { what: 'approve' | 'reject'; who: 'mira' | 'nuri' }
  | { what: 'end'; outcome: 'forced' | 'returned' }
  | { what: Plain };
type Plain = 'paid' | 'lost' | 'time' | 'received' | 'missing';
type Named<What> = Extract<Event, { what: What }> | (What extends Plain ? { what: What } : never);

const who = fc.constantFrom('mira' as const, 'nuri' as const);
const plain = (what: Plain): fc.Arbitrary<Event> => fc.constant({ what });
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('approve' as const), who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reject' as const), who }) },
  { weight: 3, arbitrary: plain('paid') },
  { weight: 1, arbitrary: plain('lost') },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('part' as const, 'part' as const, 'failed' as const),
      tenths: fc.constantFrom(0, 3, 7),
    }),
  },
  { weight: 1, arbitrary: plain('time') },
  { weight: 2, arbitrary: plain('received') },
  { weight: 3, arbitrary: plain('missing') },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('partly' as const), tenths: fc.constantFrom(3, 7, 10) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('end' as const), outcome: fc.constantFrom('forced' as const, 'returned' as const) }),
  },
);

const confirm = (id: string, payload: object) =>
  client.app.request({ method: 'PUT', url: `/wps/v2/withdrawals/${id}/confirmation`, token: player.token, payload });

/** Lets it happen; refusals are the answer that the model expects of what may not be. */
async function happens(id: string, amount: bigint, event: Event): Promise<unknown> {
  // `amount` is what the payee receives.
  const tell = (outcome: 'paid' | 'part' | 'failed', paid: bigint) => client.tell({ withdrawalId: id, outcome, paid });
  switch (event.what) {
    case 'approve':
      return client.decide(event.who, id, 'approval');
    case 'reject':
      return client.decide(event.who, id, 'rejection');
    case 'paid':
      return tell('paid', amount);
    case 'part':
    case 'failed':
      return tell(event.what, (amount * BigInt(event.tenths)) / 10n);
    case 'lost':
      return askedWhatBecame(id);
    case 'time':
      await client.asOwner`update withdrawals set confirm_until = now() where id = ${id} and confirmation = 'open'`;
      return client.services().withdrawals.runDue();
    case 'received':
      return confirm(id, { outcome: 'fully-paid' });
    case 'missing':
      return confirm(id, { outcome: 'not-received', proof });
    case 'partly':
      return confirm(id, { outcome: 'received', amount: String((amount * BigInt(event.tenths)) / 10n) });
    case 'end':
      return staffRequest(client.app, {
        method: 'PUT',
        url: `/staff/brands/pavilion/withdrawals/${id}/dispute`,
        as: client.staff['mira']!,
        payload: { outcome: event.outcome, reason: 'asked the bank' },
      });
  }
}

/** No callback came for long: the company is asked, and has paid. */
async function askedWhatBecame(id: string): Promise<void> {
  const { rowCount } =
    await client.asOwner`update withdrawals set asked_until = now() - interval '1 second' where id = ${id} and state = 'sent'`;
  if (rowCount) await client.leaves('sent', player, id);
}

/** The rules, written again from their words. */
interface Model {
  amount: bigint;
  fee: bigint;
  /** What the member says arrived of a disputed one. */
  received: bigint;
  state: State;
  agreed: string[];
  paid: bigint;
  confirmation: WithdrawalValue['confirmation'];
  back: bigint;
}

type Rules = { [What in Event['what']]: (now: Model, event: Named<What>) => Model };
const receives = ({ amount, fee }: Model): bigint => amount - fee;
const paidOut = (now: Model): Model =>
  now.state === 'sent' ? { ...now, state: 'paid', paid: receives(now), confirmation: 'open' } : now;
const share = (now: Model, tenths: number) => (receives(now) * BigInt(tenths)) / 10n;
const most = (one: bigint, other: bigint) => (one > other ? one : other);
const rules: Rules = {
  approve(now, { who: by }) {
    if (now.state !== 'review' || now.agreed.includes(by)) return now;
    const agreed = [...now.agreed, by];
    return { ...now, agreed, state: agreed.length < (now.amount >= FOUR_EYES_FROM ? 2 : 1) ? 'review' : 'sent' };
  },
  reject: (now) => (now.state === 'review' ? { ...now, state: 'rejected', back: now.amount } : now),
  paid: paidOut,
  lost: paidOut,
  part: (now, { tenths }) => (now.state === 'sent' ? { ...now, paid: most(now.paid, share(now, tenths)) } : now),
  failed(now, { tenths }) {
    if (now.state !== 'sent') return now;
    const paid = most(now.paid, share(now, tenths));
    return { ...now, state: 'failed', paid, back: paid === 0n ? now.amount : receives(now) - paid };
  },
  time: (now) => (now.confirmation === 'open' ? { ...now, confirmation: 'counted' } : now),
  received: (now) => (now.confirmation === 'open' || now.confirmation === 'disputed' ? { ...now, confirmation: 'received' } : now),
  missing: (now) => (now.confirmation === 'open' ? { ...now, confirmation: 'disputed' } : now),
  partly(now, { tenths }) {
    const received = share(now, tenths);
    if ((now.confirmation !== 'open' && now.confirmation !== 'disputed') || received < now.received) return now;
    return received === receives(now) ? { ...now, confirmation: 'received' } : { ...now, confirmation: 'disputed', received };
  },
  end(now, { outcome }) {
    if (now.confirmation !== 'disputed') return now;
    return { ...now, confirmation: outcome, back: outcome === 'returned' ? receives(now) - now.received : now.back };
  },
};

function next(now: Model, event: Event): Model {
  return (rules[event.what] as (now: Model, event: Event) => Model)(now, event);
}

/** As it is once what was approved is on its way, which the gateway sees to within a second. */
async function settled(id: string): Promise<WithdrawalValue> {
  const now = await client.stateOf(player, id);
  return now.state === 'approved' ? client.leaves('approved', player, id) : now;
}

const histories = fc.record({
  amount: fc.constantFrom(...AMOUNTS),
  withFee: fc.boolean(),
  all: fc.array(events, { minLength: 1, maxLength: 9 }),
});

function statusOf({ state, confirmation, paid, received }: Model): WithdrawalValue['status'] {
  if (confirmation === 'returned') return received > 0n ? 'part-paid' : 'returned';
  return state === 'failed' && paid > 0n ? 'part-paid' : state;
}

const value = async (url: string, query: Record<string, string> = {}) =>
  (await client.app.request({ url, query, token: player.token })).json().value;

/** What the ledger says of this withdrawal is what the list, the detail, the record, its totals and the statement say. */
async function allScreensAgree(id: string, model: Model): Promise<void> {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' });
  const days = { from: day.format(new Date(Date.now() - 86_400_000)), to: day.format(new Date(Date.now() + 86_400_000)) };
  const [ledger] = (
    await client.asOwner<{ change: string; all: string }>`select
      sum(effect) filter (where ${`withdrawal:${id}`} in (reference, related))::text as change,
      sum(effect) filter (where kind in ('withdrawal', 'withdrawal-return'))::text as all
    from ledger_transactions where member_id = ${BigInt(player.id)}::bigint and outcome = 'posted'`
  ).rows;
  const detail = await client.stateOf(player, id);
  const listed = (await value('/wps/v2/withdrawals')).list.find((each: WithdrawalValue) => each.id === id);
  const record = await value('/wps/v2/records/account', { ...days, area: 'withdrawals' });
  const entry = record.list.find((each: { id: string }) => each.id === id);
  const sums = await value('/wps/v2/records/movements/totals', { ...days, groups: 'withdrawals' });
  const statement = await value('/wps/v2/wallets/statement', { ...days, kinds: 'withdrawal,withdrawal-return' });
  const lines = statement.list.filter((line: { reference: string }) => line.reference === detail.reference);
  const movement = await value(`/wps/v2/records/movements/${lines[0]?.id}`);

  const status = statusOf(model);
  const change = String(model.back - model.amount);
  expect(ledger?.change).toBe(change);
  expect(listed).toEqual(detail);
  expect(detail).toMatchObject({
    status,
    returned: String(model.back),
    reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
  });
  expect(entry).toMatchObject({ state: status, change, moved: change !== '0', reference: detail.reference });
  expect(record.totals.moved).toBe(ledger?.all);
  expect(String(BigInt(sums.in) - BigInt(sums.out))).toBe(ledger?.all);
  expect(lines.map(({ amount }: { amount: string }) => amount)).toEqual([
    ...(model.back > 0n ? [String(model.back)] : []),
    String(-model.amount),
  ]);
  expect(movement).toMatchObject({ line: { reference: detail.reference }, origin: { what: 'withdrawal', state: status } });
}

it(
  'pays out or gives back each minor unit once, whatever happens to a withdrawal in whatever order, and every screen says so (G11, P6)',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ amount, withFee, all }) => {
        const { id, fee: charged } = await ask(amount, withFee);
        const fee = BigInt(charged);
        const left = await client.balance(player);
        const state = amount >= REVIEW_FROM ? 'review' : 'sent';
        let model: Model = { amount, fee, received: 0n, state, agreed: [], paid: 0n, confirmation: 'none', back: 0n };
        for (const event of all) {
          await settled(id);
          await happens(id, amount - fee, event);
          model = next(model, event);
          const { state: found, paid, confirmation } = await settled(id);
          expect({ found, paid, confirmation }).toEqual({
            found: model.state,
            paid: String(model.paid),
            confirmation: model.confirmation,
          });
          expect((await client.balance(player)) - left).toBe(model.back);
        }
        await allScreensAgree(id, model);
      }),
      { numRuns: SEQUENCES },
    );
  },
  SEQUENCES * 2_000,
);

it('leaves the books in order', async () => {
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n });
});
