import { DAY_MS } from '@pavilion/time';
import type { Brands } from '../../control/brands';
import type { Member } from '../../identity/members';
import type { Levels } from '../../money/levels';
import type { Movement } from '../../money/wallet';

interface Dependencies {
  brands: Pick<Brands, 'byCode'>;
  levels: Pick<Levels, 'of' | 'rankOf'>;
}

/** When somebody was looked at, in days before the demo's day. */
const LOOKS = [40, 5] as const;

/** Posts a life in parts, and looks at the rank after each, as the platform would have done: the history of ranks has its moments. */
export async function climbRanks(
  { brands, levels }: Dependencies,
  { member, movements, day }: { member: Member; movements: readonly Movement[]; day: Date },
  post: (movements: readonly Movement[]) => Promise<void>,
): Promise<void> {
  const climber = { brand: brands.byCode(member.brand), memberId: String(member.id) };
  // Whoever has a rank was looked at by an earlier attempt.
  const isNew = ((await levels.rankOf(climber.memberId))?.rank ?? 0) === 0;
  let from = new Date(0);
  for (const at of [...LOOKS.map((ago) => new Date(day.getTime() - ago * DAY_MS)), day]) {
    await post(movements.filter((each) => each.at && each.at >= from && each.at < at));
    if (climber.brand && isNew) await levels.of({ ...climber, brand: climber.brand }, at);
    from = at;
  }
}
