import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { repetitions } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpFreeRounds } from './free-rounds-fixture';

let now: Awaited<ReturnType<typeof setUpFreeRounds>>;
beforeAll(async () => void (now = await setUpFreeRounds()), 60_000);
afterAll(() => now.close());

/** What may happen to given rounds, in any order; `twice` sends the last bet again. */
type Step =
  | { kind: 'bet' }
  | { kind: 'twice'; bet: number }
  | { kind: 'win'; bet: number; paid: bigint }
  | { kind: 'rollback'; bet: number }
  | { kind: 'expire' }
  | { kind: 'cancel' };

const nth = { bet: fc.nat(5) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('twice' as const), ...nth }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('win' as const), ...nth, paid: fc.constantFrom(0n, 500n, 7_000n) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), ...nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('expire' as const, 'cancel' as const) }) },
);

const GIVEN = 3;
const [OK, GONE] = ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'];

/** The rules in the plainest words. */
class Model {
  readonly bets: { id: string; state: 'open' | 'settled' | 'voided'; paid: bigint }[] = [];
  ended: 'expired' | 'cancelled' | undefined;

  get played(): number {
    return this.bets.filter(({ state }) => state !== 'voided').length;
  }
  get won(): bigint {
    return this.bets.reduce((sum, { paid }) => sum + paid, 0n);
  }
  get state(): string {
    if (this.played >= GIVEN) return 'played';
    return this.ended ?? 'active';
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  const [player, model] = [await now.vendor.player(), new Model()];
  const reward = await now.grant(player, { rounds: GIVEN });
  await now.freeRounds.tellDue();
  const act: Record<Step['kind'], (step: never) => Promise<unknown>> = {
    async bet() {
      const id = randomUUID();
      const expected = model.state === 'active' ? OK : GONE;
      expect((await now.bet(player, reward, { transaction_uuid: id })).status).toBe(expected);
      if (expected === OK) model.bets.push({ id, state: 'open', paid: 0n });
    },
    async twice({ bet }: { bet: number }) {
      const known = model.bets[bet];
      if (known) expect((await now.bet(player, reward, { transaction_uuid: known.id })).status).toBe(OK);
    },
    async win({ bet, paid }: { bet: number; paid: bigint }) {
      const known = model.bets[bet];
      if (known?.state !== 'open') return;
      expect((await now.win(player, reward, { bet: known.id, minor: paid })).status).toBe(OK);
      Object.assign(known, { state: 'settled', paid });
    },
    async rollback({ bet }: { bet: number }) {
      const known = model.bets[bet];
      if (!known) return;
      // A bet that was paid stays until its win is taken back.
      expect((await now.vendor.rollback(player, known.id)).status).toBe(known.state === 'settled' ? GONE : OK);
      if (known.state === 'open') known.state = 'voided';
    },
    async expire() {
      await now.expire(reward);
      model.ended ??= 'expired';
    },
    async cancel() {
      const { statusCode } = await now.post(`/${reward}/cancellation`, { reason: 'in any order' }, now.asha);
      expect(statusCode).toBe(model.state === 'active' ? 200 : 409);
      if (model.state === 'active') model.ended = 'cancelled';
    },
  };
  for (const each of steps) {
    await act[each.kind](each as never);
    expect(await now.state(player, reward)).toEqual({ state: model.state, played: model.played, won: String(model.won) });
    expect(await player.balance()).toBe(model.won);
  }
}

it(
  'given rounds end where the model ends, whatever comes, twice, late or after it was taken back',
  async () => {
    const numRuns = repetitions({ everyDay: 25, soak: 500 });
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), play), { numRuns });
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 90_000, soak: 900_000 }),
);
