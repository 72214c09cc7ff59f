/**
 * One value in a browser.
 *
 * @internal
 */
export interface StorageEntry {
  /** `local` outlives the visit, `session` ends with the tab or when somebody signs out. */
  area: 'local' | 'session';
  key: string;
  /** The key of earlier releases. What lies there is moved when the value is read. */
  formerly?: string;
  /** Kept once for each of these; its name follows the key. */
  per?: 'brand';
}

/**
 * Everything that our pages keep in a browser. The specification names the first seven keys; all others are `pavilion.<thing>`. The development build of a remote keeps one more: `shared/tooling/federation/renew-preview-cookie.mjs`.
 *
 * @public
 */
export const storageKeys = {
  token: { area: 'session', key: 'token' },
  merchant: { area: 'session', key: 'merchant' },
  merchantWallet: { area: 'session', key: 'merchantWallet' },
  hotGames: { area: 'session', key: 'HOT_GAMES' },
  gameVendor: { area: 'session', key: 'gameVendor' },
  registrationRules: { area: 'session', key: 'validate' },
  memberContracts: { area: 'session', key: 'consolidated' },

  // The page's first script reads these three, the token and `hadRecentGames` before the shell is there: gateway/src/modules/content/site/boot-script.ts
  theme: { area: 'local', key: 'pavilion.theme', formerly: 'pavilion-theme' },
  locale: { area: 'local', key: 'pavilion.lang', formerly: 'pavilion-lang' },
  side: { area: 'local', key: 'pavilion.side', formerly: 'pavilion-side' },

  consoleTheme: { area: 'local', key: 'pavilion.console-theme', formerly: 'pavilion-console-theme' },
  /** Which columns operators hide, and their saved views. */
  consoleTables: { area: 'local', key: 'pavilion.console-tables' },
  consoleLocale: { area: 'local', key: 'pavilion.console-lang', formerly: 'pavilion-console-lang' },

  balanceHidden: { area: 'local', key: 'pavilion.balance-hidden', formerly: 'pavilion.balance.hidden' },
  hadRecentGames: { area: 'local', key: 'pavilion.recent-games', formerly: 'pavilion-lobby-recent' },
  lotteryFavourites: { area: 'local', key: 'pavilion.lottery-favourites', formerly: 'pavilion-lottery-favourites' },
  inboxSeen: { area: 'local', key: 'pavilion.inbox-seen' },
  manifest: { area: 'local', key: 'pavilion.manifest', per: 'brand' },
  noticesSeen: { area: 'local', key: 'pavilion.notices-seen', formerly: 'pavilion-notices-seen' },
  searches: { area: 'local', key: 'pavilion.searches', formerly: 'pavilion-searches' },
  trialDevice: { area: 'local', key: 'pavilion.trial-device', formerly: 'trial-device' },
  visitor: { area: 'local', key: 'pavilion.visitor', formerly: 'pavilion-visitor' },

  invitation: { area: 'session', key: 'pavilion.invitation', formerly: 'invitation' },
  miniPlayer: { area: 'session', key: 'pavilion.mini-player', formerly: 'pavilion-corner' },
  popupsClosedByPlayer: { area: 'session', key: 'pavilion.popups-closed-player', formerly: 'popup-closed-player' },
  popupsClosedByVisitor: { area: 'session', key: 'pavilion.popups-closed-visitor', formerly: 'popup-closed-visitor' },
  realityChecks: { area: 'session', key: 'pavilion.reality-checks', formerly: 'pavilion-reality-checks' },
  reloadedFor: { area: 'session', key: 'pavilion.reloaded-for', formerly: 'pavilion-reloaded-for' },
  scroll: { area: 'session', key: 'pavilion.scroll' },
} as const satisfies Record<string, StorageEntry>;

/** A value of the table. @public */
export type StorageName = keyof typeof storageKeys;
