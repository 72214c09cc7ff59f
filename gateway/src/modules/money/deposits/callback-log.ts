import type { Logger } from 'pino';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { callbackStore } from './callback-store';
import type { CallbackVerdict } from './tables';

/** What a callback was about, for the log. */
export interface CallbackSubject {
  kind: 'deposits' | 'withdrawals';
  id?: string;
}

/** Counts what became of each callback, and logs those that had no effect. */
export interface CallbackLog {
  record(provider: string, verdict: CallbackVerdict, subject: CallbackSubject): Promise<void>;
  /** Records why a callback was refused that was signed. */
  recordRefusal(provider: string, error: unknown, subject: CallbackSubject): Promise<void>;
}

const REPORTS: Partial<Record<CallbackVerdict, { level: 'warn' | 'error'; message: string }>> = {
  unsigned: { level: 'warn', message: 'a callback is not signed by its provider' },
  stale: { level: 'warn', message: 'a callback was signed long ago' },
  unknown: { level: 'warn', message: 'a callback is about something that is not there' },
  other: { level: 'error', message: 'a provider contradicts what it or we said' },
};

/** The one trace of callbacks, of deposits and of withdrawals. */
export function createCallbackLog({ db, log }: { db: Database; log: Pick<Logger, 'warn' | 'error'> }): CallbackLog {
  const { count } = callbackStore(db);
  const record: CallbackLog['record'] = async (provider, verdict, subject) => {
    const report = REPORTS[verdict];
    if (report) log[report.level]({ ...subject, provider, verdict }, report.message);
    await count(provider, verdict);
  };
  return {
    record,
    async recordRefusal(provider, error, subject) {
      // A database that is away says nothing about the provider: it will call again.
      if (!(error instanceof DomainError)) return;
      await record(provider, error.code === 'request.not_found' ? 'unknown' : 'other', subject);
    },
  };
}
