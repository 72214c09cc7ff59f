/** The most pictures with one application. */
export const MAX_REWARD_PICTURES = 3;
/** The most bytes of one picture, as it is on the phone. */
export const MAX_REWARD_PICTURE_BYTES = 5 * 1024 * 1024;
/** The longest comment, in characters as people count them. */
export const MAX_REWARD_COMMENT = 140;
/** How often one may be rejected before the activity is over for a member. */
export const MAX_REWARD_REJECTIONS = 3;

/** How an activity stands with a member. */
export const rewardStates = [
  'coming-soon',
  'join',
  'joined',
  'process',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'closed',
] as const;
export type RewardState = (typeof rewardStates)[number];

/** What a member can do about an activity now. */
export const rewardSteps = ['join', 'apply', 'withdraw', 'claim'] as const;
export type RewardStep = (typeof rewardSteps)[number];

/** Characters as people count them: a vowel sign goes with its consonant, and a face with its colour. */
export function countCharacters(content: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(content.normalize('NFC'))].length;
}
