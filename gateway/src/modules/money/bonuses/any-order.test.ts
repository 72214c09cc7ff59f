import { randomUUID } from 'node:crypto';
import type { BonusState } from '@pavilion/api/bonuses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { repetitions } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpBonuses, type Player } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses()));
afterAll(() => now.close());

/** What may happen to a member with bonuses, in any order; `race` is all that can end one, at once. `of` picks one of those that are active. */
type Step =
  | { kind: 'deposit'; bonus: 'any-order' | 'any-order-short' | undefined }
  | { kind: 'gift' }
  | { kind: 'bet'; amount: bigint }
  | { kind: 'settle'; bet: number; paid: bigint }
  | { kind: 'rollback'; bet: number }
  | { kind: 'work' }
  | { kind: 'expire' }
  | { kind: 'forfeit'; of: number }
  | { kind: 'cancel'; of: number }
  | { kind: 'race'; of: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('gift' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      bonus: fc.constantFrom('any-order', 'any-order-short', undefined),
    }),
  },
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('forfeit', 'cancel', 'race'), of: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
);

const DEPOSIT = 200_000n;
const [AMOUNT, NEEDED, LARGEST] = [50_000n, 50_000n, 25_000n];

/** Of a gift so much becomes own money, and it runs for so many days. */
const [CONVERTED, GIFT_DAYS] = [20_000n, 10];

const DAYS = { 'any-order': 14, 'any-order-short': 7 } as const;
const MOST_AT_ONCE = 5;

interface ModelBet {
  amount: bigint;
  /** The bonus it was placed under, when it is small enough to count. */
  under: ModelBonus | undefined;
  state: 'open' | 'settled' | 'voided';
  paid: bigint;
}

interface ModelBonus {
  id: string;
  /** A number for when it ends: shorter ones come first, and of the same length those that were given first. */
  ends: number;
  state: BonusState;
  needed: bigint;
  /** So much becomes own money. */
  converts: bigint;
  carried: bigint;
  /** Of what it is short of, later ones made good so much. */
  madeGood: bigint;
}

/** The rules in the plainest words. */
class Model {
  main = 0n;
  readonly bonuses: ModelBonus[] = [];
  private readonly bets: ModelBet[] = [];

  /** In the order in which bets feed them. */
  get active(): ModelBonus[] {
    return this.bonuses.filter(({ state }) => state === 'active').sort((one, other) => one.ends - other.ends);
  }
  get isFull(): boolean {
    return this.active.length === MOST_AT_ONCE;
  }
  get reached(): ModelBonus[] {
    return this.active.filter((bonus) => this.isReached(bonus));
  }
  /** What freed bonuses are short of by now, and later ones have not made good. */
  get owed(): bigint {
    return this.bonuses.reduce((sum, bonus) => sum + this.owedOf(bonus), 0n);
  }

