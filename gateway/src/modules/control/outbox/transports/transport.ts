import type { Rendered } from '../templates';

/** A message on its way out. */
export interface OutgoingMessage extends Rendered {
  id: string;
  /** A number in its normal form (`+8801…`) or a mail address. */
  to: string;
  /** The brand's name, as the sender of a mail. */
  from: string;
}

/** One way out for messages of a kind. */
export interface Transport {
  /** What the outbox notes: `http`, `smtp` or `sandbox`. */
  name: string;
  /**
   * Hands the message over; asked again for the same id, the other side should send it once.
   * @throws SendingFailed with a reason that repeats nothing of the message
   */
  send(message: OutgoingMessage): Promise<void>;
}

/** Why a message was not taken. `final`: the same message will never be. */
export class SendError extends Error {
  constructor(
    reason: string,
    readonly final = false,
  ) {
    super(reason);
    this.name = 'SendingFailed';
  }
}
