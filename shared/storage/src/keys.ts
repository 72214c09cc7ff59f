/**
 * One value in a browser: where it lies and under which name.
 *
 * @public
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

// Everything that our pages keep in a browser, each by itself: a bundle carries the keys that it names, and no others. The specification names the
// first seven; all others are `pavilion.<thing>`. The development build of a remote keeps one more: `shared/tooling/federation/renew-preview-cookie.mjs`.

export const token = { area: 'session', key: 'token' } as const satisfies StorageEntry;
export const merchant = { area: 'session', key: 'merchant' } as const satisfies StorageEntry;
export const merchantWallet = { area: 'session', key: 'merchantWallet' } as const satisfies StorageEntry;
export const hotGames = { area: 'session', key: 'HOT_GAMES' } as const satisfies StorageEntry;
export const gameVendor = { area: 'session', key: 'gameVendor' } as const satisfies StorageEntry;
export const registrationRules = { area: 'session', key: 'validate' } as const satisfies StorageEntry;
export const memberContracts = { area: 'session', key: 'consolidated' } as const satisfies StorageEntry;

// The page's first script reads these three, the token and `hadRecentGames` before the shell is there: gateway/src/modules/content/site/boot-script.ts
export const theme = { area: 'local', key: 'pavilion.theme', formerly: 'pavilion-theme' } as const satisfies StorageEntry;
export const locale = { area: 'local', key: 'pavilion.lang', formerly: 'pavilion-lang' } as const satisfies StorageEntry;
export const side = { area: 'local', key: 'pavilion.side', formerly: 'pavilion-side' } as const satisfies StorageEntry;

export const consoleTheme = {
  area: 'local',
  key: 'pavilion.console-theme',
  formerly: 'pavilion-console-theme',
} as const satisfies StorageEntry;
/** Which columns operators hide, and their saved views. */
export const consoleTables = { area: 'local', key: 'pavilion.console-tables' } as const satisfies StorageEntry;
export const consoleLocale = {
  area: 'local',
  key: 'pavilion.console-lang',
  formerly: 'pavilion-console-lang',
} as const satisfies StorageEntry;

export const balanceHidden = {
  area: 'local',
  key: 'pavilion.balance-hidden',
  formerly: 'pavilion.balance.hidden',
} as const satisfies StorageEntry;
export const hadRecentGames = {
  area: 'local',
  key: 'pavilion.recent-games',
  formerly: 'pavilion-lobby-recent',
} as const satisfies StorageEntry;
export const lotteryFavourites = {
  area: 'local',
  key: 'pavilion.lottery-favourites',
  formerly: 'pavilion-lottery-favourites',
} as const satisfies StorageEntry;
export const inboxSeen = { area: 'local', key: 'pavilion.inbox-seen' } as const satisfies StorageEntry;
export const manifest = { area: 'local', key: 'pavilion.manifest', per: 'brand' } as const satisfies StorageEntry;
export const noticesSeen = {
  area: 'local',
  key: 'pavilion.notices-seen',
  formerly: 'pavilion-notices-seen',
} as const satisfies StorageEntry;
export const searches = { area: 'local', key: 'pavilion.searches', formerly: 'pavilion-searches' } as const satisfies StorageEntry;
export const trialDevice = {
  area: 'local',
  key: 'pavilion.trial-device',
  formerly: 'trial-device',
} as const satisfies StorageEntry;
export const visitor = { area: 'local', key: 'pavilion.visitor', formerly: 'pavilion-visitor' } as const satisfies StorageEntry;

export const invitation = { area: 'session', key: 'pavilion.invitation', formerly: 'invitation' } as const satisfies StorageEntry;
export const miniPlayer = {
  area: 'session',
  key: 'pavilion.mini-player',
  formerly: 'pavilion-corner',
} as const satisfies StorageEntry;
export const popupsClosedByPlayer = {
  area: 'session',
  key: 'pavilion.popups-closed-player',
  formerly: 'popup-closed-player',
} as const satisfies StorageEntry;
export const popupsClosedByVisitor = {
  area: 'session',
  key: 'pavilion.popups-closed-visitor',
  formerly: 'popup-closed-visitor',
} as const satisfies StorageEntry;
export const realityChecks = {
  area: 'session',
  key: 'pavilion.reality-checks',
  formerly: 'pavilion-reality-checks',
} as const satisfies StorageEntry;
export const reloadedFor = {
  area: 'session',
  key: 'pavilion.reloaded-for',
  formerly: 'pavilion-reloaded-for',
} as const satisfies StorageEntry;
export const scroll = { area: 'session', key: 'pavilion.scroll' } as const satisfies StorageEntry;
