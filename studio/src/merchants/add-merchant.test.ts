import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testDatabase, type TestDatabase } from '../testing/test-database';

const studioFolder = path.join(__dirname, '../..');
const run = promisify(execFile);

let folder: string;
let test: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-operator-'));
  test = await testDatabase();
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

function pemFile(bits: number): string {
  const file = path.join(folder, `${bits}-${Date.now()}.pem`);
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  return file;
}

function addMerchant(...args: string[]) {
  return run(process.execPath, ['--import', 'tsx', 'src/merchants/add-merchant.ts', ...args], {
    cwd: studioFolder,
    env: { ...process.env, STUDIO_DATABASE_URL: test.url, STUDIO_KEYS_DIR: path.join(folder, 'keys') },
  });
}

describe('connecting an operator', () => {
  it('prints the studio’s own key and nothing else, the same one each time, and keeps the newest wallet address', async () => {
    const first = await addMerchant('pavilion', '--wallet', 'http://127.0.0.1:4000/old', '--public-key', pemFile(2048));
    const second = await addMerchant(
      'pavilion',
      '--wallet',
      'http://127.0.0.1:4000/vendors/hub88/studio/',
      '--public-key',
      pemFile(2048),
    );
    expect(createPublicKey(first.stdout).asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048);
    expect(second.stdout).toBe(first.stdout);
    const operators = await test.database.selectFrom('operators').select(['code', 'wallet_url']).execute();
    expect(operators).toEqual([{ code: 'pavilion', wallet_url: 'http://127.0.0.1:4000/vendors/hub88/studio' }]);
  });

  it.each([
    ['a key too short to trust', () => ['weak', '--wallet', 'http://x.test', '--public-key', pemFile(1024)], '2048 bits'],
    ['a wallet that is no web address', () => ['odd', '--wallet', 'ftp://x.test', '--public-key', pemFile(2048)], 'http'],
    ['nothing at all', () => [], 'Usage'],
  ])('says what is wrong with %s', async (_case, args, words) => {
    await expect(addMerchant(...args())).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
  });
});
