import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addDays, dayIn } from '@pavilion/time';
import { createLedgerQueries } from '../ledger-queries';
import { type BenchSetup, WALLET } from './bench-setup';

const SMALL_LEDGER = 10_000;
const LARGE_LEDGER = 1_000_000;
const TIMES = 300;
const LONG_AGO_DAYS = 300;

/** What a member waits for, in milliseconds at the median: with few entries in the ledger, and with many. */
export type Growth = Record<'bet' | 'balance' | 'statement' | 'rounds', { few: number; many: number }>;

/** Asks for the same things of both in turn, so that a busy machine is as busy for one as for the other. */
export async function growthOf({ gateway, url, platform, memberIds }: BenchSetup): Promise<Growth> {
  const [few = '', many = ''] = memberIds;
  await fill(url, few, SMALL_LEDGER / 2);
  await fill(url, many, LARGE_LEDGER / 2);
  const { wallet } = gateway.services;
  const book = createLedgerQueries(platform.db);
  const zone = 'Asia/Dhaka';
  const days = { from: dayOf(LONG_AGO_DAYS), to: dayOf(0) };
  const bet = { ...WALLET, kind: 'bet', vendor: 'bench', game: 'dice', amount: 1n } as const;
  return {
    bet: await compare(few, many, (memberId) => {
      const id = randomUUID();
      return wallet.post({ ...bet, memberId, reference: `bench:${id}`, round: id });
    }),
    balance: await compare(few, many, (memberId) => wallet.balance(memberId, WALLET.currency)),
    statement: await compare(few, many, (memberId) => wallet.statement(memberId, WALLET.currency, days, zone)),
    rounds: await compare(few, many, (memberId) =>
      book.rounds({ ...days, memberId, currency: WALLET.currency, timeZone: zone }, undefined, 25),
    ),
  };
}

async function compare(
  few: string,
  many: string,
  act: (memberId: string) => Promise<unknown>,
): Promise<{ few: number; many: number }> {
  const times: Record<string, number[]> = { [few]: [], [many]: [] };
  for (let round = 0; round < TIMES; round += 1)
    for (const memberId of round % 2 ? [few, many] : [many, few]) {
      const began = performance.now();
      await act(memberId);
      times[memberId]?.push(performance.now() - began);
    }
  const middle = (memberId: string) => times[memberId]?.toSorted((a, b) => a - b)[TIMES / 2] ?? Number.NaN;
  return { few: middle(few), many: middle(many) };
}

/** Bets of one each, evenly over the last three hundred days, each a round of its own; written as the owner, because posting them would take an hour. */
async function fill(url: string, memberId: string, bets: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    // The ledger is watched: all of it comes at once.
    await owner.query('begin');
    await owner.query(
      `create temp table line on commit preserve rows as
      select nextval('ledger_transaction_ids') as id, $1::bigint as member_id, 'past:' || $1::text || '-' || nth as reference,
        now() - ($2 - nth) * interval '1 day' * $3 / $2 as at, (select balance from wallet_accounts where member_id = $1) - nth as balance
      from generate_series(1, $2::int) nth`,
      [memberId, bets, LONG_AGO_DAYS],
    );
    await owner.query('insert into ledger_reference_owners select reference, member_id from line');
    await owner.query(`insert into ledger_transactions (member_id, reference, id, kind, outcome, currency, amount, effect, balance, vendor, game, round, at)
      select member_id, reference, id, 'bet', 'posted', 'BDT', 1, -1, balance, 'bench', 'dice', reference, at from line`);
    await owner.query(`insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at)
      select member_id, id, leg, case leg when 0 then 'member' else 'games' end, 'BDT', case leg when 0 then -1 else 1 end, at
      from line cross join (values (0), (1)) legs (leg)`);
    await owner.query(`insert into game_rounds (member_id, vendor, round, brand, game, currency, bets, closed, opened_at, moved_at)
      select member_id, 'bench', reference, 'pavilion', 'dice', 'BDT', 1, true, at, at from line`);
    await owner.query('update wallet_accounts set balance = balance - $2 where member_id = $1', [memberId, bets]);
    await owner.query('commit');
    await owner.query('vacuum analyze ledger_transactions, ledger_entries, game_rounds');
  } finally {
    await owner.end();
  }
}

function dayOf(daysAgo: number): string {
  return addDays(dayIn('UTC'), -daysAgo);
}
