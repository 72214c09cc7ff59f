import { errorText, type Locale } from '@pavilion/i18n';
import type { SessionText } from '../../messages';

/** What our own codes by SMS are refused for as well, and what is filled into the text. */
const OURS: Readonly<Record<string, { code: string; details?: Readonly<Record<string, number>> }>> = {
  'too-many-requests': { code: 'auth.locked', details: { minutes: 5 } },
  'quota-exceeded': { code: 'verification.quota_reached' },
  'operation-not-allowed': { code: 'verification.off' },
  'invalid-verification-code': { code: 'verification.code_wrong' },
  'missing-verification-code': { code: 'verification.code_missing' },
  'code-expired': { code: 'verification.code_expired' },
};

const OF_THE_WINDOW: Readonly<Record<string, SessionText>> = {
  'invalid-phone-number': 'mobile.invalid.any',
  'missing-phone-number': 'mobile.invalid.any',
  'captcha-check-failed': 'provider.captcha',
  'invalid-app-credential': 'provider.captcha',
  'unauthorized-domain': 'provider.captcha',
  'popup-closed-by-user': 'provider.closed',
};

/** Why a provider proved nothing, by its own word for it. */
export function providerRefusalText(error: string, text: (id: SessionText) => string, locale: Locale): string {
  const own = OF_THE_WINDOW[error];
  if (own) return text(own);
  const { code, details } = OURS[error] ?? { code: 'service.failed' };
  return errorText(code, locale, details);
}
