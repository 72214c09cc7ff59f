/** Why a remote is not shown. Each has an entry in `docs/errors.md` with its cause and fix. @internal */
export const refusalCodes = [
  'remote.unreachable',
  'remote.timed-out',
  'remote.altered',
  'remote.hash-missing',
  'remote.not-a-remote',
  'remote.contract-too-old',
  'remote.contract-too-new',
  'remote.runtime-differs',
  'remote.page-missing',
  'remote.threw',
  'remote.switched-off',
  'remote.maintenance',
  'remote.revoked',
] as const;

/** One of the {@link refusalCodes}; `docs/errors.md` has its cause and fix. @internal */
export type RefusalCode = (typeof refusalCodes)[number];

/** A remote's part that is not there, and what to say about it. @internal */
export interface Refusal {
  refusal: RefusalCode;
  remote: string;
  version?: string;
  detail?: string;
}
