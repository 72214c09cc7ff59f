import type { ClaimableLine, RewardActivity } from '@pavilion/api/rewards';
import { presentWireFields } from '../../../platform/wire';
import { attemptsLeft, type ActivityStatus, standOf, takenBackOf } from './activity-state';

/** The page on which activities are claimed. */
const PAGE = 'member.rewards';

/** An activity as its member sees it. */
export function toWireActivity(status: ActivityStatus, currency: string, now: Date): RewardActivity {
  const { rule, taker, applications, taken } = status;
  const { code, name, about, terms } = rule;
  const last = applications.at(-1);
  const takenBack = takenBackOf(status);
  return {
    code,
    name,
    about,
    ...standOf(status, now),
    gives: taker ? String(taker.amount) : terms.gives,
    currency: taker?.currency ?? currency,
    ...windowOf(terms.window),
    ...(terms.receivers !== null && { left: Math.max(0, terms.receivers - taken) }),
    ...playOf(status),
    ...(takenBack > 0n && { takenBack: String(takenBack) }),
    ...(terms.apply && { apply: { ...terms.apply, attemptsLeft: attemptsLeft(status) } }),
    ...(last && last.state !== 'withdrawn' && { appliedAt: last.at.toISOString(), ...presentWireFields(last, 'reason') }),
    ...(taker?.state === 'issued' && presentWireFields(taker, 'claim_by')),
    ...(taker && presentWireFields(taker, 'claimed_at')),
    ...(taker && isLapsed(taker, now) && { lapsed: true }),
  };
}

function windowOf({ from, until }: ActivityStatus['rule']['terms']['window']): Pick<RewardActivity, 'from' | 'until'> {
  return {
    ...(from !== null && { from: new Date(from).toISOString() }),
    ...(until !== null && { until: new Date(until).toISOString() }),
  };
}

function isLapsed({ state, claim_by }: NonNullable<ActivityStatus['taker']>, now: Date): boolean {
  return state === 'lapsed' || (state === 'issued' && claim_by !== null && claim_by <= now);
}

/** What was played beyond the requirement is nobody's business. */
function playOf({ rule: { terms }, played }: ActivityStatus): Pick<RewardActivity, 'play'> {
  if (terms.leastPlay === null) return {};
  const needed = BigInt(terms.leastPlay);
  const done = played < needed ? played : needed;
  return { play: { needed: String(needed), done: String(done), left: String(needed - done) } };
}

/** What can be claimed of an activity now. */
export function toClaimableLine({ code, name, gives, currency }: RewardActivity): ClaimableLine {
  return { kind: 'activity', code, name, amount: gives, currency, page: PAGE };
}
