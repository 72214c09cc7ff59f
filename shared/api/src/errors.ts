/**
 * Every code a call of ours can fail with, and its HTTP status. Texts are in `@pavilion/i18n` under the same key, causes and cures in
 * `docs/errors.md`; a test holds the three together.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.timed_out': 408,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.too_many': 429,
  'request.in_flight': 409,
  'request.envelope_refused': 400,
  'service.unavailable': 503,
  'service.failed': 500,
  'site.unknown_brand': 404,
  'site.maintenance': 503,
  'site.region_blocked': 403,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.wrong_credentials': 401,
  'auth.captcha_required': 401,
  'auth.captcha_wrong': 422,
  'auth.locked': 429,
  'auth.recovery_only': 403,
  'auth.non_member': 403,
  'auth.non_agent': 403,
  'auth.use_real_account': 403,
  'auth.free_play_off': 403,
  'auth.unknown_name': 422,
  'register.off': 403,
  'register.invalid': 422,
  'register.username_taken': 422,
  'register.referral_unknown': 422,
  'member.invalid': 422,
  'member.birthday_refused': 422,
  'password.wrong': 422,
  'password.mismatch': 422,
  'password.weak': 422,
  'password.unchanged': 422,
  'wallet.insufficient_funds': 422,
  'wallet.reference_reused': 422,
  'wallet.amount_out_of_bounds': 422,
  'wallet.method_unknown': 422,
  'wallet.deposit_closed': 409,
  'wallet.frozen': 503,
  'games.unknown': 404,
  'games.maintenance': 422,
  'games.no_free_play': 422,
  'vendor.unavailable': 503,
  'points.insufficient': 422,
  'points.out_of_stock': 422,
  'registry.version_exists': 409,
  'registry.file_altered': 422,
  'registry.descriptor_invalid': 422,
  'registry.contract_unsupported': 422,
  'registry.unknown_remote': 404,
  'registry.unknown_version': 404,
  'registry.token_refused': 401,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** True for a string that is one of our codes: what arrived over a network is not to be believed. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
