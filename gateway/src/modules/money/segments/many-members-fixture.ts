import type pg from 'pg';
import { repetitions } from '../../../platform/testing';

/** So many members of one brand. */
export const MANY = repetitions({ everyDay: 25_000, soak: 100_000 });

/**
 * Writes members of the brand as a large one has them: half of them paid in, a third played in the last month, two in three were here lately, one in ten has a
 * tag. Straight into the tables, because nobody waits for so many registrations.
 */
export async function writeManyMembers(owner: pg.Client, brand: string): Promise<void> {
  const run = (text: string) => owner.query(text, [brand, MANY]);
  // Each statement names both.
  const each = 'generate_series(1, $2::int) n join members on members.brand = $1 and members.account = $3 || n';
  await run(
    `insert into members (brand, account, nickname, type, registered_at)
      select $1, 'many' || n, '', 0, now() - n % 700 * interval '1 day' from generate_series(1, $2::int) n`,
  );
  const write = (text: string) => owner.query(text.replace('$each', each), [brand, MANY, 'many']);
  await write(`insert into counted_deposit_days (member_id, day, count, deposits, changed)
    select members.id, current_date - n % 60, 1 + n % 3, n % 90 * 1000, 0 from $each where n % 2 = 0`);
  await write(`insert into counted_days (member_id, brand, day, category, vendor, rounds, bets, wins, valid, counted, changed)
    select members.id, $1, current_date - back, 'RNG', 'studio', 5, 1000, 0, 1000, 1000, 0
    from $each, unnest(array[1, 9, 20]) back where n % 3 = 0`);
  await write(`insert into sessions (token_hash, member_id, brand, address, device, seen_at, expires_at)
    select decode(md5(members.id::text), 'hex'), members.id, $1, '10.0.0.1', 'phone', now() - n % 90 * interval '1 day', now()
    from $each where n % 3 <> 1`);
  await write(
    `insert into member_tags (member_id, brand, tag, set_by) select members.id, $1, 'guest', 'tester' from $each where n % 10 = 0`,
  );
  await owner.query('analyze members, counted_deposit_days, counted_days, sessions, member_tags');
}
