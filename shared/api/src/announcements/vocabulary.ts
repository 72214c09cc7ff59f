/** Where banners stand. */
export const bannerGroups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_elott',
  'w_lott',
  'w_reg',
  'w_leftmenu',
] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** When a popup opens: A after every sign-in, B for visitors, F after a member's first sign-in. */
export const executions = ['A', 'B', 'F'] as const;
export type Execution = (typeof executions)[number];

/** What a promotion is about. */
export const promotionTypes = ['DEPOSIT', 'REBATE', 'MISSION', 'RAFFLE', 'REFERRAL', 'VIP', 'EVENT'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Kinds of announcements: B banner, PL notice, PU popup, PR promotion, H headline. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];
