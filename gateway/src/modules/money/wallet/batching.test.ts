import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { repetitions, testPlatform, type TestPlatform } from '../../../platform/testing';
import { connectStudio } from './connect-studio-fixture';
import { createWallet, type Movement, type Posting, verifyLedger } from './index';
import { postMovements, postBatch } from './store';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await connectStudio(platform);
});
afterAll(() => platform.close());

const RUNS = repetitions({ everyDay: 60, soak: 2_000 });
const MEMBERS = 3;

/** What comes together: ids and rounds are small numbers, so that they meet within a batch and across batches. */
const line = fc.record({
  kind: fc.constantFrom('bet' as const, 'bet' as const, 'bet' as const, 'win' as const, 'win' as const, 'rollback' as const),
  member: fc.nat(MEMBERS - 1),
  id: fc.nat(11),
  of: fc.nat(11),
  round: fc.nat(2),
  roundClosed: fc.boolean(),
  wallet: fc.constantFrom('main' as const, 'main' as const, 'vendor:studio' as const),
  amount: fc.constantFrom(0n, 1n, 30n, 60n, 120n),
  cap: fc.constantFrom(undefined, 0n, 60n, 90n, 150n),
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

async function newMembers(): Promise<string[]> {
  const { rows } = await sql<{ id: bigint }>`
    insert into members (brand, account) select 'pavilion', 'm' || substr(gen_random_uuid()::text, 1, 12) from generate_series(1, ${MEMBERS})
    returning id`.execute(platform.db);
  const ids = rows.map(({ id }) => String(id));
  const purse = { kind: 'deposit' as const, brand: 'pavilion', currency: 'BDT', amount: 200n };
  await postMovements(
    platform.db,
    ids.map((memberId) => ({ ...purse, memberId, reference: `deposit:${randomUUID()}` })),
  );
  await postMovements(platform.db, [
    { ...purse, memberId: ids[0]!, wallet: 'vendor:studio', reference: `deposit:${randomUUID()}` },
  ]);
  return ids;
}

function asMovement({ kind, member, id, of, round, amount, cap, ...rest }: Line, members: readonly string[]): Movement {
  const memberId = members[member]!;
  const named = (what: string, number: number) => `studio:${memberId}-${what}${number}`;
  const common = {
    ...rest,
    kind,
    memberId,
    brand: 'pavilion',
    currency: 'BDT',
    vendor: 'studio',
    game: `game${round}`,
    round: `round${round}`,
  };
  if (kind === 'bet') return { ...common, amount, reference: named('bet', id) };
  if (kind === 'win') {
    const bound = cap === undefined ? {} : { cap };
    return { ...common, ...bound, amount, reference: named('win', id), related: named('bet', of) };
  }
  return { ...common, amount: 0n, reference: named('rollback', id), related: named(of % 2 ? 'win' : 'bet', of) };
}

/** The books of these members, with the members' ids taken out. */
async function booksOf(members: readonly string[]): Promise<unknown> {
  const ids = members.map(BigInt);
  const read = async (text: string) => (await platform.pool.query<{ book: string }>(text, [ids])).rows.map(({ book }) => book);
  return {
    claims: await read(`
      select concat_ws(' ', array_position($1, member_id), substr(reference, strpos(reference, '-')), kind, outcome, wallet, amount, effect, balance,
        substr(related, strpos(related, '-')), vendor, game, round) as book
      from ledger_transactions where member_id = any ($1::bigint[]) and kind <> 'deposit' order by 1`),
    entries: await read(`
      select concat_ws(' ', array_position($1, entry.member_id), leg, account, entry.amount, substr(reference, strpos(reference, '-'))) as book
      from ledger_entries entry join ledger_transactions claim on claim.member_id = entry.member_id and claim.id = transaction_id
      where entry.member_id = any ($1::bigint[]) and kind <> 'deposit' order by 1`),
    rounds: await read(`
      select concat_ws(' ', array_position($1, member_id), vendor, round, game, currency, bets, wins, closed) as book
      from game_rounds where member_id = any ($1::bigint[]) order by 1`),
    held: await read(`
      select concat_ws(' ', array_position($1, member_id), substr(reference, strpos(reference, '-')), state, wallet, amount, cap, won, round, round_closed,
        substr(related, strpos(related, '-'))) as book
      from held_wins where member_id = any ($1::bigint[]) order by 1`),
  };
}

const answers = (postings: readonly Posting[]) =>
  postings.map(({ outcome, balance, effect, repeated }) => `${outcome} ${balance} ${effect} ${repeated}`);

/** Posts them together for some members and one by one for others, who end alike. */
async function postBothWays(batches: readonly Line[][]): Promise<Posting[]> {
  const [together, alone] = [await newMembers(), await newMembers()];
  const all: Posting[] = [];
  for (const batch of batches) {
    const expected: Posting[] = [];
    for (const each of batch) expected.push(...(await postMovements(platform.db, [asMovement(each, alone)])));

    const postings = await postBatch(
      platform.pool,
      batch.map((each) => asMovement(each, together)),
    );

    expect(answers(postings)).toEqual(answers(expected));
    all.push(...postings);
  }
  expect(await booksOf(together)).toEqual(await booksOf(alone));
  return all;
}

it(
  'posts what comes together as if it came one by one',
  async () => {
    const batches = fc.array(fc.array(line, { minLength: 2, maxLength: 12 }), { minLength: 1, maxLength: 6 });
    const property = fc.asyncProperty(batches, async (asked) => void (await postBothWays(asked)));
    await fc.assert(property, { numRuns: RUNS });
    expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n });
  },
  RUNS * 1_000,
);

