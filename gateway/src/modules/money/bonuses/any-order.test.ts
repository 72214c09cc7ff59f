import { randomUUID } from 'node:crypto';
import type { BonusState } from '@pavilion/api/bonuses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { verifyLedger } from '../wallet';
import { setUpBonuses, type Player } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses()));
afterAll(() => now.close());

/** What may happen to a member with bonuses, in any order; `race` is all that can end one, at once. */
type Step =
  | { kind: 'deposit'; withBonus: boolean }
  | { kind: 'bet'; amount: bigint }
  | { kind: 'settle'; bet: number; paid: bigint }
  | { kind: 'rollback'; bet: number }
  | { kind: 'work' }
  | { kind: 'forfeit' }
  | { kind: 'cancel' }
  | { kind: 'expire' }
  | { kind: 'race' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), withBonus: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      amount: fc.constantFrom(3_000n, 24_000n, 25_000n, 25_000n, 25_001n),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      bet: fc.nat(4),
      // Lost, nearly even, even, half as much again, doubled and more.
      paid: fc.constantFrom(0n, 0n, 0n, 24_900n, 25_000n, 37_500n, 50_000n, 99_999n),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), bet: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('forfeit', 'cancel', 'expire', 'race') }) },
);

const DEPOSIT = 200_000n;
const [AMOUNT, NEEDED, LARGEST] = [50_000n, 50_000n, 25_000n];

interface ModelBet {
  amount: bigint;
  /** The bonus it was placed under, when it is small enough to count. */
  under: number | undefined;
  state: 'open' | 'settled' | 'voided';
  paid: bigint;
}

/** The rules in the plainest words. */
class Model {
  main = 0n;
  readonly states: BonusState[] = [];
  private readonly needed: bigint[] = [];
  private readonly carried: bigint[] = [];
  private settledOwed = 0n;
  private readonly bets: ModelBet[] = [];

  get active(): boolean {
    return this.states.at(-1) === 'active';
  }
  get bonus(): bigint {
    return this.active ? AMOUNT : 0n;
  }
  get reached(): boolean {
    const last = this.states.length - 1;
    return this.counted(last) >= (this.needed[last] ?? 0n);
  }
  /** What freed bonuses are short of by now, and later ones have not made good. */
  get owed(): bigint {
    const short = this.states.map((state, at) => (state === 'released' ? (this.needed[at] ?? 0n) - this.counted(at) : 0n));
    return short.reduce((sum, each) => (each > 0n ? sum + each : sum), 0n) - this.settledOwed;
  }

  deposit(withBonus: boolean): void {
    this.main += DEPOSIT;
    if (!withBonus || this.active) return;
    this.carried.push(this.owed);
    this.needed.push(NEEDED + this.owed);
    this.states.push('active');
  }
  bet(amount: bigint): void {
    this.main -= amount;
    const under = this.active && amount <= LARGEST ? this.states.length - 1 : undefined;
    this.bets.push({ amount, under, state: 'open', paid: 0n });
  }
  settle(at: number, paid: bigint): void {
    const bet = this.bets[at];
    if (bet?.state !== 'open') return;
    Object.assign(bet, { state: 'settled', paid });
    this.main += paid;
  }
  isOpen(at: number): boolean {
    return this.bets[at]?.state === 'open';
  }
  /** Nothing when there is nothing to take back, or what was won is spent. */
  rollback(at: number): void {
    const bet = this.bets[at];
    if (!bet || bet.state === 'voided' || this.main < bet.paid) return;
    this.main += bet.amount - bet.paid;
    bet.state = 'voided';
  }
  end(as: BonusState): void {
    if (!this.active) return;
    const last = this.states.length - 1;
    const [carried, counted] = [this.carried[last] ?? 0n, this.counted(last)];
    this.settledOwed += as === 'released' || counted > carried ? carried : counted;
    this.states[last] = as;
    if (as === 'released') this.main += AMOUNT;
  }
  /** What ends it when everything is counted first. */
  endCounted(as: BonusState): void {
    this.end(this.reached ? 'released' : as);
  }

  private counted(bonus: number): bigint {
    return this.bets
      .filter(({ under, state }) => under === bonus && state === 'settled')
      .reduce((sum, { amount, paid }) => {
        const moved = paid > amount ? paid - amount : amount - paid;
        return sum + (moved < amount ? moved : amount);
      }, 0n);
  }
}

/** The offer of these tests: a quarter of the deposit, staked once, so that few bets decide. */
async function openOffer(): Promise<void> {
  await now.owner.query(
    `insert into bonus_offers
       (brand, code, name, terms, percent, cap, least, wager_times, days, largest_bet_percent, position, contribution, accepted_gain)
     select brand, 'any-order', name, terms, 25, cap, least, 1, days, 50, 9, '{"categories": {}, "games": {}}', 10000 from bonus_offers where brand = 'pavilion' and code = 'weekly'`,
  );
}

async function newMember(): Promise<Player> {
  const account = `o${randomUUID().slice(0, 12)}`;
  const { rows } = await sql<{
    id: bigint;
  }>`insert into members (brand, account) values ('pavilion', ${account}) returning id`.execute(now.app.platform.db);
  return { token: '', account, id: String(rows[0]?.id) };
}

