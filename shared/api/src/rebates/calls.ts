import { call } from '../call';
import type { RebateClaimRequest, RebateClaimValue, RebateHistoryQuery, RebateHistoryValue, RebatesValue } from './index';

type Nothing = Record<never, never>;

/** What comes back of each day, and what can be claimed. */
export const rebates = call<Nothing, RebatesValue>('GET', '/wps/v2/rebates', { token: true });
/** Claims days for the sum that was shown. */
export const claimRebates = call<RebateClaimRequest, RebateClaimValue>('POST', '/wps/v2/rebates/claim', { token: true });
/** What was claimed before. */
export const rebateHistory = call<RebateHistoryQuery, RebateHistoryValue>('GET', '/wps/v2/rebates/history', { token: true });