/** Two bets of each member in each of two rounds, and then nothing but wins of them. */
const PLAIN = { of: 0, roundClosed: false, wallet: 'main', cap: undefined } as const;
const openingBets = Array.from({ length: MEMBERS * 4 }, (_, at): Line => {
  const id = at % 4;
  return { ...PLAIN, kind: 'bet', member: Math.floor(at / 4), id, round: id % 2, amount: 1n };
});
const winOfOpeningBet = fc
  .record({
    ...{ member: fc.nat(MEMBERS - 1), id: fc.nat(30), of: fc.nat(3) },
    amount: fc.constantFrom(0n, 1n, 30n, 60n),
    cap: fc.constantFrom(undefined, 60n, 90n),
  })
  .map((win): Line => ({ ...PLAIN, ...win, kind: 'win', round: win.of % 2 }));

it(
  'holds wins that come together against the cap of their round as if they came one by one',
  async () => {
    const met = new Set<string>();
    const wins = fc.array(fc.array(winOfOpeningBet, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(wins, async (batches) => {
      for (const { outcome } of await postBothWays([openingBets, ...batches])) met.add(outcome);
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(met).toContain('held');
    expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n });
  },
  RUNS * 1_000,
);

const bet = (memberId: string, reference: string, amount = 10n): Movement => ({
  kind: 'bet',
  brand: 'pavilion',
  currency: 'BDT',
  vendor: 'studio',
  game: 'dice',
  round: 'one',
  memberId,
  reference,
  amount,
});

it('gives one id to one of two members who come with it at once', async () => {
  const [one = '', other = '', third = ''] = await newMembers();
  const [shared, own] = [`studio:${randomUUID()}`, `studio:${randomUUID()}`];

  const postings = await postBatch(platform.pool, [bet(one, shared), bet(third, own), bet(other, shared)]);

  expect(answers(postings)).toEqual(['posted 190 -10 false', 'posted 190 -10 false', 'reused 200 0 true']);
});

it('lets a limit decide over each bet', async () => {
  const [one = '', other = ''] = await newMembers();
  const owner = { member_id: one, kind: 'wager', period: 'day', currency: 'BDT', value: 15 };
  await platform.db.transaction().execute(async (trx) => {
    await sql`select play_limits_change(${one})`.execute(trx);
    await sql`insert into play_limits (member_id, kind, period, currency, value)
      select * from jsonb_to_record(${JSON.stringify(owner)}) as own (member_id bigint, kind text, period text, currency text, value bigint)`.execute(
      trx,
    );
    await sql`select play_limits_changed(${one})`.execute(trx);
  });

  const bets = [one, other, one, other].map((memberId) => bet(memberId, `studio:${randomUUID()}`));
  const postings = await postBatch(platform.pool, bets);

  expect(postings.map(({ outcome }) => outcome)).toEqual(['posted', 'posted', 'limited', 'posted']);
});

it('ends a hundred batches at once that hold the same members in every order', async () => {
  const members = await newMembers();
  const wallet = createWallet(platform);
  const batches = Array.from({ length: 100 }, (_, at) =>
    members.map((_, nth) => bet(members[(at * 2 + nth * (at % 2 ? 1 : 2)) % MEMBERS]!, `studio:${randomUUID()}`, 1n)),
  );

  const postings = await Promise.all(batches.map((batch) => postBatch(platform.pool, batch)));

  expect(postings.flat().filter(({ outcome }) => outcome === 'posted')).toHaveLength(300);
  expect(await Promise.all(members.map((memberId) => wallet.balance(memberId, 'BDT')))).toEqual([100n, 100n, 100n]);
});
