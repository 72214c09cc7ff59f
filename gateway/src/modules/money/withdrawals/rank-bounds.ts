import type { RulesRow } from './tables';

/** What a member's rank changes, in per cent of the brand's bounds. */
export interface RankBounds {
  withdrawalDay: number;
  withdrawalRequest: number;
  fasterReview: boolean;
}

/** The ladder, as far as withdrawals ask it; nothing for somebody without a rank. */
export interface Ranks {
  rankOf(memberId: string): Promise<RankBounds | undefined>;
}

const WHOLE = 100;

/** What a day lets out for somebody of a rank: never less than the brand lets anybody take. */
export function raiseDay<Rules extends Pick<RulesRow, 'daily_amount'>>(rules: Rules, rank: RankBounds | undefined): Rules {
  return { ...rules, daily_amount: raised(rules.daily_amount, rank?.withdrawalDay) };
}

/** The same for one request. */
export function raiseRequest<Method extends { max: bigint }>(method: Method, rank: RankBounds | undefined): Method {
  return { ...method, max: raised(method.max, rank?.withdrawalRequest) };
}

function raised(bound: bigint, percent = WHOLE): bigint {
  return (bound * BigInt(Math.max(percent, WHOLE))) / BigInt(WHOLE);
}
