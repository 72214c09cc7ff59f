import { randomBytes } from 'node:crypto';

interface PolicyFacts {
  nonce: string;
  imageHosts: readonly string[];
  /** Launch games beside the page's own host. */
  launchHosts: readonly string[];
  frameOrigins: readonly string[];
  /** Of a remote under development, in a preview: its files, and its socket for what changes. */
  localOrigin?: string | undefined;
}

/** Who may do what on our pages. `imageHosts` and `frameOrigins` are the brand's; everything else comes from the page's own origin. */
export function contentSecurityPolicy({ nonce, imageHosts, launchHosts, frameOrigins, localOrigin }: PolicyFacts): string {
  const local = localOrigin ? ` ${localOrigin}` : '';
  const socket = localOrigin ? ` ${localOrigin.replace(/^http/, 'ws')}` : '';
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'${local}`,
    `style-src 'self' 'nonce-${nonce}'${local}`,
    `img-src 'self' data: blob: ${imageHosts.join(' ')}`.trim() + local,
    `font-src 'self'${local}`,
    `connect-src ${["'self'", ...launchHosts].join(' ')}${local}${socket}`,
    `frame-src ${frameOrigins.join(' ') || `'none'`}`,
    `manifest-src 'self'`,
    `worker-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');
}

/** Policies that may make script addresses: the shell's own loader, and the gate for remotes, which takes nothing that the manifest lacks. */
const TRUSTED_TYPES = ['pavilion-shell', 'pavilion-remotes'];

/** What every page says beside its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not same-origin: the customer service window and a game's own window are opened from here.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'origin-agent-cluster': '?1',
};

/** Good for one page. */
export function newNonce(): string {
  return randomBytes(18).toString('base64');
}
