/**
 * Every message that the product owes its players, in the words of its catalogue, and the text that says it. Tests beside the gateway and the
 * shell bring each of them about and read it in both languages; their tables are typed by these, so that a message without a trigger does not
 * compile.
 */

/** What the gateway answers; `code` is one of `messages/errors`. */
export const gatewayMessages = {
  'phone.invalid': { means: 'please enter a valid phone number', code: 'verification.phone_invalid' },
  'too-many': { means: 'too many requests, try again after 5 minutes', code: 'auth.locked' },
  unknown: { means: 'unknown error', code: 'service.failed' },
  'code.wrong': { means: 'verification code not valid', code: 'verification.code_wrong' },
  'code.missing': { means: 'verification code missing', code: 'verification.code_missing' },
  captcha: { means: 'invalid reCaptcha input', code: 'auth.captcha_wrong' },
  quota: { means: 'quota not sufficient, contact customer service', code: 'verification.quota_reached' },
  off: { means: 'function not enabled, contact customer service', code: 'verification.off' },
  'code.expired': { means: 'verification code expired, send again', code: 'verification.code_expired' },
  'name.unknown': { means: 'Username/Email does not exist', code: 'auth.unknown_name' },
  'signed-out': { means: 'not logged in, please login', code: 'auth.required' },
  address: { means: 'invalid URL, contact customer service; also non-whitelisted domain', code: 'site.unknown_brand' },
  check: { means: 'please complete verification first', code: 'auth.challenge_required' },
  region: { means: 'access restricted (IP or location)', code: 'site.region_blocked' },
  maintenance: { means: 'system maintenance', code: 'site.maintenance' },
  game: { means: 'game under maintenance', code: 'games.maintenance' },
  'non-member': { means: 'non-member cannot login', code: 'auth.non_member' },
  'non-agent': { means: 'non-agent cannot login', code: 'auth.non_agent' },
  incorrect: { means: 'please enter correct information', code: 'request.invalid' },
  trial: { means: 'use a real account (trial account)', code: 'auth.use_real_account' },
  terms: { means: 'terms not accepted, as the gateway says it', code: 'register.terms_missing' },
  invitation: { means: 'invitation_code_error', code: 'register.referral_unknown' },
} as const satisfies Readonly<Record<string, { means: string; code: string }>>;

/** What the page says by itself; `key` is one of the shell's texts, or a refusal of a remote. */
export const screenMessages = {
  'phone.format': { means: 'invalid phone number format', key: 'mobile.invalid' },
  'popup.closed': { means: 'login failure from a closed popup, try again', key: 'provider.closed' },
  recaptcha: {
    means: 'invalid reCaptcha input or non-whitelisted domain, of a third party that proves numbers',
    key: 'provider.captcha',
  },
  network: { means: 'network link abnormal, try again', key: 'network.abnormal' },
  'slow.call': { means: 'page took longer to load, check your network: calls say it after 15 s', key: 'request.timed_out' },
  slow: { means: 'page took longer to load, check your network: chunks raise it after 120 s', key: 'remote.timed-out' },
  terms: { means: 'not empty?', key: 'agree' },
  field: { means: 'field errors show under each field', key: 'empty' },
  'sms.failed': { means: 'failed SMS send shows a dialog with the server message', key: 'code.failed' },
  'affiliate.failed': { means: 'failed affiliate check shows a dialog with the server message', key: 'affiliate.title' },
  copied: { means: 'copy_success', key: 'account.copySuccess' },
  logout: { means: 'sure-to-logout confirmation', key: 'signOut.title' },
  'reset.sent': { means: 'password-reset email sent message, then popup closes', key: 'forgot.sent' },
  'captcha.shown': { means: 'failed login with captcha flag shows captcha', key: 'captcha.picture' },
  service: { means: 'maintenance and region-block pages offer customer service', key: 'service' },
} as const satisfies Readonly<Record<string, { means: string; key: string }>>;

/** What is done without a word, and the test that shows it. */
export const silentBehaviours = [
  {
    means: 'image failure shows a default icon',
    file: 'shared/ui/src/games/GameTile.test.tsx',
    test: 'draws a default picture when the cover cannot be loaded, and tries again with another cover',
  },
  {
    means: 'repeated navigation errors are silently ignored',
    file: 'shell/src/product-messages.test.tsx',
    test: 'going again to where one is says nothing and throws nothing',
  },
] as const;
