import { type FailureDetail, type ErrorCode, errorStatus } from '@pavilion/api';

interface ErrorFacts {
  fields?: Record<string, string>;
  details?: Record<string, FailureDetail>;
}

/** A refusal that the caller is told: its code decides status and text. */
export class DomainError extends Error {
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, FailureDetail> | undefined;

  constructor(
    readonly code: ErrorCode,
    { fields, details }: ErrorFacts = {},
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
