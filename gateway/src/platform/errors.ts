import { type ErrorCode, errorStatus } from '@pavilion/api';

interface Facts {
  fields?: Record<string, string>;
  details?: Record<string, string | number | boolean>;
}

/** A refusal that the caller is told: its code decides status and text. */
export class DomainError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, string | number | boolean> | undefined;

  constructor(
    readonly code: ErrorCode,
    { fields, details }: Facts = {},
  ) {
    super(code);
    this.name = 'DomainError';
    this.fields = fields;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
