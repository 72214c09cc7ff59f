import { DAY_MS } from '@pavilion/time';
import type { Platform } from '../../../platform/platform';
import type { Levels } from '../../money/levels';
import type { Movement } from '../../money/wallet';
import { attemptWith, type Resident } from './member-centre';

interface Life extends Resident {
  movements: readonly Movement[];
  day: Date;
}

/** When somebody was looked at, in days before the demo's day. */
const LOOKS = [40, 5] as const;

/** Posts a life in parts, and looks at the rank after each, as the platform would have done: the history of ranks has its moments. */
export async function climbRanks(
  { log }: Pick<Platform, 'log'>,
  { levels }: { levels: Pick<Levels, 'of' | 'rankOf'> },
  { brand, member, movements, day }: Life,
  post: (movements: readonly Movement[]) => Promise<void>,
): Promise<void> {
  const climber = { brand, memberId: String(member.id) };
  const attempt = attemptWith(log);
  // Whoever has a rank was looked at by an earlier attempt.
  const isNew = ((await levels.rankOf(climber.memberId))?.rank ?? 0) === 0;
  let from = new Date(0);
  for (const at of [...LOOKS.map((ago) => new Date(day.getTime() - ago * DAY_MS)), day]) {
    await post(movements.filter((each) => each.at && each.at >= from && each.at < at));
    if (isNew) await attempt('a look at a rank', () => levels.of(climber, at));
    from = at;
  }
}
