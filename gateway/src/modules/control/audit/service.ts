import type { AuditLine, AuditPage, AuditVerification } from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import { openCheckpoints } from './checkpoints';
import { startCheckpointWriter } from './checkpoint-writer';
import { addEntry, type AuditEntry, type AuditScope, type Link, listLinks, type Queries } from './store';
import { verifyChain } from './verify-chain';

/** What operators did and what happened to accounts: a hash chain that only grows. */
export interface Audit {
  /**
   * Adds an entry in the caller's transaction, so that there is none without its action and no action without its entry. Entries wait for one
   * another until that transaction ends: call it last.
   */
  append(transaction: Queries, entry: AuditEntry): Promise<void>;
  /** The latest first, older than entry `before`. */
  page(scope: AuditScope, asked: { before?: bigint | undefined; limit: number }): Promise<AuditPage>;
  /** Reads everything; callers at the same time share one reading. */
  verify(): Promise<AuditVerification>;
}

export async function createAudit(platform: Pick<Platform, 'db' | 'config' | 'log' | 'onClose'>): Promise<Audit> {
  const { db, config } = platform;
  const checkpoints = await openCheckpoints(config);
  const keeper = await startCheckpointWriter(platform, checkpoints);
  let verifying: Promise<AuditVerification> | undefined;
  return {
    append: async (transaction, entry) => keeper.entryAdded(await addEntry(transaction, entry)),
    async page(scope, { before, limit }) {
      const links = await listLinks(db, scope, before, limit + 1);
      const shown = links.slice(0, limit);
      return { lines: shown.map(asLine), next: links.length > limit ? String(shown.at(-1)?.id) : null };
    },
    verify() {
      verifying ??= checkpoints
        .read()
        .then((known) => verifyChain(db, known))
        .finally(() => (verifying = undefined));
      return verifying;
    },
  };
}

function asLine({ id, text, hash }: Link): AuditLine {
  const entry = JSON.parse(text) as Omit<AuditLine, 'id' | 'hash'>;
  return { ...entry, id: String(id), hash: hash.toString('hex') };
}
