import type { Database } from '../../../platform/database';
import type { FreeRoundBook } from '../vendors';
import { type Movement, type Posting, type Wallet, withRetries } from '../wallet';
import { freeRoundStore } from './store';
import type { GrantRow } from './tables';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What vendors' calls about free rounds come to. A bet is posted in the transaction that holds what was given, so that no two of them are the last one; what the ledger knows is
 * answered as it was, whatever became of the grant. Whether a round still counts is read from the ledger: a rollback gives it back, whoever made it.
 */
export function createFreeRoundBook(db: Database, wallet: Wallet): FreeRoundBook {
  return {
    async bet(movement, reward) {
      if (await wallet.isReferenceKnown(movement.reference)) return wallet.post(movement);
      if (!UUID.test(reward)) return undefined;
      return withRetries(() => wallet.transaction((trx) => postFreeBet(trx, wallet, { movement, reward })));
    },
    isBetOf: async (reward, reference) => UUID.test(reward) && freeRoundStore(db).isBetOf(reward, reference),
  };
}

interface FreeBet {
  movement: Movement;
  reward: string;
}

async function postFreeBet(trx: Database, wallet: Wallet, { movement, reward }: FreeBet): Promise<Posting | undefined> {
  const store = freeRoundStore(trx);
  const grant = await store.hold(reward);
  // Sent twice at the same moment: the first one holds the grant, and is known by now.
  if (await store.isBetOf(reward, movement.reference)) return wallet.postWithin(trx, movement);
  if (!grant || !isFor(grant, movement) || !isRunning(grant)) return undefined;
  if ((await store.progress(grant.id)).played >= grant.rounds) return undefined;
  const posting = await wallet.postWithin(trx, movement);
  if (posting.outcome === 'posted' && !posting.repeated) {
    const { memberId, vendor = '', round = '', reference } = movement;
    await store.addBet({ reference, grant_id: grant.id, member_id: BigInt(memberId), vendor, round });
  }
  return posting;
}

function isFor(grant: GrantRow, { memberId, brand, currency, vendor, game = '' }: Movement): boolean {
  return (
    grant.member_id === BigInt(memberId) &&
    grant.brand === brand &&
    grant.currency === currency &&
    grant.vendor === vendor &&
    grant.games.includes(game)
  );
}

function isRunning({ state, until }: GrantRow): boolean {
  return state === 'active' && until !== null && until > new Date();
}
