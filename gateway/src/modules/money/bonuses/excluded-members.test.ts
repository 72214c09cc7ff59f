import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database';
import { type Player, setUpBonuses } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses()));
afterAll(() => now.close());

const exclusions = () => now.app.gateway.services.protection.exclusions;
const DEPOSIT = 200_000n;
const ROUNDS = 40;

const mayReceive = ({ id }: Player) => now.app.platform.db.transaction().execute((trx) => exclusions().mayReceive(trx, id));

/** Whether something is still going on after a moment that is long enough for it. */
const stillWaits = (work: Promise<unknown>) => Promise.race([work.then(() => false), pause(150, true)]);

/** A transaction that has done this, and is open until it is told to end. */
async function openTransaction(act: (trx: Database) => Promise<unknown>): Promise<() => Promise<void>> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return new Promise((begun, failed) => {
    const done = now.app.platform.db.transaction().execute(async (trx) => {
      await act(trx);
      begun(() => (end(), done));
      await ended;
    });
    done.catch(failed);
  });
}

it('an active member may be given something, and nobody who is locked or plays for free', async () => {
  const [active, locked, trial] = [await now.player(), await now.player(), await now.player()];
  await now.owner.query(`update members set status = 'locked' where id = ${locked.id}`);
  await now.owner.query(`update members set type = 4 where id = ${trial.id}`);

  expect(await Promise.all([active, locked, trial].map(mayReceive))).toEqual([true, false, false]);
});

it('an exclusion holds until its end, and the longest of several counts', async () => {
  const player = await now.player();
  await exclusions().exclude({ memberId: player.id, until: new Date(Date.now() + 3_600_000) });
  await now.owner.query(
    `update play_exclusions set since = now() - interval '2 hours', until = now() - interval '1 hour' where member_id = ${player.id}`,
  );
  expect(await mayReceive(player)).toBe(true);

  await exclusions().exclude({ memberId: player.id });
  await exclusions().exclude({
    memberId: player.id,
    until: new Date(Date.now() + 1_000),
    by: { operator: 'mira', reason: 'asked by letter' },
  });

  expect(await mayReceive(player)).toBe(false);
});

it('nobody shortens an exclusion: the application may neither change it nor take it away', async () => {
  const player = await now.player();
  await exclusions().exclude({ memberId: player.id });
  const { db } = now.app.platform;

  await expect(db.updateTable('play_exclusions').set({ until: new Date() }).execute()).rejects.toThrow('permission denied');
  await expect(db.deleteFrom('play_exclusions').execute()).rejects.toThrow('permission denied');
});

it('who is being excluded while a bonus is granted gets none: the grant waits and sees it', async () => {
  const player = await now.player();
  const commit = await openTransaction(async (trx) => {
    await trx.selectFrom('members').select('id').where('id', '=', BigInt(player.id)).forUpdate().execute();
    await trx
      .insertInto('play_exclusions')
      .values({ member_id: BigInt(player.id), until: null, operator: null, reason: null })
      .execute();
  });
  const deposit = now.payIn(player, DEPOSIT, 'welcome');
  expect(await stillWaits(deposit)).toBe(true);

  await commit();
  await deposit;

  expect(await now.held(player)).toEqual({ main: DEPOSIT, bonus: 0n });
});

it('what is being granted when a member excludes themselves is theirs, and the exclusion waits for it', async () => {
  const player = await now.player();
  const commit = await openTransaction((trx) => exclusions().mayReceive(trx, player.id));
  const exclusion = exclusions().exclude({ memberId: player.id });
  expect(await stillWaits(exclusion)).toBe(true);

  await commit();
  await exclusion;

  expect(await mayReceive(player)).toBe(false);
});

it('of an exclusion and a grant at once, no bonus is given after the exclusion', async () => {
  let [granted, head] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const player = await now.player();
    const payment = now.payIn(player, DEPOSIT, 'welcome');
    await Promise.all([payment, pause(head).then(() => exclusions().exclude({ memberId: player.id }))]);

    // Both are moments after the lock was got.
    const { rows } = await now.owner.query<{ early: boolean }>(
      `select given_at < since as early from bonuses join play_exclusions using (member_id) where member_id = ${player.id}`,
    );
    expect(rows.every(({ early }) => early)).toBe(true);
    granted += rows.length;
    // Whoever won has less of a head start the next time.
    head = Math.max(0, head + (rows.length ? -1 : 1));
  }
  expect(granted).toBeGreaterThan(0);
  expect(granted).toBeLessThan(ROUNDS);
});