const bonusesOf = async ({ id }: Player) =>
  (
    await now.owner.query<{ id: string; state: BonusState }>(
      `select id, state from bonuses where member_id = ${id} order by ended_at nulls last`,
    )
  ).rows;

interface Sequence {
  player: Player;
  model: Model;
  /** Of the bets, in their order, and of what settled them. */
  references: string[];
  wins: Map<string, string>;
  /** The bonus that is active before the step. */
  id: string | undefined;
}

/** Each step as the gateway and as the model take it. */
const takes: { [Kind in Step['kind']]: (sequence: Sequence, step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
  async deposit({ player, model }, { withBonus }) {
    // What is owed is known once it is counted.
    await now.work();
    await now.payIn(player, DEPOSIT, withBonus && !model.active ? 'any-order' : undefined);
    model.deposit(withBonus);
  },
  async bet({ player, model, references }, { amount }) {
    if (model.main < amount) return;
    references.push(await now.bet(player, amount));
    model.bet(amount);
  },
  async settle({ player, model, references, wins }, { bet, paid }) {
    const reference = references[bet];
    if (reference === undefined || !model.isOpen(bet)) return;
    wins.set(reference, await now.win(player, reference, paid));
    model.settle(bet, paid);
  },
  async rollback({ player, model, references, wins }, { bet }) {
    const reference = references[bet];
    if (reference === undefined) return;
    const win = wins.get(reference);
    if (win) await now.takeBack(player, win);
    await now.takeBack(player, reference);
    model.rollback(bet);
  },
  async work({ model }) {
    await now.work();
    if (model.reached) model.end('released');
  },
  async forfeit({ player, model, id }) {
    await forfeit(player, id);
    model.endCounted('forfeited');
  },
  async cancel({ model, id }) {
    await cancel(id);
    model.end('cancelled');
  },
  async expire({ player, model }) {
    await now.work();
    await now.runsOut(player);
    await now.work();
    model.endCounted('expired');
  },
  async race({ player, model, id }) {
    await Promise.all([now.work(), forfeit(player, id), cancel(id), now.work(), forfeit(player, id)]);
    const became = (await bonusesOf(player)).find((bonus) => bonus.id === id)?.state;
    if (!became) return;
    expect(model.reached ? ['released', 'cancelled'] : ['forfeited', 'cancelled']).toContain(became);
    model.end(became);
  },
};

async function forfeit(player: Player, id: string | undefined): Promise<void> {
  if (!id) return;
  await now.app.gateway.services.bonuses.forfeit({ brand: 'pavilion', memberId: player.id }, id).catch((error) => {
    if (error.code === 'service.unavailable') return forfeit(player, id);
    return closed(error);
  });
}

async function cancel(id: string | undefined): Promise<void> {
  const { admin } = now.app.gateway.services.bonuses;
  if (id) await admin.cancel('pavilion', id, { who: 'mira', reason: 'a test' }).catch(closed);
}

function closed(error: { code?: string }): void {
  if (error.code !== 'bonuses.closed') throw error;
}

it('ends where the plainest rules end, whatever happens in which order, and frees a bonus once at most', async () => {
  await openOffer();
  const seen = new Set<BonusState>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const [player, model, references, wins] = [await newMember(), new Model(), [] as string[], new Map<string, string>()];
      await takes.deposit({ player, model, references, wins, id: undefined }, { kind: 'deposit', withBonus: true });
      for (const each of steps) {
        const id = (await bonusesOf(player)).find(({ state }) => state === 'active')?.id;
        await takes[each.kind]({ player, model, references, wins, id }, each as never);
        // What is reached is freed by the clock as well, whenever it strikes.
        if (model.reached) await takes.work({ player, model, references, wins, id }, { kind: 'work' });
        expect(await now.held(player)).toEqual({ main: model.main, bonus: model.bonus });
        await now.work();
        expect(await owedOf(player)).toBe(model.owed);
      }
      const states = (await bonusesOf(player)).map(({ state }) => state);
      expect(states).toEqual(model.states);
      expect(await freedOf(player)).toBe(states.filter((state) => state === 'released').length);
      for (const state of states) seen.add(state);
    }),
    { numRuns: 25, seed: 20_261_121 },
  );
  expect([...seen].sort()).toEqual(['active', 'cancelled', 'expired', 'forfeited', 'released']);
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
}, 120_000);

/** As the member's next deposit would take it on. */
async function owedOf({ id }: Player): Promise<bigint> {
  const { rows } = await now.owner.query<{ owed: string }>(
    `select coalesce(sum(greatest(0, wager_needed - wagered + wager_undone) - owed_settled), 0)::text as owed
     from bonuses where member_id = ${id} and state = 'released'`,
  );
  return BigInt(rows[0]?.owed ?? 0);
}

async function freedOf({ id }: Player): Promise<number> {
  const { rows } = await now.owner.query(
    `select from ledger_transactions where member_id = ${id} and kind = 'transfer-in' and wallet = 'main'`,
  );
  return rows.length;
}
