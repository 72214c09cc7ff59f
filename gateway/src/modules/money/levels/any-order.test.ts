import type { LevelsValue } from '@pavilion/api/levels';
import type { LevelTerms } from '@pavilion/api/staff';
import fc from 'fast-check';
import { repetitions } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { aLadder, type LevelsFixture, type LostRound, setUpLevels } from './levels-fixture';

let now: LevelsFixture;
beforeAll(async () => (now = await setUpLevels()), 60_000);
afterAll(() => now.close());

/** Ladders that follow one another: more and fewer ranks, dearer and cheaper ones, and none. */
const LADDERS: readonly (LevelTerms | undefined)[] = [
  aLadder([
    { stake: 1_000, bonus: 3 },
    { stake: 3_000, bonus: 6, days: 2 },
    { stake: 9_000, bonus: 18, deposits: 500, days: 2 },
  ]),
  aLadder(
    [
      { stake: 800, bonus: 50 },
      { stake: 2_000, bonus: 70 },
      { stake: 4_000, bonus: 90 },
      { stake: 9_000, bonus: 200 },
    ],
    {
      keepShare: 40,
    },
  ),
  aLadder(
    [
      { stake: 2_000, bonus: 6, days: 1 },
      { stake: 20_000, bonus: 60 },
    ],
    { keepShare: 5, warningDays: 14 },
  ),
  undefined,
];
const BEGINS = Date.parse('2026-01-03T06:00:00Z');
const DAY_MS = 86_400_000;
const HIGHEST = 4;
const FUNDS = 10_000_000;

type Step =
  | { kind: 'play'; amount: number }
  | { kind: 'back'; round: number }
  | { kind: 'deposit'; amount: number }
  | { kind: 'days'; days: number }
  | { kind: 'ladder'; which: number }
  | { kind: 'look' }
  | { kind: 'claim'; rank: number; times: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), amount: fc.constantFrom(90, 400, 1_000, 2_500) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), round: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount: fc.constantFrom(100, 600) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 3, 8, 20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ladder' as const), which: fc.nat(LADDERS.length - 1) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'look' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      rank: fc.integer({ min: 1, max: HIGHEST }),
      times: fc.constantFrom(1, 2),
    }),
  },
);

/** A day by the clock of Dhaka, and the first of its month. */
const dayOf = (at: number) => new Date(at + 6 * 3_600_000).toISOString().slice(0, 10);
const monthOf = (at: number) => dayOf(at).slice(0, 7);
function lastDays(at: number, days: number): boolean {
  return monthOf(at + days * DAY_MS) !== monthOf(at);
}

interface Brought {
  amount: number;
  claimed: boolean;
  /** What has to be there in all. */
  stake: number;
  deposits: number;
}

/** The rules in the plainest words: one member, plain numbers. */
class Model {
  rank = 0;
  readonly brought = new Map<number, Brought>();
  readonly downs: string[] = [];
  paid = 0;
  private readonly played: { at: number; amount: number; gone: boolean }[] = [];
  private readonly deposits: { at: number; amount: number }[] = [];
  /** What was played and does not count on the way: while there was no ladder, and before a fall. */
  private apart = { stake: 0, deposits: 0 };
  private last = { stake: 0, deposits: 0 };
  /** Played by this ladder, and no rank took it yet. */
  private unspent = 0;
  private ladder: LevelTerms | undefined;
  private askedFrom = '';
  private warned = '';

  play(at: number, amount: number): void {
    this.played.push({ at, amount, gone: false });
  }
  back(round: number): void {
    const known = this.played[round];
    if (known) known.gone = true;
  }
  isGone(round: number): boolean {
    return this.played[round]?.gone ?? true;
  }
  deposit(at: number, amount: number): void {
    this.deposits.push({ at, amount });
  }

  /** What is in the wallet: nothing but their own and what ranks brought. */
  get money(): number {
    const { stake, deposits } = this.sum(() => true);
    return FUNDS - stake + deposits + this.paid;
  }

  look(at: number, ladder: LevelTerms | undefined): void {
    const all = this.sum(() => true);
    if (!ladder) {
      this.apart.stake += all.stake - this.last.stake;
      this.apart.deposits += all.deposits - this.last.deposits;
      this.last = all;
      this.warned = '';
      return;
    }
    this.endMonth(at - 3_600_000);
    const held = this.wayOf(this.last);
    if (ladder !== this.ladder) this.follow(at, ladder, held);
    this.unspent += all.stake - this.last.stake;
    this.last = all;
    this.rise(at, ladder, this.wayOf(all));
    const isAsked = this.rank > 0 && this.warned === '' && this.askedFrom <= monthOf(at);
    if (isAsked && lastDays(at, ladder.warningDays) && !this.keeps(ladder, monthOf(at))) this.warned = monthOf(at);
  }

