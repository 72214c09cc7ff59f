import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { repetitions, testPlatform, type TestPlatform } from '../../../platform/testing';
import { connectStudio } from './connect-studio-fixture';
import { createWallet, type Movement, type Outcome, verifyLedger, type Wallet } from './index';

let platform: TestPlatform;
let wallet: Wallet;
beforeAll(async () => {
  platform = await testPlatform();
  await connectStudio(platform);
  wallet = createWallet(platform);
});
afterAll(() => platform.close());

const SEQUENCES = repetitions({ everyDay: 500, soak: 5_000 });
/** Milliseconds that one may take on a busy machine. */
const LONGEST = 120;
const OPENING = 100n;
const IDS = 4;

/** What a vendor may send, in any order: ids are small numbers, so that they meet again and again. */
type Step =
  | { kind: 'bet'; bet: number; amount: number }
  | { kind: 'win'; win: number; bet: number; amount: number }
  | { kind: 'rollback'; rollback: number; of: 'bet' | 'win'; target: number };

const id = fc.integer({ min: 0, max: IDS - 1 });
const amount = fc.constantFrom(0, 30, 60, 120);
/** What the round may win before its wins wait; without it there is no such bound. */
const cap = fc.constantFrom(undefined, undefined, 0n, 60n, 100n);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), bet: id, amount }),
  fc.record({ kind: fc.constant('win' as const), win: id, bet: id, amount }),
  fc.record({
    kind: fc.constant('rollback' as const),
    rollback: id,
    of: fc.constantFrom('bet' as const, 'win' as const),
    target: id,
  }),
);

interface Known {
  content: string;
  kind: Step['kind'];
  outcome: Outcome;
  amount: bigint;
  balance: bigint;
  related?: string;
}

/** The rules in the plainest words: one map of references and one balance, one thing at a time. */
class Model {
  balance = OPENING;
  readonly known = new Map<string, Known>();
  private readonly held = new Map<string, string>();

  constructor(private readonly cap: bigint | undefined) {}

  apply(step: Step): { outcome: Outcome; balance: bigint } {
    switch (step.kind) {
      case 'bet':
        return this.bet(`bet${step.bet}`, BigInt(step.amount));
      case 'win':
        return this.win(`win${step.win}`, `bet${step.bet}`, BigInt(step.amount));
      case 'rollback':
        return this.rollback(`rollback${step.rollback}`, `${step.of}${step.target}`);
    }
  }

  private bet(reference: string, amount: bigint) {
    const content = `${amount}`;
    const before = this.before(reference, content);
    if (before) return before;
    if (this.balance < amount) return this.keep(reference, { content, kind: 'bet', outcome: 'refused', amount });
    this.balance -= amount;
    return this.keep(reference, { content, kind: 'bet', outcome: 'posted', amount });
  }

  private win(reference: string, bet: string, amount: bigint) {
    const content = `${bet} ${amount}`;
    const before = this.before(reference, content);
    if (before) return before;
    const target = this.known.get(bet);
    if (target?.outcome !== 'posted' || target.kind !== 'bet' || this.undone(bet)) return this.now('unknown');
    if (this.waits(amount)) return this.hold(reference, content, amount);
    this.balance += amount;
    return this.keep(reference, { content, kind: 'win', outcome: 'posted', amount, related: bet });
  }

  private waits(amount: bigint): boolean {
    if (this.cap === undefined) return false;
    const won = [...this.known].filter(([name, { kind }]) => kind === 'win' && !this.undone(name));
    const sum = won.reduce((total, [, win]) => total + win.amount, 0n);
    return this.held.size > 0 || (amount > 0n && sum + amount > this.cap);
  }

  private hold(reference: string, content: string, amount: bigint) {
    const before = this.held.get(reference);
    if (before !== undefined && before !== content) return this.now('reused');
    if (amount > 0n) this.held.set(reference, content);
    return this.now('held');
  }

