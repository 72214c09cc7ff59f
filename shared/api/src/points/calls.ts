import { call } from '../call';
import type {
  PointBalanceValue,
  PointConfigValue,
  PointRewardsValue,
  RedeemListQuery,
  RedeemListValue,
  RedeemRequest,
  RedeemValue,
} from './index';

type Nothing = Record<never, never>;

/** The points a member holds, counted to this moment. */
export const pointBalance = call<Nothing, PointBalanceValue>('GET', '/wps/relay/MCS2_getPointBalance', { token: true });
/** How points are earned. */
export const pointConfig = call<Nothing, PointConfigValue>('GET', '/wps/relay/MCS2_getPointConfig');
/** What points buy. */
export const pointRewards = call<Nothing, PointRewardsValue>('GET', '/wps/relay/MCS2_getPointReward');
/** What was redeemed, or how the balance changed. */
export const redeemList = call<RedeemListQuery, RedeemListValue>('GET', '/wps/relay/MCS2_getRedeemPointList', { token: true });
/** Spends points on goods; send an idempotency key. */
export const redeemReward = call<RedeemRequest, RedeemValue>('POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', {
  token: true,
  encrypted: true,
});
