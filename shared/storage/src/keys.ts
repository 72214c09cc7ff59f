/**
 * Everything that our pages keep in a browser, each by itself: a bundle carries the keys that it names, and no others. The specification names the first
 * seven; all others are `pavilion.<thing>`. The development build of a remote keeps one more: `shared/tooling/federation/renew-preview-cookie.mjs`.
 *
 * @packageDocumentation
 */

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

/** The session of whoever is signed in. @public */
export const token = { area: 'session', key: 'token' } as const satisfies StorageEntry;
/** The brand that was entered last. @public */
export const merchant = { area: 'session', key: 'merchant' } as const satisfies StorageEntry;
/** The last answer about the wallets of vendors. @public */
export const merchantWallet = { area: 'session', key: 'merchantWallet' } as const satisfies StorageEntry;
/** The last answer about hot games. @public */
export const hotGames = { area: 'session', key: 'HOT_GAMES' } as const satisfies StorageEntry;
/** The last answer about game providers. @public */
export const gameVendor = { area: 'session', key: 'gameVendor' } as const satisfies StorageEntry;
/** The last answer about what registration asks. @public */
export const registrationRules = { area: 'session', key: 'validate' } as const satisfies StorageEntry;
/** The last answer about the member’s contracts. @public */
export const memberContracts = { area: 'session', key: 'consolidated' } as const satisfies StorageEntry;

// The page's first script reads these three, the token and `hadRecentGames` before the shell is there: gateway/src/modules/content/site/boot-script.ts
/** Dark, light, or as the device is. @public */
export const theme = { area: 'local', key: 'pavilion.theme', formerly: 'pavilion-theme' } as const satisfies StorageEntry;
/** The language. @public */
export const locale = { area: 'local', key: 'pavilion.lang', formerly: 'pavilion-lang' } as const satisfies StorageEntry;
/** How wide the side menu is. @public */
export const side = { area: 'local', key: 'pavilion.side', formerly: 'pavilion-side' } as const satisfies StorageEntry;

/** The theme of the operators’ console. @public */
export const consoleTheme = {
  area: 'local',
  key: 'pavilion.console-theme',
  formerly: 'pavilion-console-theme',
} as const satisfies StorageEntry;
/** Which columns operators hide, and their saved views. @public */
export const consoleTables = { area: 'local', key: 'pavilion.console-tables' } as const satisfies StorageEntry;
/** The language of the operators’ console. @public */
export const consoleLocale = {
  area: 'local',
  key: 'pavilion.console-lang',
  formerly: 'pavilion-console-lang',
} as const satisfies StorageEntry;

/** Whether the balance is shown as dots. @public */
export const balanceHidden = {
  area: 'local',
  key: 'pavilion.balance-hidden',
  formerly: 'pavilion.balance.hidden',
} as const satisfies StorageEntry;
/** Whether the row of recent games had any, so that its place is kept. @public */
export const hadRecentGames = {
  area: 'local',
  key: 'pavilion.recent-games',
  formerly: 'pavilion-lobby-recent',
} as const satisfies StorageEntry;
/** The lotteries with a heart. @public */
export const lotteryFavourites = {
  area: 'local',
  key: 'pavilion.lottery-favourites',
  formerly: 'pavilion-lottery-favourites',
} as const satisfies StorageEntry;
/** The newest message that was seen. @public */
export const inboxSeen = { area: 'local', key: 'pavilion.inbox-seen' } as const satisfies StorageEntry;
/** The last manifest that could be believed. @public */
export const manifest = { area: 'local', key: 'pavilion.manifest', per: 'brand' } as const satisfies StorageEntry;
/** The newest notice that was seen. @public */
export const noticesSeen = {
  area: 'local',
  key: 'pavilion.notices-seen',
  formerly: 'pavilion-notices-seen',
} as const satisfies StorageEntry;
/** What was searched for last. @public */
export const searches = { area: 'local', key: 'pavilion.searches', formerly: 'pavilion-searches' } as const satisfies StorageEntry;
/** Who plays for free on this device. @public */
export const trialDevice = {
  area: 'local',
  key: 'pavilion.trial-device',
  formerly: 'trial-device',
} as const satisfies StorageEntry;
/** Who visits, so that a canary meets the same people. @public */
export const visitor = { area: 'local', key: 'pavilion.visitor', formerly: 'pavilion-visitor' } as const satisfies StorageEntry;

/** The invitation that somebody came with. @public */
export const invitation = { area: 'session', key: 'pavilion.invitation', formerly: 'invitation' } as const satisfies StorageEntry;
/** The game in the corner. @public */
export const miniPlayer = {
  area: 'session',
  key: 'pavilion.mini-player',
  formerly: 'pavilion-corner',
} as const satisfies StorageEntry;
/** Popups that a player closed. @public */
export const popupsClosedByPlayer = {
  area: 'session',
  key: 'pavilion.popups-closed-player',
  formerly: 'popup-closed-player',
} as const satisfies StorageEntry;
/** Popups that a visitor closed. @public */
export const popupsClosedByVisitor = {
  area: 'session',
  key: 'pavilion.popups-closed-visitor',
  formerly: 'popup-closed-visitor',
} as const satisfies StorageEntry;
/** When the player was told last how long they have played. @public */
export const realityChecks = {
  area: 'session',
  key: 'pavilion.reality-checks',
  formerly: 'pavilion-reality-checks',
} as const satisfies StorageEntry;
/** The version of the shell for which the page was loaded again. @public */
export const reloadedFor = {
  area: 'session',
  key: 'pavilion.reloaded-for',
  formerly: 'pavilion-reloaded-for',
} as const satisfies StorageEntry;
/** How far each page was scrolled. @public */
export const scroll = { area: 'session', key: 'pavilion.scroll' } as const satisfies StorageEntry;
