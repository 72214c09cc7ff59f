import { type Detail, type ErrorCode, errorStatus } from '@pavilion/api';

interface Facts {
  fields?: Record<string, string>;
  details?: Record<string, Detail>;
}

/** A refusal that the caller is told: its code decides status and text. */
export class DomainError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, Detail> | undefined;

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