  /** What a claim brings, or why it does not. */
  claim(rank: number): 'paid' | 'again' | 'taken-back' | 'not-reached' {
    const bonus = this.brought.get(rank);
    if (!bonus || bonus.amount === 0) return 'not-reached';
    if (bonus.claimed) return 'again';
    if (this.last.stake < bonus.stake || this.last.deposits < bonus.deposits) return 'taken-back';
    bonus.claimed = true;
    this.paid += bonus.amount;
    return 'paid';
  }

  private endMonth(at: number): void {
    if (this.warned === '' || this.warned >= monthOf(at)) return;
    const [month, ladder] = [this.warned, this.ladder as LevelTerms];
    this.warned = '';
    if (this.keeps(ladder, month)) return;
    this.rank -= 1;
    this.downs.push(monthOf(at));
    const [way, foot] = [this.wayOf(this.last), ladder.ranks[this.rank]];
    this.apart.stake += Math.max(0, way.stake - Number(foot?.stake));
    // The month in which they fall is asked about as well.
    this.askedFrom = monthOf(at);
  }

  private follow(at: number, ladder: LevelTerms, held: { stake: number; deposits: number }): void {
    const changedBy = (rank: number) => {
      const [asks, asked] = [ladder.ranks[rank], this.ladder?.ranks[rank]];
      if (!asks || !hasPlayed(asks, held)) return false;
      return !asked || !hasPlayed(asked, held) || asks.days < asked.days;
    };
    const first = this.ladder === undefined;
    this.rank = Math.min(this.rank, ladder.ranks.length - 1);
    for (let rank = 1; rank < ladder.ranks.length; rank += 1)
      if (changedBy(rank) && !this.brought.has(rank)) this.brought.set(rank, { amount: 0, claimed: false, stake: 0, deposits: 0 });
    while (changedBy(this.rank + 1) && this.daysIn(monthOf(at)) >= (ladder.ranks[this.rank + 1]?.days ?? 0)) this.rank += 1;
    if (!this.isAsBefore(ladder)) this.unspent = Math.min(0, this.unspent);
    this.ladder = ladder;
    this.warned = '';
    if (!first) this.askedFrom = after(monthOf(at));
  }

  /** All that is asked above them was asked before, for no less. */
  private isAsBefore({ ranks }: LevelTerms): boolean {
    const [now, before] = [ranks, this.ladder?.ranks ?? []].map((each) => each.slice(this.rank, ranks.length));
    const asks = (of: LevelTerms['ranks'] = []) => of.map(({ stake }) => stake).join();
    const brings = (of: LevelTerms['ranks'] = []) => of.slice(1).map(({ benefits }) => Number(benefits.rankBonus));
    return asks(now) === asks(before) && brings(now).every((bonus, at) => bonus <= (brings(before)[at] ?? 0));
  }

  private rise(at: number, ladder: LevelTerms, way: { stake: number; deposits: number }): void {
    for (;;) {
      const next = ladder.ranks[this.rank + 1];
      if (!next || !hasPlayed(next, way) || this.daysIn(monthOf(at)) < next.days) return;
      const span = Number(next.stake) - Number(ladder.ranks[this.rank]?.stake);
      const spent = Math.max(0, Math.min(span, this.unspent));
      this.unspent -= spent;
      this.rank += 1;
      this.askedFrom = after(monthOf(at));
      this.warned = '';
      if (this.brought.has(this.rank)) continue;
      this.brought.set(this.rank, {
        ...{ amount: Math.floor((Number(next.benefits.rankBonus) * spent) / span), claimed: false },
        stake: this.last.stake - way.stake + Number(next.stake),
        deposits: this.last.deposits - way.deposits + Number(next.deposits),
      });
    }
  }

  private keeps({ ranks, keepShare }: LevelTerms, month: string): boolean {
    const rank = ranks[this.rank];
    const done = this.sum((at) => monthOf(at) === month);
    return (
      done.stake >= Math.floor((Number(rank?.stake) * keepShare) / 100) &&
      done.deposits >= Math.floor((Number(rank?.deposits) * keepShare) / 100) &&
      this.daysIn(month) >= Math.ceil(((rank?.days ?? 0) * keepShare) / 100)
    );
  }
  private wayOf(all: { stake: number; deposits: number }) {
    return { stake: all.stake - this.apart.stake, deposits: all.deposits - this.apart.deposits };
  }
  private daysIn(month: string): number {
    return new Set(this.played.filter(({ at, gone }) => !gone && monthOf(at) === month).map(({ at }) => dayOf(at))).size;
  }
  private sum(when: (at: number) => boolean) {
    const of = (list: readonly { at: number; amount: number }[]) =>
      list.filter(({ at }) => when(at)).reduce((sum, { amount }) => sum + amount, 0);
    return { stake: of(this.played.filter(({ gone }) => !gone)), deposits: of(this.deposits) };
  }
}