  /** Answers nothing where the deposit brings no bonus. */
  deposit(bonus: keyof typeof DAYS | undefined): ModelBonus | undefined {
    this.main += DEPOSIT;
    return bonus && this.give(DAYS[bonus], AMOUNT);
  }
  /** Answers nothing where as many run as can. */
  give(days: number, converts: bigint): ModelBonus | undefined {
    if (this.isFull) return undefined;
    const taken = this.active.reduce((sum, { carried }) => sum + carried, 0n);
    const carried = this.owed > taken ? this.owed - taken : 0n;
    const ends = days * 1_000 + this.bonuses.length;
    const given: ModelBonus = { id: '', ends, state: 'active', needed: NEEDED + carried, converts, carried, madeGood: 0n };
    this.bonuses.push(given);
    return given;
  }
  bet(amount: bigint): void {
    this.main -= amount;
    this.bets.push({ amount, under: amount <= LARGEST ? this.active[0] : undefined, state: 'open', paid: 0n });
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
  end(bonus: ModelBonus, as: BonusState): void {
    if (bonus.state !== 'active') return;
    const counted = this.counted(bonus);
    let left = as === 'released' || counted > bonus.carried ? bonus.carried : counted;
    bonus.state = as;
    for (const other of this.bonuses) {
      const owed = other === bonus ? 0n : this.owedOf(other);
      const paid = owed < left ? owed : left;
      other.madeGood += paid;
      left -= paid;
    }
    if (as === 'released') this.main += bonus.converts;
  }
  /** What ends it when everything is counted first. */
  endCounted(bonus: ModelBonus, as: BonusState): void {
    this.end(bonus, this.isReached(bonus) ? 'released' : as);
  }
  isReached(bonus: ModelBonus): boolean {
    return this.counted(bonus) >= bonus.needed;
  }

  private owedOf(bonus: ModelBonus): bigint {
    if (bonus.state !== 'released') return 0n;
    const short = bonus.needed - this.counted(bonus);
    const owed = (short > 0n ? short : 0n) - bonus.madeGood;
    return owed > 0n ? owed : 0n;
  }
  private counted(bonus: ModelBonus): bigint {
    return this.bets
      .filter(({ under, state }) => under === bonus && state === 'settled')
      .reduce((sum, { amount, paid }) => {
        const moved = paid > amount ? paid - amount : amount - paid;
        return sum + (moved < amount ? moved : amount);
      }, 0n);
  }
}

/** The offers of these tests: a quarter of the deposit, staked once, so that few bets decide; one runs longer than the other. */
async function openOffers(): Promise<void> {
  for (const [code, days] of Object.entries(DAYS))
    await now.owner.query(
      `insert into bonus_offers
         (brand, code, name, terms, percent, cap, least, wager_times, days, largest_bet_percent, position, contribution, accepted_gain)
       select brand, $1, name, terms, 25, cap, least, 1, $2, 50, 9, '{"categories": {}, "games": {}}', 10000 from bonus_offers where brand = 'pavilion' and code = 'weekly'`,
      [code, days],
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
      `select id, state from bonuses where member_id = ${id} order by given_at`,
    )
  ).rows;

interface Sequence {
  player: Player;
  model: Model;
  /** Of the bets, in their order, and of what settled them. */
  references: string[];
  wins: Map<string, string>;
}

/** One of those that are active, if there is any. */
const pick = ({ active }: Model, of: number): ModelBonus | undefined => active[of % Math.max(1, active.length)];

/** Each step as the gateway and as the model take it. */
const takes: { [Kind in Step['kind']]: (sequence: Sequence, step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
  async deposit({ player, model }, { bonus }) {
    // What is owed is known once it is counted.
    await now.work();
    const payment = await now.payIn(player, DEPOSIT, model.isFull ? undefined : bonus);
    const given = model.deposit(bonus);
    if (given) given.id = await broughtBy(payment);
  },
  async gift({ player, model }) {
    await now.work();
    const source = randomUUID();
    const outcome = await now.give(player, source, {
      days: GIFT_DAYS,
      brings: { amount: AMOUNT, wager: NEEDED, largestBet: LARGEST, largestConversion: CONVERTED },
    });
    const given = model.give(GIFT_DAYS, CONVERTED);
    expect(outcome).toBe(given ? 'given' : 'full');
    if (given) given.id = await broughtBy(source);
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
    for (const bonus of model.reached) model.end(bonus, 'released');
  },
  async forfeit({ player, model }, { of }) {
    const bonus = pick(model, of);
    if (!bonus) return;
    await forfeit(player, bonus.id);
    model.endCounted(bonus, 'forfeited');
  },
  async cancel({ model }, { of }) {
    const bonus = pick(model, of);
    if (!bonus) return;
    await cancel(bonus.id);
    model.end(bonus, 'cancelled');
  },
  async expire({ player, model }) {
    await now.work();
    await now.runsOut(player);
    await now.work();
    for (const bonus of model.active) model.endCounted(bonus, 'expired');
  },
  async race({ player, model }, { of }) {
    const bonus = pick(model, of);
    if (!bonus) return;
    const { id } = bonus;
    await Promise.all([now.work(), forfeit(player, id), cancel(id), now.work(), forfeit(player, id)]);
    const became = (await bonusesOf(player)).find((each) => each.id === id)?.state ?? 'active';
    expect(model.isReached(bonus) ? ['released', 'cancelled'] : ['forfeited', 'cancelled']).toContain(became);
    model.end(bonus, became);
  },
};

async function broughtBy(payment: string): Promise<string> {
  const { rows } = await now.owner.query<{ id: string }>('select id from bonuses where deposit_id = $1', [payment]);
  return rows[0]?.id ?? '';
}

async function forfeit(player: Player, id: string): Promise<void> {
  await now.app.gateway.services.bonuses.forfeit({ brand: 'pavilion', memberId: player.id }, id).catch((error) => {
    if (error.code === 'service.unavailable') return forfeit(player, id);
    return closed(error);
  });
}

async function cancel(id: string): Promise<void> {
  const { admin } = now.app.gateway.services.bonuses;
  await admin.cancel('pavilion', id, { who: 'mira', reason: 'a test' }).catch(closed);
}

function closed(error: { code?: string }): void {
  if (error.code !== 'bonuses.closed') throw error;
}

it(
  'ends where the plainest rules end, whatever happens in which order, feeds one bonus with each bet, and frees each once at most',
  async () => {
    await openOffers();
    const seen = new Set<BonusState>();
    let queued = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 36 }), async (steps) => {
        const [player, model, references, wins] = [await newMember(), new Model(), [] as string[], new Map<string, string>()];
        const sequence = { player, model, references, wins };
        await takes.deposit(sequence, { kind: 'deposit', bonus: 'any-order' });
        for (const each of steps) {
          await takes[each.kind](sequence, each as never);
          // What is reached is freed by the clock as well, whenever it strikes.
          if (model.reached.length > 0) await takes.work(sequence, { kind: 'work' });
          expect(await now.held(player)).toEqual({ main: model.main, bonus: AMOUNT * BigInt(model.active.length) });
          await now.work();
          expect(await owedOf(player)).toBe(model.owed);
          queued = Math.max(queued, model.active.length);
        }
        const became = new Map((await bonusesOf(player)).map(({ id, state }) => [id, state]));
        expect(became).toEqual(new Map(model.bonuses.map(({ id, state }) => [id, state])));
        const states = [...became.values()];
        expect(await freedOf(player)).toBe(states.filter((state) => state === 'released').length);
        for (const state of states) seen.add(state);
      }),
      { numRuns: repetitions({ everyDay: 25, soak: 400 }), seed: 20_261_121 },
    );
    expect([...seen].sort()).toEqual(['active', 'cancelled', 'expired', 'forfeited', 'released']);
    expect(queued).toBeGreaterThan(2);
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 180_000, soak: 3_600_000 }),
);

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
