import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Protection } from '../protection';
import type { Wallet } from '../wallet';

/** What an award is for. */
export type AwardSource = 'activity' | 'board' | 'level' | 'mission' | 'rebate';

/** Money that a brand gives for what a member did. */
export interface Award {
  memberId: string;
  brand: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
  source: AwardSource;
  /** What is paid for, unique within its source for ever: one claim, one prize. */
  reference: string;
}

/** Pays what members earned by rules of their brand, into the main wallet and theirs at once: no stake is asked for it. Decision 104. */
export interface Awards {
  /** A transaction in which awards may be given: pages are told of the money once it stands. */
  transaction: Wallet['transaction'];
  /**
   * Within such a transaction, which has locked its own rows before and touches no wallet before. `barred`: nothing was paid, because the member may not be given
   * anything now; the caller decides what becomes of the claim.
   *
   * @throws DomainError `wallet.balance_too_large`
   */
  give(trx: Database, award: Award): Promise<'given' | 'barred'>;
}

export function createAwards({ wallet, protection }: { wallet: Wallet; protection: Pick<Protection, 'exclusions'> }): Awards {
  return {
    transaction: wallet.transaction,
    async give(trx, { source, reference, ...award }) {
      if (!(await protection.exclusions.mayReceive(trx, award.memberId))) return 'barred';
      const posting = { ...award, kind: 'bonus', reference: `award:${source}:${reference}` } as const;
      const { outcome, repeated } = await wallet.postWithin(trx, posting);
      if (outcome === 'excess') throw new DomainError('wallet.balance_too_large');
      // Whoever asks has a row of their own for each claim: the same money twice is their mistake, and nothing of it stands.
      if (outcome !== 'posted' || repeated) throw new Error(`award ${source}:${reference} was ${repeated ? 'repeated' : outcome}`);
      return 'given';
    },
  };
}
