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
async function ask(amount: bigint): Promise<WithdrawalValue> {
  if (asked % A_DAY === 0) player = await client.player({ money: 1_000_000_000n });
  asked += 1;
  return client.asked(player, String(amount));
}

type State = 'review' | 'sent' | 'rejected' | 'paid' | 'failed';

/** What befalls a withdrawal. Shares are tenths of the amount. */
type Event =
  | { what: 'part' | 'failed'; tenths: number }
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
  { weight: 4, arbitrary: plain('missing') },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('end' as const), outcome: fc.constantFrom('forced' as const, 'returned' as const) }),
  },
);

const confirm = (id: string, payload: object) =>
  client.app.request({ method: 'PUT', url: `/wps/v2/withdrawals/${id}/confirmation`, token: player.token, payload });

/** Lets it happen; refusals are the answer that the model expects of what may not be. */
async function befalls(id: string, amount: bigint, event: Event): Promise<unknown> {
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
      return confirm(id, { outcome: 'received' });
    case 'missing':
      return confirm(id, { outcome: 'not-received', proof });
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
  state: State;
  agreed: string[];
  paid: bigint;
  confirmation: WithdrawalValue['confirmation'];
  back: bigint;
}

type Rules = { [What in Event['what']]: (now: Model, event: Named<What>) => Model };
const paidOut = (now: Model): Model =>
  now.state === 'sent' ? { ...now, state: 'paid', paid: now.amount, confirmation: 'open' } : now;
const share = ({ amount }: Model, tenths: number) => (amount * BigInt(tenths)) / 10n;
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
    return { ...now, state: 'failed', paid, back: now.amount - paid };
  },
  time: (now) => (now.confirmation === 'open' ? { ...now, confirmation: 'counted' } : now),
  received: (now) => (now.confirmation === 'open' || now.confirmation === 'disputed' ? { ...now, confirmation: 'received' } : now),
  missing: (now) => (now.confirmation === 'open' ? { ...now, confirmation: 'disputed' } : now),
  end(now, { outcome }) {
    if (now.confirmation !== 'disputed') return now;
    return { ...now, confirmation: outcome, back: outcome === 'returned' ? now.amount : now.back };
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

it(
  'pays out or gives back each minor unit once, whatever befalls a withdrawal in whatever order (G11)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...AMOUNTS), fc.array(events, { minLength: 1, maxLength: 9 }), async (amount, all) => {
        const { id } = await ask(amount);
        const left = await client.balance(player);
        const state = amount >= REVIEW_FROM ? 'review' : 'sent';
        let model: Model = { amount, state, agreed: [], paid: 0n, confirmation: 'none', back: 0n };
        for (const event of all) {
          await settled(id);
          await befalls(id, amount, event);
          model = next(model, event);
          const { state: found, paid, confirmation } = await settled(id);
          expect({ found, paid, confirmation }).toEqual({
            found: model.state,
            paid: String(model.paid),
            confirmation: model.confirmation,
          });
          expect((await client.balance(player)) - left).toBe(model.back);
        }
      }),
      { numRuns: SEQUENCES },
    );
  },
  SEQUENCES * 2_000,
);

it('leaves the books in order', async () => {
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n });
});
