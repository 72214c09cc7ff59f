import type { MessageKind } from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import { repeatEvery } from '../../../platform/timers';
import type { MessageCipher } from './message-cipher';
import { claimDue, expireOld, deleteOld, type MessageRow, markFailed, markSent } from './store';
import { render } from './templates';
import { type OutgoingMessage, SendError, type Transport } from './transports/transport';

interface Dependencies {
  platform: Pick<Platform, 'db' | 'log' | 'jobs' | 'onClose'>;
  sealed: MessageCipher;
  transports: Readonly<Record<MessageKind, Transport | undefined>>;
  nameOf(row: Pick<MessageRow, 'brand' | 'staff'>): string;
}

/** Sends what waits. Any number of instances may: each message is taken by one of them at a time. */
export interface Dispatcher {
  /** Everything that is due now. */
  dispatch(signal?: AbortSignal): Promise<void>;
}

const INTERVAL_MS = 1_000;
const BATCH_SIZE = 20;
/** How many batches one turn sends, so that a slow provider does not keep what expires from expiring. */
const ROUNDS = 20;

export function startDispatcher(parts: Dependencies): Dispatcher {
  const { platform } = parts;
  const { db, jobs } = platform;
  const dispatch = async (signal?: AbortSignal) => {
    await expireOld(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = await claimDue(db, BATCH_SIZE);
      await Promise.all(due.map((row) => deliver(parts, row)));
      if (signal?.aborted || due.length < BATCH_SIZE) return;
    }
  };
  repeatEvery(platform, 'messages.send', INTERVAL_MS, dispatch);
  jobs.define({
    name: 'messages.prune',
    schedule: { every: 1, unit: 'hour' },
    timeoutSeconds: 600,
    run: ({ signal }) => deleteOld(db, signal),
  });
  return { dispatch };
}

async function deliver(parts: Dependencies, row: MessageRow): Promise<void> {
  const { db, log } = parts.platform;
  const { id, kind, template } = row;
  const transport = parts.transports[kind];
  const failure = await trySending(transport, () => toOutgoing(parts, row));
  if (!failure && transport) return markSent(db, id, transport.name, transport.name === 'sandbox');
  const { message: reason = '', final = false } = failure ?? {};
  const state = await markFailed(db, row, reason, final);
  if (state === 'failed') log.warn({ message: id, kind, template, reason }, 'a message was not sent, and is given up');
}

async function trySending(transport: Transport | undefined, make: () => OutgoingMessage): Promise<SendError | undefined> {
  if (!transport) return new SendError('no provider is configured');
  try {
    await transport.send(make());
    return undefined;
  } catch (error) {
    // What is no answer of a provider is ours, and may hold what must not be written down.
    return error instanceof SendError ? error : new SendError('the message could not be made');
  }
}

function toOutgoing({ sealed, nameOf }: Dependencies, row: MessageRow): OutgoingMessage {
  const from = nameOf(row);
  const values = sealed.valuesOf(row) ?? {};
  return { id: row.id, to: sealed.recipientOf(row), from, ...render(row.template, row.locale, { ...values, brand: from }) };
}
