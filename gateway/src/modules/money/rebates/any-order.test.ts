import type { RebatesValue } from '@pavilion/api/rebates';
import type { RebateTerms } from '@pavilion/api/staff';
import fc from 'fast-check';
import { registerPlayer, repetitions } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type LostRound, type RebatesFixture, setUpRebates, someTerms } from './rebates-fixture';

let now: RebatesFixture;
beforeAll(async () => (now = await setUpRebates()), 60_000);
afterAll(() => now.close());

/** Rules that follow one another: other rates, bounds and days, and none. Dice count as slots. */
const RULES: readonly (RebateTerms | undefined)[] = [
  someTerms({ rates: [{ category: 'RNG', rate: 40 }], lapseDays: 3 }),
  someTerms({
    rates: [
      { category: 'RNG', rate: 1 },
      { category: 'RNG', vendor: 'studio', rate: 73 },
    ],
    least: '20',
    lapseDays: 7,
  }),
  someTerms({ rates: [{ category: 'RNG', rate: 250 }], most: '60', lapseDays: 1 }),
  undefined,
];
const BEGINS = Date.parse('2026-01-03T06:00:00Z');
const DAY_MS = 86_400_000;
const FUNDS = 10_000_000;

type Step =
  | { kind: 'play'; amount: number; ago: number }
  | { kind: 'back'; round: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'rule'; which: number }
  | { kind: 'look' }
  | { kind: 'claim'; which: 'all' | 'first'; stale: boolean; times: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      amount: fc.constantFrom(99, 1_000, 3_333, 9_001),
      ago: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('back' as const), round: fc.nat(8) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(5, 12, 24, 48) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rule' as const), which: fc.nat(RULES.length - 1) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'look' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      which: fc.constantFrom('all' as const, 'first' as const),
      stale: fc.boolean(),
      times: fc.constantFrom(1, 2, 3),
    }),
  },
);

/** A day by the clock of Dhaka: its number, and when it begins. */
const numberOf = (at: number) => Math.floor((at + 6 * 3_600_000) / DAY_MS);
const nameOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const beginOf = (day: number) => day * DAY_MS - 6 * 3_600_000;

/** The rules in the plainest words: one member, plain numbers, one line a day. */
class Model {
  paid = 0;
  private readonly rounds: { day: number; amount: number; gone: boolean }[] = [];
  private readonly rules: { from: number; terms: RebateTerms | undefined }[];
  private readonly got = new Map<number, number>();

  constructor(first: RebateTerms | undefined) {
    this.rules = [{ from: 0, terms: first }];
  }
  play(at: number, amount: number): void {
    this.rounds.push({ day: numberOf(at), amount, gone: false });
  }
  /** False where there is no such round any more. */
  back(nth: number): boolean {
    const round = this.rounds[nth];
    if (!round || round.gone) return false;
    return (round.gone = true);
  }
  rule(at: number, terms: RebateTerms | undefined): void {
    this.rules.push({ from: at, terms });
  }
  /** What is in the wallet: nothing but their own and what rebates brought. */
  get money(): number {
    const lost = this.rounds.filter(({ gone }) => !gone).reduce((sum, { amount }) => sum + amount, 0);
    return FUNDS - lost + this.paid;
  }

  private due(day: number): number {
    const terms = this.rules.findLast(({ from }) => from <= beginOf(day))?.terms;
    if (!terms) return 0;
    const played = this.rounds.filter((each) => each.day === day && !each.gone).reduce((sum, { amount }) => sum + amount, 0);
    const rate = terms.rates.find(({ vendor }) => vendor === 'studio')?.rate ?? terms.rates[0]?.rate ?? 0;
    const sum = Math.floor((played * rate) / 10_000);
    return sum < Number(terms.least) ? 0 : Math.min(sum, Number(terms.most));
  }
  private open(day: number, at: number): number {
    const days = this.rules.findLast(({ from }) => from <= beginOf(day))?.terms?.lapseDays ?? 0;
    const today = numberOf(at);
    return day < today && today <= day + days ? Math.max(0, this.due(day) - (this.got.get(day) ?? 0)) : 0;
  }
  private get short(): [day: number, missing: number][] {
    const claimed = [...this.got].sort(([one], [other]) => one - other);
    return claimed.map(([day, got]): [number, number] => [day, got - this.due(day)]).filter(([, missing]) => missing > 0);
  }
  get missing(): number {
    return this.short.reduce((sum, [, each]) => sum + each, 0);
  }
  claimable(at: number): number[] {
    return [...new Set(this.rounds.map(({ day }) => day))]
      .filter((day) => this.open(day, at) > 0)
      .sort((one, other) => one - other);
  }
  sumOf(days: readonly number[], at: number): number {
    const gross = days.reduce((sum, day) => sum + this.open(day, at), 0);
    return gross - Math.min(gross, this.missing);
  }
  claim(days: readonly number[], at: number): void {
    const short = this.short;
    let left = 0;
    for (const day of days) {
      const open = this.open(day, at);
      left += open;
      this.got.set(day, (this.got.get(day) ?? 0) + open);
    }
    for (const [day, missing] of short) {
      const made = Math.min(missing, left);
      this.got.set(day, (this.got.get(day) ?? 0) - made);
      left -= made;
    }
    this.paid += left;
  }
}

