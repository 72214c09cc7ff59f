import type { RebateClaim, RebateDay } from '../rebates';

/** `GET /staff/brands/:brand/members/:id/rebates` (role `viewer`): the days of the last month and the latest claims, newest first. Amounts are minor units. */
export interface MemberRebates {
  currency: string;
  days: RebateDay[];
  claims: RebateClaim[];
  /** All that is still to be made good. */
  missing: string;
}
