import type { Refusal, RefusalCode } from '@pavilion/contract';

/** A remote's part that is not shown, thrown to the boundary around it. */
export class RefusedError extends Error {
  constructor(
    readonly refusal: RefusalCode,
    readonly remote: string,
    readonly version?: string,
    readonly detail?: string,
  ) {
    super(`${refusal} (${remote}${version ? `@${version}` : ''})${detail ? `: ${detail}` : ''}`);
    this.name = 'Refused';
  }

  /** As it is reported. */
  get facts(): Refusal {
    const { refusal, remote, version, detail } = this;
    return { refusal, remote, ...(version !== undefined && { version }), ...(detail !== undefined && { detail }) };
  }
}
