import { call } from '../call';
import type {
  RewardActivity,
  RewardApplicationBody,
  RewardBody,
  RewardCountValue,
  RewardPicture,
  RewardPictureBody,
  RewardsValue,
} from './index';

// Of a file without schemas: a form counts without carrying them.
export * from './limits';

type Nothing = Record<never, never>;

/** The brand's activities, and everything that can be claimed. */
export const rewards = call<Nothing, RewardsValue>('GET', '/wps/v2/rewards', { token: true });
/** How much there is to claim. */
export const rewardCount = call<Nothing, RewardCountValue>('GET', '/wps/v2/rewards/count', { token: true });
/** Takes part; once more is answered as the first time. */
export const joinReward = call<RewardBody, RewardActivity>('POST', '/wps/v2/rewards/join', { token: true });
/** Takes what an activity gives, once. */
export const claimReward = call<RewardBody, RewardActivity>('PUT', '/wps/v2/rewards/claim', { token: true });
/** Sends a picture ahead; fails with `rewards.picture_refused`. */
export const rewardPicture = call<RewardPictureBody, RewardPicture>('POST', '/wps/v2/rewards/pictures', { token: true });
/** Applies with a comment and pictures, as the activity asks. */
export const applyForReward = call<RewardApplicationBody, RewardActivity>('PUT', '/wps/v2/rewards/application', {
  token: true,
});
/** Takes back an application that nobody decided about. */
export const withdrawRewardApplication = call<RewardBody, RewardActivity>('PUT', '/wps/v2/rewards/withdrawal', { token: true });
