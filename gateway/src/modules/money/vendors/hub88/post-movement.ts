import { giveBackReference, type Movement, type Posting, type Wallet } from '../../wallet';
import type { Vendor } from '../vendor';
import type { Player } from './players';
import type { RollbackRequest } from './requests';
import { Refusal } from './status';

/** What an answer says beside its status. Minor units. */
export interface CallResult {
  currency: string;
  balance?: bigint;
}

/** What a call says of the money it moves. */
type WalletPosting = Pick<RollbackRequest, 'transaction_uuid' | 'game_code' | 'round' | 'round_closed'> & {
  reference_transaction_uuid?: string;
};

/** Rounds that a brand gives its members, as far as their vendors' calls are about them. */
export interface FreeRoundBook {
  /** Posts the bet of a free round, which takes nothing; nothing is posted when no round is left of what was given to this member, in this game, under that id. */
  bet(movement: Movement, reward: string): Promise<Posting | undefined>;
  /** Whether the bet of that reference was free under that id. */
  isBetOf(reward: string, reference: string): Promise<boolean>;
}

interface Dependencies {
  wallet: Pick<Wallet, 'post' | 'isReferenceKnown'>;
  freeRounds: FreeRoundBook;
}

/** What is booked; with `reward` it is the bet of a free round. */
interface Booking extends Pick<Movement, 'kind' | 'amount'> {
  reward?: string | undefined;
}

/** Books what a vendor asked for, at most once per id; a win that takes its round above the cap waits for operators. Amounts are minor units. */
export function createPostMovement({ wallet, freeRounds }: Dependencies) {
  return async (
    vendor: Vendor,
    { memberId, brand, currency, wallet: from }: Player,
    { kind, amount, reward }: Booking,
    moved: WalletPosting,
  ): Promise<CallResult> => {
    const movement: Movement = {
      kind,
      memberId: String(memberId),
      brand,
      currency,
      wallet: from,
      amount,
      vendor: vendor.code,
      reference: referenceOf(vendor, moved.transaction_uuid),
      ...(moved.reference_transaction_uuid !== undefined && { related: referenceOf(vendor, moved.reference_transaction_uuid) }),
      ...(moved.game_code !== undefined && { game: moved.game_code }),
      ...(moved.round !== undefined && { round: moved.round }),
      ...(moved.round_closed !== undefined && { roundClosed: moved.round_closed }),
      ...(kind === 'win' && { cap: vendor.winCap(moved.game_code ?? '', currency) }),
    };
    const posting = await (reward === undefined ? wallet.post(movement) : freeRounds.bet(movement, reward));
    if (!posting) throw new Refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    if (kind === 'win' && posting.outcome === 'unknown' && (await isGivenBack(movement)))
      return afterGiveBack(amount, { currency, balance: posting.balance });
    return toCallResult(posting, currency);
  };

  async function isGivenBack({ related }: Movement): Promise<boolean> {
    return related !== undefined && wallet.isReferenceKnown(giveBackReference(related));
  }
}

/**
 * The result of a round whose bet two operators gave back while its vendor was away. A win will never be paid: a vendor that is told so takes its bet back, which moves
 * nothing any more. A loss asks for nothing.
 */
function afterGiveBack(amount: bigint, result: Required<CallResult>): CallResult {
  if (amount > 0n) throw new Refusal('RS_ERROR_DUPLICATE_TRANSACTION', result.balance);
  return result;
}

/** An id is unique within its vendor, for ever. */
export function referenceOf({ code }: Vendor, uuid: string): string {
  return `${code}:${uuid}`;
}

function toCallResult({ outcome, balance }: Posting, currency: string): CallResult {
  switch (outcome) {
    case 'posted':
    case 'void':
      return { currency, balance };
    case 'refused':
    case 'short':
      throw new Refusal('RS_ERROR_NOT_ENOUGH_MONEY', balance);
    case 'barred':
    case 'reused':
      throw new Refusal('RS_ERROR_DUPLICATE_TRANSACTION', balance);
    case 'limited':
    case 'held':
    case 'excess':
      throw new Refusal('RS_ERROR_LIMIT_REACHED', balance);
    case 'unknown':
      throw new Refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', balance);
  }
}
