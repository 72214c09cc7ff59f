import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Whether what `file` stands for was done on these terms. */
export function isDone(file, terms) {
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(terms);
}

/** Notes that it was done on these terms: as a hash, and of the addresses among them without their passwords. */
export function markDone(file, terms) {
  writeFileSync(file, fingerprint(terms), { mode: 0o600 });
  // One that an earlier release wrote is open to everybody.
  chmodSync(file, 0o600);
}

function fingerprint(terms) {
  return createHash('sha256')
    .update(JSON.stringify(terms.map(withoutPassword)))
    .digest('hex');
}

function withoutPassword(term) {
  if (typeof term !== 'string' || !URL.canParse(term)) return term;
  const address = new URL(term);
  address.password = '';
  return address.href;
}
