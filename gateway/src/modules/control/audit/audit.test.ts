import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Closers, createClosers } from '../../../platform/closers';
import { connect, ensureDatabase, migrate, type Tables } from '../../../platform/database';
import { withDatabase } from '../../../platform/database/ensure-database';
import { testPlatform, type TestPlatform } from '../../../platform/testing';
import { openCheckpoints } from './checkpoints';
import { type Audit, createAudit } from './index';
import { tamper } from './tampering-fixture';
import { verifyChain } from './verify-chain';

let platform: TestPlatform;
let superuser: Kysely<Tables>;
let audit: Audit;
let closers: Closers;
/** As a gateway that starts. */
const open = async () => {
  closers = createClosers(platform.log);
  audit = await createAudit({ ...platform, ...closers });
};
beforeAll(async () => {
  platform = await testPlatform();
  superuser = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: platform.url, max: 1 }) }) });
  await open();
});
afterAll(async () => {
  await closers.closeAll();
  await superuser.destroy();
  await platform.close();
});

const note = (n: number) => ({
  who: 'a tester',
  action: 'remotes.disabled',
  brand: n % 3 ? 'pavilion' : 'lagoon',
  remote: 'points',
  reason: `reason ${n}`,
  seq: n,
  before: { mode: 'on', n },
  after: { mode: 'off', text: 'বন্ধ' },
});
const migrationsBefore = (number: string) => {
  const [all, some] = [join(__dirname, '../../../../migrations'), mkdtempSync(join(tmpdir(), 'pavilion-migrations-'))];
  for (const name of readdirSync(all)) if (name < number) copyFileSync(join(all, name), join(some, name));
  return some;
};
const file = () => join(platform.config.dataDir, 'audit/checkpoints.jsonl');
/** Entries with a checkpoint after every thirty, as restarts write them. */
const grow = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < 30; n += 1) await audit.append(platform.db, note(n));
    await closers.closeAll();
    await open();
  }
};

describe('an entry', () => {
  it('is kept with the action that it tells of, or not at all', async () => {
    const action = platform.db.transaction().execute(async (transaction) => {
      await audit.append(transaction, note(1));
      throw new Error('the action fails');
    });
    await expect(action).rejects.toThrow('the action fails');

    expect((await audit.page('all', { limit: 10 })).lines).toEqual([]);
  });

  it('is kept with who, what, where, why, and how it was before', async () => {
    await audit.append(platform.db, note(1));

    const { lines, next } = await audit.page('all', { limit: 10 });

    expect(lines).toEqual([
      { ...note(1), id: '1', at: expect.stringMatching(/^\d{4}-.*Z$/), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(next).toBeNull();
  });

  it('is found by brand, page by page, the latest first', async () => {
    for (let n = 2; n <= 9; n += 1) await audit.append(platform.db, note(n));

    const first = await audit.page(['lagoon'], { limit: 2 });
    const second = await audit.page(['lagoon'], { limit: 2, before: BigInt(first.next ?? 0) });

    expect([...first.lines, ...second.lines].map(({ seq }) => seq)).toEqual([9, 6, 3]);
    expect(second.next).toBeNull();
  });

  it('can be neither changed, removed, nor written past the chain by the application', async () => {
    for (const statement of [
      `update audit_log set entry = '{}'`,
      'delete from audit_log',
      'truncate audit_log',
      `insert into audit_log (id, entry, hash) values (99, '{}', sha256(''))`,
      `select audit_chain(now(), 'me', 'a', null, null, 'b', null, null, null)`,
    ])
      await expect(platform.pool.query(statement)).rejects.toThrow('permission denied');
  });

  it('has its place even when many are written at once', async () => {
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 8 }, (_, n) => audit.append(platform.db, note(n))));

    expect(await audit.verify()).toMatchObject({ ok: true, checked: 49, firstBad: null });
  });
});

