import type { FailureDetail } from '@pavilion/api';
import type { FailureCode } from './failure-code';

/** A call that failed: `message` is ready to be shown, in the player's language. @public @sealed */
export class CallError extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly details: Readonly<Record<string, FailureDetail>> = {},
  ) {
    super(message);
    this.name = 'CallError';
  }
}
