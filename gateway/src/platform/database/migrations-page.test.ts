import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { testPlatform } from '../testing';
import { migrate, OUR_SCHEMA } from './migrate';
import { migrationFaults, sumsOf } from './migration-rules';

/** What the page shows as whole files, in its order, by their paths. */
const page = readFileSync(join(OUR_SCHEMA.migrations, '../../docs/migrations.md'), 'utf8');
const shown = [...page.matchAll(/^```sql\n-- gateway\/(\S+)\n([^]*?)^```$/gm)].map(([, path = '', text = '']) => ({ path, text }));
const fileNamed = (part: string) => shown.find(({ path }) => path.includes(part)) ?? { path: '', text: '' };

const root = mkdtempSync(join(tmpdir(), 'pavilion-page-'));
const folders = { migrations: join(root, 'migrations'), functions: join(root, 'sql') };
const save = (...parts: string[]) => {
  for (const { path, text } of parts.map(fileNamed)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

it('leads from today’s schema to a new table, a wider and a narrower one', async () => {
  cpSync(OUR_SCHEMA.migrations, folders.migrations, { recursive: true });
  cpSync(OUR_SCHEMA.functions, folders.functions, { recursive: true });
  const platform = await testPlatform();
  const owner = new pg.Client({ connectionString: platform.url });
  await owner.connect();
  const remark = `insert into member_remarks (member_id, remark) select id, 'polite' from members limit 1`;
  await owner.query(`insert into members (brand, public_id, account, type) values ('pavilion', 'PV0001', 'rina', 0)`);

  save('0910_', 'member_remarks_changed');
  await migrate(platform.url, folders);
  await platform.pool.query(remark);
  await platform.pool.query(`update member_remarks set remark = 'kind'`);
  const changed = await platform.pool.query("select changed_at > now() - interval '1 minute' as now, remark from member_remarks");
  expect(changed.rows).toEqual([{ now: true, remark: 'kind' }]);
  await expect(platform.pool.query('delete from member_remarks')).rejects.toThrow('permission denied');

  save('0920_');
  await migrate(platform.url, folders);
  await platform.pool.query(remark);

  save('0930_');
  await migrate(platform.url, folders);
  await expect(platform.pool.query(remark)).rejects.toThrow('not-null');
  expect((await platform.pool.query('select distinct author from member_remarks')).rows).toEqual([{ author: 'unknown' }]);
  await owner.end();
  await platform.close();
}, 60_000);

it('shows migrations that keep the rules', () => {
  const names = readdirSync(folders.migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const files = names.map((name) => ({ name, text: readFileSync(join(folders.migrations, name), 'utf8') }));

  expect(names.filter((name) => name.startsWith('09'))).toHaveLength(3);
  expect(migrationFaults(files, sumsOf(files), ['member_remarks_changed'])).toEqual([]);
});
