import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import { type ChainHead, GENESIS } from './chain';
import type { Checkpoints } from './checkpoints';
import { findLink, type Queries } from './store';
import { scanChain } from './verify-chain';

/** Writes a checkpoint every hundred entries, every five minutes in which there are any, at the start and at the end. */
export interface CheckpointWriter {
  /** Is told of every entry that this process adds. */
  entryAdded(id: bigint): void;
}

const EVERY_ENTRIES = 100n;
const INTERVAL_MS = 300_000;
const TICK_MS = 1_000;

export async function startCheckpointWriter(
  platform: Pick<Platform, 'db' | 'log' | 'onClose'>,
  checkpoints: Checkpoints,
): Promise<CheckpointWriter> {
  const { db, log, onClose } = platform;
  let reached = 0n;
  let [isDue, nextAt] = [false, 0];
  const write = async () => {
    [isDue, nextAt] = [false, Date.now() + INTERVAL_MS];
    try {
      reached = await writeCheckpoint(db, checkpoints);
    } catch (error) {
      log.error({ err: error }, 'no checkpoint of the audit chain could be written');
    }
  };
  await write();
  onClose('audit', write);
  repeatEvery(platform, 'audit.checkpoints', TICK_MS, async () => {
    if (isDue || Date.now() >= nextAt) await write();
  });
  return {
    entryAdded(id) {
      isDue ||= id - reached >= EVERY_ENTRIES;
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
