import type { BalanceValue } from '@pavilion/api/wallet';

/**
 * What the signed-in member holds, of each wallet the newest that the gateway said.
 *
 * @public @sealed
 */
export interface Balance {
  /** Missing until it is known, and always for visitors and trial players, who hold nothing. Amounts are minor units in digits. */
  value: BalanceValue | undefined;
  /** It is being read. */
  reading: boolean;
  /** Why it could not be read the last time. */
  error: Error | null;
}

/** What can be done about the balance. @public @sealed */
export interface BalanceActions {
  /** Reads it now; for whoever does not believe what they see. */
  read(): Promise<void>;
  /**
   * Says that money was moved here. Mostly nothing has to be done, since the gateway tells what wallets hold; while it cannot tell this page
   * anything, the balance is read.
   */
  moneyMoved(): void;
}

/** Where the balance lives: the shell. @internal */
export interface BalanceSource extends BalanceActions {
  current(): Balance;
  subscribe(listener: () => void): () => void;
}
