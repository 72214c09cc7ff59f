import { call } from '../call';
import type { LimitOfferSeen, LimitRequest, ReachedLimitsValue, LimitsValue } from './index';

type Nothing = Record<never, never>;

/** The player's limits, what they count now, and their log. */
export const limits = call<Nothing, LimitsValue>('GET', '/wps/v2/limits', { token: true });
/** Tightens at once, or asks for more. */
export const changeLimit = call<LimitRequest, LimitsValue>('PUT', '/wps/v2/limits', { token: true });
/** Confirms what was asked for a day ago or more. */
export const confirmLimitChange = (id: string) =>
  call<Nothing, LimitsValue>('PUT', `/wps/v2/limits/changes/${encodeURIComponent(id)}/confirmation`, { token: true });
/** Withdraws what was asked for. */
export const cancelLimitChange = (id: string) =>
  call<Nothing, LimitsValue>('DELETE', `/wps/v2/limits/changes/${encodeURIComponent(id)}`, { token: true });
/** Notes that limits were offered. */
export const markLimitOfferSeen = call<LimitOfferSeen>('PUT', '/wps/v2/limits/offers', { token: true });
/** Which limits let nothing more through now. */
export const reachedLimits = call<Nothing, ReachedLimitsValue>('GET', '/wps/v2/limits/reached', { token: true });
