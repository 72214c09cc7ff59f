import type { Database } from '../../../platform/database';
import { lockMember } from '../../identity/members';
import { eligibilityStore } from './eligibility-store';
import { jobStore } from './job-store';
import { methodStore } from './method-store';
import { withdrawalQueries } from './withdrawal-queries';
import { withdrawalTransitions } from './withdrawal-transitions';

/** What a foreign key promises to be there. */
export function mustGet<Value>(known: ReadonlyMap<string, Value>, key: string): Value {
  const value = known.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${key}`);
  return value;
}

/** The tables of withdrawals; within a transaction when `db` is one. */
export function withdrawalStore(db: Database) {
  return {
    ...withdrawalQueries(db),
    ...withdrawalTransitions(db),
    ...methodStore(db),
    ...eligibilityStore(db),
    ...jobStore(db),
    /** One withdrawal of a member is looked at at a time. */
    lockMember: (memberId: bigint) => lockMember(db, memberId),
  };
}

export type WithdrawalStore = ReturnType<typeof withdrawalStore>;
