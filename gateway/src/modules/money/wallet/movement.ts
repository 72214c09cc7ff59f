/** The kinds of movement the ledger knows; each has its own function in the database. */
export type MovementKind =
  | 'deposit'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'withdrawal'
  | 'withdrawal-return'
  | 'transfer-out'
  | 'transfer-in'
  | 'bonus'
  | 'bonus-expiry'
  | 'adjustment-in'
  | 'adjustment-out'
  | 'correction';

/** The main wallet, the bonus that is not free yet, or a vendor's that keeps its own. */
export type WalletName = 'main' | 'bonus' | `vendor:${string}`;

/** One movement of a member's money, as it is asked for. */
export interface Movement {
  kind: MovementKind;
  memberId: string;
  brand: string;
  currency: string;
  /** Which of the member's wallets; the main one unless it says otherwise. A win or a rollback goes where the bet came from. */
  wallet?: WalletName;
  /** Unique for ever: a repeat is answered as the first time. Prefixed by whoever gave it out (`studio:…`, `deposit:…`). */
  reference: string;
  /** Minor units, never negative. A rollback takes it from what it takes back. */
  amount: bigint;
  /** The reference of the bet that was won, of what is taken or given back, or of the `transfer-out` that this `transfer-in` ends. */
  related?: string;
  /** Whose `transfer-out` it is, when it is another member's. */
  sender?: string;
  /** Whom the money comes from or goes to: the account on the other side is one for each. */
  provider?: string;
  /** Minor units, on the other side only: on top of a deposit, part of a withdrawal. */
  fee?: bigint;
  vendor?: string;
  /** The vendor's code of the game. */
  game?: string;
  round?: string;
  roundClosed?: boolean;
  /** Of a vendor's win: what its round may win in all before one of its wins waits for operators. Without it there is no such bound. */
  cap?: bigint;
  /** When it happened, for books that are carried over from elsewhere; otherwise now. */
  at?: Date;
}

/**
 * What became of a movement. `posted`: money moved. `refused`: there was not enough, and it stays refused. `limited`: beyond a limit of
 * the player's own, and it stays so. `void`: nothing to take back.
 * `barred`: a bet that was rolled back before it came. `reused`: the reference stands for something else. `unknown`: the bet or win it
 * belongs to is not there, or is no longer open. `held`: a win that waits for operators, because its round would win more than its cap or
 * another win of it waits; asked again, it is told what became of it. `short`: a win that is spent cannot be taken back. `excess`: the wallet would hold more
 * than can be counted exactly everywhere; nothing moved, and it may be asked again.
 */
export type Outcome = 'posted' | 'refused' | 'limited' | 'void' | 'barred' | 'reused' | 'unknown' | 'held' | 'short' | 'excess';

/** The answer to a movement; a repeat gets the first one. */
export interface Posting {
  outcome: Outcome;
  /** Minor units, right after the movement. */
  balance: bigint;
  /** What the balance gained. */
  effect: bigint;
  repeated: boolean;
  /** Which of the member's wallets it was about. */
  wallet: WalletName;
  /** How often the wallet has changed, this time included; nothing when no money moved now. */
  version: bigint | null;
}