describe('entries from before there was a chain', () => {
  it('are in it with their own times, in their order', async () => {
    const url = withDatabase(process.env.TEST_DATABASE_URL ?? '', `test_before_${process.pid}`);
    await ensureDatabase(platform.url, `test_before_${process.pid}`);
    await migrate(url, { migrations: migrationsBefore('0082') });
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`insert into registry_audit (at, who, action, brand, remote, reason, seq, before, after)
      select timestamptz '2026-01-01 12:00Z' + n * interval '1 day', 'karim', 'promote', 'pavilion', 'wallet', 'why ' || n, n, null, '{"mode": "on"}'
      from generate_series(1, 3) n`);
    await migrate(url);
    const { rows } = await owner.query<{ entry: object }>('select entry from audit_log order by id');
    await owner.end();
    const moved = connect(url);
    const verdict = await verifyChain(moved.db, []);
    await moved.close();
    await sql`drop database ${sql.id(`test_before_${process.pid}`)} with (force)`.execute(superuser);

    expect(verdict).toMatchObject({ ok: true, checked: 3 });
    expect(rows.map(({ entry }) => entry)).toMatchObject(
      [1, 2, 3].map((n) => ({
        id: n,
        at: `2026-01-0${n + 1}T12:00:00.000Z`,
        who: 'karim',
        reason: `why ${n}`,
        before: null,
        after: { mode: 'on' },
      })),
    );
  }, 60_000);
});

describe('the chain', () => {
  it('shows each of a thousand tamperings by somebody who owns the database', async () => {
    await grow(3);
    const stated = await (await openCheckpoints(platform.config)).read();
    const counts = stated.map((each) => (typeof each === 'string' ? 0 : each.count));
    expect(counts.length).toBeGreaterThanOrEqual(3);
    const missed: string[] = [];
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const undone = superuser.transaction().execute(async (transaction) => {
        const { what, from } = await tamper(transaction, seed);
        const { ok, firstBad } = await verifyChain(transaction, stated);
        const at = Number(firstBad?.id);
        // The place is exact up to the next checkpoint: before it, nobody can tell an entry from one that was written anew.
        const latest = Math.min(...counts.filter((count) => count >= from));
        if (ok || at < from || at > latest) missed.push(`${what} from ${from}, seed ${seed}: ${JSON.stringify(firstBad)}`);
        throw new Error('undo');
      });
      await undone.catch((error: Error) => expect(error.message).toBe('undo'));
    }

    expect(missed).toEqual([]);
    expect(await audit.verify()).toMatchObject({ ok: true });
  }, 240_000);

  it('shows when its checkpoints were changed', async () => {
    const whole = readFileSync(file(), 'utf8');
    const lines = whole.split('\n').filter(Boolean);
    const flipped = (line: string, at: number) => line.slice(0, at) + (line[at] === 'A' ? 'B' : 'A') + line.slice(at + 1);
    const attempts = [
      lines.slice(1),
      lines.toSpliced(1, 1),
      [lines[1]!, lines[0]!, ...lines.slice(2)],
      [...lines, lines[0]!],
      [...lines, '{"payload":"{}","signature":""}'],
      [...lines, 'nothing of the kind'],
      ...lines.flatMap((line, n) => [20, 60, 200].map((at) => lines.with(n, flipped(line, at)))),
    ];
    for (const attempt of attempts) {
      writeFileSync(file(), `${attempt.join('\n')}\n`);
      expect((await audit.verify()).ok).toBe(false);
    }
    writeFileSync(file(), whole);
    expect((await audit.verify()).ok).toBe(true);
  });

  it('goes on after a crash in the middle of a checkpoint', async () => {
    const whole = readFileSync(file(), 'utf8');
    writeFileSync(file(), `${whole}{"payload":"{\\"count\\":9`);
    expect(await audit.verify()).toMatchObject({ ok: true });
    await audit.append(platform.db, note(1));
    await closers.closeAll();
    await open();

    expect(readFileSync(file(), 'utf8').startsWith(`${whole}{"payload":"{\\"count\\":14`)).toBe(true);
    expect(await audit.verify()).toMatchObject({ ok: true });
  });

  it('gets no further checkpoint once it was tampered with, so that no forgery becomes good', async () => {
    const before = readFileSync(file(), 'utf8');
    await audit.append(platform.db, note(1));
    await sql`update audit_log set entry = replace(entry::text, 'points', 'wallet')::json where id = (select max(id) from audit_log)`.execute(
      superuser,
    );
    await audit.append(platform.db, note(1));
    await closers.closeAll();
    await open();

    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(await audit.verify()).toMatchObject({ ok: false, firstBad: { fault: 'altered' } });
  });
});