let people = 0;

/** One member who does these things, by the gateway and by the model. */
async function live(steps: readonly Step[], first: number): Promise<void> {
  const account = `anyhow${(people += 1)}`;
  await registerPlayer(now.app, account);
  const id = String((await now.app.gateway.services.members.byAccount('pavilion', account))?.id);
  await now.fund(id, FUNDS);
  const { rebates, wallet } = now.app.gateway.services;
  const member = now.asMember(id);
  const [rounds, model]: [LostRound[], Model] = [[], new Model(RULES[first])];
  let at = BEGINS;
  const reset = RULES[first];
  await (reset ? now.onlyRule(reset) : now.noRule());
  const look = async (): Promise<RebatesValue> => {
    await now.counted();
    const value = await rebates.of(member, new Date(at));
    const days = model.claimable(at);
    expect(value.claim?.days ?? []).toEqual(days.map(nameOf));
    expect(Number(value.claim?.sum ?? 0)).toBe(model.sumOf(days, at));
    expect(Number(value.missing)).toBe(model.missing);
    return value;
  };
  const claim = async (days: readonly number[], sum: number): Promise<string> => {
    await now.counted();
    const answer = await rebates.claim(member, { days: days.map(nameOf), sum: String(sum) }, new Date(at)).then(
      ({ claim: { id: claimed } }) => claimed,
      ({ code }) => code as string,
    );
    // Others read the ledger at the same time.
    return answer === 'service.unavailable' ? claim(days, sum) : answer;
  };
  const tryToClaim = async (each: Extract<Step, { kind: 'claim' }>) => {
    await look();
    const all = model.claimable(at);
    const days = each.which === 'all' ? all : all.slice(0, 1);
    if (days.length === 0) return;
    const sum = model.sumOf(days, at);
    if (each.stale) expect(await claim(days, sum + 1)).toBe('rebates.changed');
    const answers = await Promise.all(Array.from({ length: each.times }, () => claim(days, sum)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^[0-9]+$/);
    model.claim(days, at);
  };
  for (const each of steps) {
    if (each.kind === 'hours') at += each.hours * 3_600_000;
    if (each.kind === 'play') {
      const then = at - each.ago * DAY_MS;
      model.play(then, each.amount);
      rounds.push(await now.play(id, each.amount, new Date(then)));
    }
    const round = each.kind === 'back' ? rounds[each.round] : undefined;
    if (each.kind === 'back' && round && model.back(each.round)) await now.takeBack(id, round);
    if (each.kind === 'rule') {
      // Within a day, so that the day goes on by the rule before.
      at += 60_000;
      model.rule(at, RULES[each.which]);
      await now.changeRule(RULES[each.which], new Date(at));
    }
    if (each.kind === 'look') await look();
    if (each.kind === 'claim') await tryToClaim(each);
    expect(Number(await wallet.balance(id, 'BDT'))).toBe(model.money);
  }
  await look();
}

it(
  'whatever is played, settled late, taken back, claimed again and ruled otherwise meanwhile, the sum that is shown is the sum that is paid',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), fc.nat(RULES.length - 1), live), {
      numRuns: repetitions({ everyDay: 15, soak: 400 }),
      seed: 20_261_128,
    });
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  },
  repetitions({ everyDay: 120_000, soak: 1_800_000 }),
);