function hasPlayed(rank: { stake: string; deposits: string }, { stake, deposits }: { stake: number; deposits: number }): boolean {
  return stake >= Number(rank.stake) && deposits >= Number(rank.deposits);
}

function after(month: string): string {
  return monthOf(Date.parse(`${month}-15T06:00:00Z`) + 30 * DAY_MS);
}

const OUTCOMES = { 'levels.not_reached': 'not-reached', 'levels.taken_back': 'taken-back' } as const;

async function claims(memberId: string, { rank, times }: { rank: number; times: number }, at: Date): Promise<string[]> {
  const { levels } = now.app.gateway.services;
  const once = async (): Promise<string> => {
    try {
      await levels.claim(now.climber(memberId), rank, at);
      return 'paid';
    } catch (error) {
      const { code } = error as { code?: keyof typeof OUTCOMES | 'service.unavailable' };
      if (code === 'service.unavailable') return once();
      if (code && code in OUTCOMES) return OUTCOMES[code];
      throw error;
    }
  };
  return Promise.all(Array.from({ length: times }, once));
}

/** Where the member stands, as the gateway says; nothing while there is no ladder. */
async function looked(memberId: string, at: number): Promise<LevelsValue | undefined> {
  await now.counted();
  return now.app.gateway.services.levels.of(now.climber(memberId), new Date(at)).catch((error: { code?: string }) => {
    if (error.code !== 'request.not_found') throw error;
    return undefined;
  });
}

interface Life {
  memberId: string;
  model: Model;
  rounds: LostRound[];
  at: number;
  /** A copy of its own for each version. */
  ladder: LevelTerms | undefined;
}

/** Each step as the gateway and as the model take it. */
const takes: { [Kind in Step['kind']]: (life: Life, step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
  async play({ memberId, model, rounds, at }, { amount }) {
    rounds.push(await now.play(memberId, amount, new Date(at)));
    model.play(at, amount);
  },
  async back({ memberId, model, rounds }, { round }) {
    const known = rounds[round];
    if (!known || model.isGone(round)) return;
    await now.takeBack(memberId, known);
    model.back(round);
  },
  async deposit({ memberId, model, at }, { amount }) {
    await now.deposit(memberId, amount, new Date(at));
    model.deposit(at, amount);
  },
  async days(life, { days }) {
    life.at += days * DAY_MS;
  },
  async ladder(life, { which }) {
    life.at += 1_000;
    life.ladder = structuredClone(LADDERS[which]);
    await now.changeLadder(life.ladder, new Date(life.at));
  },
  async look() {
    // Everybody is looked at after every step.
  },
  async claim({ memberId, model, at, ladder }, { rank, times }) {
    if (!ladder) return;
    const expected = model.claim(rank);
    const told = await claims(memberId, { rank, times }, new Date(at));
    expect(told).toEqual(told.map(() => (expected === 'again' ? 'paid' : expected)));
  },
};

async function live(steps: readonly Step[]): Promise<Life> {
  await now.onlyLadder(LADDERS[0] as LevelTerms);
  const { memberId } = await now.vendor.player(0n);
  await now.fund(memberId, FUNDS);
  const life: Life = { memberId, model: new Model(), rounds: [], at: BEGINS, ladder: LADDERS[0] };
  for (const each of [{ kind: 'look' } as const, ...steps]) {
    await takes[each.kind](life, each as never);
    const value = await looked(memberId, life.at);
    life.model.look(life.at, life.ladder);
    if (value) expect(value.rank).toBe(life.model.rank);
    expect(await now.app.gateway.services.wallet.balance(memberId, 'BDT')).toBe(BigInt(life.model.money));
  }
  return life;
}

it(
  'a member stands where the plainest rules have them, whatever happens in which order, and no rank is paid twice',
  async () => {
    const seen = { down: 0, paid: 0, passed: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const { memberId, model } = await live(steps);
        const { rows } = await now.owner.query(
          `select reference from ledger_lines where member_id = $1 and kind = 'bonus' and reference like 'award:level:%' and outcome = 'posted'`,
          [memberId],
        );
        expect(rows).toHaveLength([...model.brought.values()].filter(({ claimed }) => claimed).length);
        // By one rank a month at most.
        expect(new Set(model.downs).size).toBe(model.downs.length);
        seen.down += model.downs.length;
        seen.paid += rows.length;
        seen.passed += [...model.brought.values()].filter(({ amount }) => amount === 0).length;
      }),
      { numRuns: repetitions({ everyDay: 25, soak: 400 }), seed: 20_261_128 },
    );
    expect(Object.values(seen).every((times) => times > 2)).toBe(true);
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 180_000, soak: 1_800_000 }),
);