  private rollback(reference: string, of: string) {
    const before = this.before(reference, of);
    if (before) return before;
    const target = this.known.get(of);
    if (!target) this.known.set(of, { content: '', kind: 'bet', outcome: 'barred', amount: 0n, balance: 0n });
    if (target?.outcome !== 'posted' || this.undone(of))
      return this.keep(reference, { content: of, kind: 'rollback', outcome: 'void', amount: 0n, related: of });
    if (target.kind === 'bet' && this.paid(of)) return this.now('unknown');
    const change = target.kind === 'bet' ? target.amount : -target.amount;
    if (this.balance + change < 0n) return this.now('short');
    this.balance += change;
    return this.keep(reference, { content: of, kind: 'rollback', outcome: 'posted', amount: target.amount, related: of });
  }

  private before(reference: string, content: string) {
    const known = this.known.get(reference);
    if (!known) return undefined;
    if (known.outcome === 'barred') return this.now('barred');
    return known.content === content ? { outcome: known.outcome, balance: known.balance } : this.now('reused');
  }

  private undone(reference: string): boolean {
    return [...this.known.values()].some(
      ({ kind, outcome, related }) => kind === 'rollback' && outcome === 'posted' && related === reference,
    );
  }

  private paid(bet: string): boolean {
    return [...this.known].some(([name, { kind, related }]) => kind === 'win' && related === bet && !this.undone(name));
  }

  private keep(reference: string, known: Omit<Known, 'balance'>) {
    this.known.set(reference, { ...known, balance: this.balance });
    return this.now(known.outcome);
  }

  private now(outcome: Outcome) {
    return { outcome, balance: this.balance };
  }
}

async function newMember(): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    insert into members (brand, account) values ('pavilion', ${`m${randomUUID().slice(0, 12)}`}) returning id`.execute(platform.db);
  const memberId = String(rows[0]?.id);
  await wallet.post({
    kind: 'deposit',
    memberId,
    brand: 'pavilion',
    currency: 'BDT',
    reference: `deposit:${randomUUID()}`,
    amount: OPENING,
  });
  return memberId;
}

function asMovement(step: Step, memberId: string, sequence: string, bound?: bigint): Movement {
  const named = (name: string) => `studio:${sequence}-${name}`;
  const common = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round: 'one' };
  switch (step.kind) {
    case 'bet':
      return { ...common, kind: 'bet', reference: named(`bet${step.bet}`), amount: BigInt(step.amount) };
    case 'win':
      return {
        ...common,
        ...(bound !== undefined && { cap: bound }),
        kind: 'win',
        reference: named(`win${step.win}`),
        related: named(`bet${step.bet}`),
        amount: BigInt(step.amount),
      };
    case 'rollback':
      return {
        ...common,
        kind: 'rollback',
        reference: named(`rollback${step.rollback}`),
        related: named(`${step.of}${step.target}`),
        amount: 0n,
      };
  }
}

describe('bets, wins, rollbacks and repeats in any order', () => {
  it(
    'are answered, and end, as the plain rules say',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), cap, async (steps, bound) => {
          const [memberId, sequence, model] = [await newMember(), randomUUID(), new Model(bound)];

          // All are sent at once: the batcher keeps the order of one member's movements.
          const answers = await Promise.all(steps.map((sent) => wallet.post(asMovement(sent, memberId, sequence, bound))));

          expect(answers.map(({ outcome, balance }) => ({ outcome, balance }))).toEqual(steps.map((sent) => model.apply(sent)));
          expect(await wallet.balance(memberId, 'BDT')).toBe(model.balance);
        }),
        { numRuns: SEQUENCES },
      );
      expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n });
    },
    SEQUENCES * LONGEST,
  );

  it(
    'sent over both lanes at once leave sound books and nobody below zero',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
          const [memberId, sequence] = [await newMember(), randomUUID()];
          const [one, other] = [createWallet(platform), createWallet(platform)];

          await Promise.all(steps.map((sent, at) => (at % 2 ? one : other).post(asMovement(sent, memberId, sequence))));

          expect(await wallet.balance(memberId, 'BDT')).toBeGreaterThanOrEqual(0n);
        }),
        { numRuns: Math.round(SEQUENCES / 12) },
      );
      expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n });
    },
    SEQUENCES * LONGEST,
  );
});
