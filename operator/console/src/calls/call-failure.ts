import type { Failure } from '@pavilion/api';

/** A staff call that was refused, or that no answer came to (`network.lost`). */
export class CallFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: Failure['code'] | 'network.lost',
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly details: NonNullable<Failure['details']> = {},
  ) {
    super(message);
  }
}

export function isFailure(error: unknown, code?: string): error is CallFailure {
  return error instanceof CallFailure && (code === undefined || error.code === code);
}
