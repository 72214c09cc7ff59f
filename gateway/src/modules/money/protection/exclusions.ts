import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { lockMember } from '../../identity/members';

/** Who is not to be given anything to play with. */
export interface NewExclusion {
  memberId: string;
  /** For ever without it. */
  until?: Date;
  /** Missing when the member decides it. */
  by?: { operator: string; reason: string };
}

/** Keeps what brands give away from members who are not to have it. Decision 101. */
export interface Exclusions {
  /** From now on; what is being given at this moment is given first, or not at all. Nobody can shorten it. */
  exclude(exclusion: NewExclusion): Promise<void>;
  /**
   * Whether a member may be given a bonus, a prize or anything else, within the transaction that gives it and before wallets are touched there: it
   * holds until that transaction ends. Not who is excluded, locked, closed or trial, and nobody of a retired brand.
   */
  mayReceive(trx: Database, memberId: string): Promise<boolean>;
  /** The same as it is now, for what is shown: nobody waits for the answer, and nothing is given by it. */
  canReceive(memberId: string): Promise<boolean>;
}

export function createExclusions(db: Database): Exclusions {
  return {
    exclude: ({ memberId, until, by }) =>
      db.transaction().execute(async (trx) => {
        await lockMember(trx, BigInt(memberId));
        const row = {
          member_id: BigInt(memberId),
          until: until ?? null,
          operator: by?.operator ?? null,
          reason: by?.reason ?? null,
        };
        await trx.insertInto('play_exclusions').values(row).execute();
      }),
    async mayReceive(trx, memberId) {
      const { rows } = await sql<{ may: boolean }>`select member_may_receive(${memberId}::bigint) as may`.execute(trx);
      return rows[0]?.may ?? false;
    },
    async canReceive(memberId) {
      const { rows } = await sql<{ can: boolean }>`select member_can_receive(${memberId}::bigint) as can`.execute(db);
      return rows[0]?.can ?? false;
    },
  };
}
