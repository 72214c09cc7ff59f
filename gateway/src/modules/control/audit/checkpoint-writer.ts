import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform';
import { type ChainHead, GENESIS } from './chain';
import type { Checkpoints } from './checkpoints';
import { findLink, type Queries } from './store';
import { scanChain } from './verify-chain';

/** Writes a checkpoint every hundred entries, every five minutes in which there are any, at the start and at the end. */
export interface CheckpointWriter {
  /** Is told of every entry that this process adds. */
  entryAdded(id: bigint): void;
  close(): Promise<void>;
}

const EVERY_ENTRIES = 100n;
const INTERVAL_MS = 300_000;
/** So that the transaction of the hundredth entry has ended. */
const DEBOUNCE_MS = 1_000;

export async function startCheckpointWriter(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  checkpoints: Checkpoints,
): Promise<CheckpointWriter> {
  let reached = 0n;
  let soon: NodeJS.Timeout | undefined;
  const write = async () => {
    soon = undefined;
    try {
      reached = await writeCheckpoint(db, checkpoints);
    } catch (error) {
      log.error({ err: error }, 'no checkpoint of the audit chain could be written');
    }
  };
  await write();
  const regularly = setInterval(() => void write(), INTERVAL_MS).unref();
  return {
    entryAdded(id) {
      if (id - reached >= EVERY_ENTRIES) soon ??= setTimeout(() => void write(), DEBOUNCE_MS).unref();
    },
    async close() {
      clearInterval(regularly);
      clearTimeout(soon);
      await write();
    },
  };
}

/** Signs what the chain is now. A chain that does not continue from the last checkpoint is never signed: that would make a forgery good. */
async function writeCheckpoint(db: Queries, checkpoints: Checkpoints): Promise<bigint> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7083)`.execute(transaction);
    const from = await lastHead(transaction, checkpoints);
    const walked = await scanChain(transaction, from);
    if (walked.fault) throw new Error(`entry ${walked.at} of the audit log is ${walked.fault}`);
    if (walked.head.count > from.count) await checkpoints.add(walked.head);
    return walked.head.count;
  });
}

async function lastHead(db: Queries, checkpoints: Checkpoints): Promise<ChainHead> {
  const last = await checkpoints.last();
  if (!last) return GENESIS;
  if (last === 'unreadable') throw new Error('the last checkpoint of the audit log cannot be read');
  if (last === 'forged') throw new Error('the last checkpoint of the audit log is not ours');
  const head = { count: BigInt(last.count), hash: Buffer.from(last.hash, 'base64') };
  const link = await findLink(db, head.count);
  if (!link?.hash.equals(head.hash)) throw new Error(`entry ${head.count} of the audit log is not what its checkpoint says`);
  return head;
}
