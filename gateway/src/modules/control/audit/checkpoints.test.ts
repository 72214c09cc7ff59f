import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCheckpoints } from './checkpoints';

it('tells half a line from one that somebody else signed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  const checkpoints = await openCheckpoints({ dataDir });
  await checkpoints.add({ count: 3n, hash: Buffer.from('head') });
  appendFileSync(join(dataDir, 'audit/checkpoints.jsonl'), '{"payload":"{\n{"payload":"{}","signature":""}\n');

  expect(await checkpoints.read()).toMatchObject([{ count: 3 }, 'unreadable', 'forged']);
  rmSync(dataDir, { recursive: true });
});
