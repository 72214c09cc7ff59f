import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal';

it('says which line of the journal it leaves out, and keeps the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const error = jest.fn();
  const journal = openJournal(folder, { error });
  journal.append({ kind: 'webhook-delivered', key: 'first' });
  appendFileSync(join(folder, 'journal.jsonl'), '{"what":"to\n');
  journal.append({ kind: 'webhook-delivered', key: 'last' });

  expect(openJournal(folder, { error }).events).toEqual([
    { kind: 'webhook-delivered', key: 'first' },
    { kind: 'webhook-delivered', key: 'last' },
  ]);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ line: 2, err: expect.any(SyntaxError) }), expect.any(String));
  rmSync(folder, { recursive: true });
});
