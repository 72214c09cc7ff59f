import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeDataFolder } from './data-folder';
import { ensureEmbedded, removeEmbedded } from './database/embedded';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'data-folder-'));
  chmodSync(place, 0o755);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const modeOf = (path: string) => lstatSync(path).mode & 0o777;
const write = (path: string) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'a secret');
  chmodSync(path, 0o644);
};

describe('another account of the machine', () => {
  it('finds the folder of an installation closed from its first moment', () => {
    const dataDir = join(place, '.data');
    closeDataFolder(dataDir);

    expect(modeOf(dataDir)).toBe(0o700);
  });

  it('reads nothing of a folder that an earlier release left open', () => {
    const dataDir = join(place, '.data');
    const files = [
      'studio-connected',
      'keys/operator-token',
      'keys/more/one.key',
      'studio-keys/private.pem',
      'audit/checkpoints.jsonl',
    ];
    for (const file of files) write(join(dataDir, file));

    closeDataFolder(dataDir);

    expect(files.map((file) => modeOf(join(dataDir, file)))).toEqual(files.map(() => 0o600));
    expect(['.', 'keys', 'keys/more', 'studio-keys', 'audit'].map((folder) => modeOf(join(dataDir, folder)))).toEqual(
      Array.from({ length: 5 }, () => 0o700),
    );
    if (process.getuid?.() !== 0) return;
    const stranger = { uid: 65_534, gid: 65_534, stdio: 'ignore', cwd: '/' } as const;
    for (const file of files) expect(() => execFileSync('cat', [join(dataDir, file)], stranger)).toThrow('cat');
  });

  it('is passed through, and nothing more, where it runs the database that root may not', () => {
    if (process.getuid?.() !== 0) return;
    const dataDir = join(place, '.data');
    mkdirSync(join(dataDir, 'postgres/cluster'), { recursive: true });
    execFileSync('chown', ['-R', '65534:65534', join(dataDir, 'postgres')]);

    closeDataFolder(dataDir);

    expect([modeOf(dataDir), lstatSync(dataDir).uid, lstatSync(dataDir).gid]).toEqual([0o710, 0, 65_534]);
  });

  it('no longer gets in with the superuser’s password that an earlier release wrote where everybody reads', async () => {
    const dataDir = join(place, 'postgres');
    try {
      const { url } = await ensureEmbedded({ dataDir, durable: false });
      const old = new URL(url);
      old.password = 'in-studio-connected';
      const owner = new pg.Client({ connectionString: url });
      await owner.connect();
      const folder = (await owner.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory ?? '';
      await owner.query("alter role postgres password 'in-studio-connected'");
      await owner.end();
      const file = join(folder, '../password');
      writeFileSync(file, 'in-studio-connected');

      const renewed = await ensureEmbedded({ dataDir, durable: false });

      await expect(new pg.Client({ connectionString: old.href }).connect()).rejects.toThrow('password authentication failed');
      const again = new pg.Client({ connectionString: renewed.url });
      await again.connect();
      await again.end();
      expect(new URL(renewed.url).password).toBe(readFileSync(file, 'utf8'));
      expect(await ensureEmbedded({ dataDir, durable: false })).toEqual(renewed);
      expect(modeOf(file)).toBe(0o600);
    } finally {
      removeEmbedded({ dataDir });
    }
  }, 60_000);
});
