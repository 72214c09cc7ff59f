import type { Round } from '../database/tables';

/** Why an operator (or the play purse) said no. Each has a plain sentence in both languages on the page. */
export type WalletRefusal =
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'wallet.player_disabled'
  | 'wallet.session_expired'
  | 'wallet.refused';

/** A confirmed call, kept word for word: what the studio signed, and what the operator answered. */
export interface KeptCall {
  readonly body: string;
  readonly signature: string;
  readonly answer: string;
}

/**
 * What became of a wallet call. `unknown` means that nobody knows: no answer in time, or one that cannot be believed,
 * so the call must be repeated with the same id or taken back.
 */
export type WalletResult =
  | { readonly kind: 'confirmed'; readonly balance: bigint; readonly call?: KeptCall }
  | { readonly kind: 'refused'; readonly code: WalletRefusal; readonly status: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The side of a session that a wallet has to know. */
export interface WalletSession {
  readonly playerId: bigint;
  readonly walletUrl: string;
  readonly user: string | null;
  readonly token: string | null;
  readonly currency: string;
  readonly gameCode: string;
}

/** Money that a round takes: its bet, or what a step in it costs. */
export interface Stake {
  readonly betUuid: string;
  readonly rollbackUuid: string;
  readonly amount: bigint;
}

/** A free round takes nothing of the player's. */
export function betOf(round: Round): Stake {
  const amount = round.reward_uuid === null ? round.stake : 0n;
  return { betUuid: round.bet_uuid, rollbackUuid: round.rollback_uuid, amount };
}

/** One attempt per call and every call repeatable: `transaction_uuid` comes from the round and never changes. */
export interface Wallet {
  check(purse: WalletSession): Promise<WalletResult>;
  balance(purse: WalletSession): Promise<WalletResult>;
  bet(purse: WalletSession, round: Round, stake: Stake): Promise<WalletResult>;
  win(purse: WalletSession, round: Round): Promise<WalletResult>;
  /** @param closes whether nothing more comes of the round */
  rollback(purse: WalletSession, round: Round, stake: Stake, closes: boolean): Promise<WalletResult>;
}
