import type { AuditVerification } from '@pavilion/api/staff';
import { type ChainHead, verifyLink, GENESIS } from './chain';
import type { Checkpoint, SpoiltLine } from './checkpoints';
import { linksAfter, type Queries } from './store';

const BATCH_SIZE = 1_000;

/**
 * Reads the whole chain and holds it against the checkpoints. The chain itself shows a change, a removal, an insertion and another order; the
 * checkpoints show an end that was cut off, and a chain that was written anew from some entry on.
 */
export async function verifyChain(db: Queries, checkpoints: readonly (Checkpoint | SpoiltLine)[]): Promise<AuditVerification> {
  const known = checkpoints.filter((each) => typeof each !== 'string');
  const stated = new Map(known.map(({ count, hash }) => [BigInt(count), hash]));
  const result = (head: ChainHead, firstBad: AuditVerification['firstBad']): AuditVerification => ({
    ok: firstBad === null,
    checked: Number(head.count),
    firstBad,
    checkpoints: known.length,
    checkpointedTo: Math.max(0, ...known.map(({ count }) => count)),
  });
  const walked = await scanChain(db, GENESIS, (head) => {
    const hash = stated.get(head.count);
    return hash === undefined || hash === head.hash.toString('base64') ? undefined : 'rewritten';
  });
  if (walked.fault) return result(walked.head, { id: String(walked.at), fault: walked.fault });
  const longest = Math.max(0, ...known.map(({ count }) => count));
  if (walked.head.count < longest) return result(walked.head, { id: String(walked.head.count + 1n), fault: 'cut' });
  if (known.length < checkpoints.length) return result(walked.head, { id: null, fault: 'checkpoint' });
  return result(walked.head, null);
}

type Fault = NonNullable<AuditVerification['firstBad']>['fault'];
type ChainScan = { head: ChainHead; fault?: undefined } | { head: ChainHead; fault: Fault; at: bigint };

/** Follows the chain from `from` to its end, or to the first entry that does not belong where it is. */
export async function scanChain(
  db: Queries,
  from: ChainHead,
  objection: (head: ChainHead) => Fault | undefined = () => undefined,
): Promise<ChainScan> {
  let head = from;
  // Nothing stands before the first entry, whatever its number says.
  let read = from.count === 0n ? undefined : from.count;
  for (;;) {
    const links = await linksAfter(db, read, BATCH_SIZE);
    read = links.at(-1)?.id ?? read;
    for (const link of links) {
      const next = verifyLink(head, link);
      if (typeof next === 'string') return { head, fault: next, at: next === 'missing' ? head.count + 1n : link.id };
      const fault = objection(next);
      if (fault) return { head, fault, at: next.count };
      head = next;
    }
    if (links.length < BATCH_SIZE) return { head };
  }
}
