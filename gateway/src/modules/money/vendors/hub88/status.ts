/** How a call of theirs can end; the answer is always HTTP 200. */
export type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  // A limit of the player's own: the game goes on, this bet does not. Of a win: its round is above its cap, and asked again it may be paid.
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

/** A refusal on the way to the ledger. */
export class Refusal extends Error {
  constructor(
    readonly status: Exclude<Status, 'RS_OK'>,
    /** Minor units, where the caller is told the balance. */
    readonly balance?: bigint,
  ) {
    super(status);
  }
}
