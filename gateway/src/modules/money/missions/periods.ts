import type { MissionPeriod } from '@pavilion/api/missions';
import type { MissionTerms } from '@pavilion/api/staff';
import { addDays, dayIn, mondayOf } from '@pavilion/time';
import type { RuleInForce } from '../promotion-rules';

export type MissionRule = RuleInForce<MissionTerms>;

/** One turn of a mission, and the version that governs it. Days are those of the brand; `to` is the last one. */
export interface MissionTurn {
  rule: MissionRule;
  key: string;
  from: string;
  to: string | undefined;
}

/** The turns of one mission that are not over by `since`, newest first. `versions` are all that ever held, first to last. */
export function turnsOf(versions: readonly MissionRule[], timeZone: string, { since, today }: { since: string; today: string }) {
  const begins = versions.map((rule) => ({ rule, day: firstWholeDay(rule, timeZone) }));
  const governing = (on: string) => begins.findLast(({ day }) => day <= on)?.rule;
  const turns = new Map<string, MissionTurn>();
  for (let day = today; day >= since; day = addDays(day, -1)) {
    const turn = turnOn(day, governing);
    if (turn && turn.from <= today && (turn.to ?? today) >= since) turns.set(turn.key, turn);
  }
  const once = turnOnce(versions, timeZone);
  if (once && once.from <= today && (once.to ?? today) >= since) turns.set(once.key, once);
  return [...turns.values()];
}

/** A week that began goes on, whatever comes after it: its days belong to no other turn. */
function turnOn(day: string, governing: (day: string) => MissionRule | undefined): MissionTurn | undefined {
  const monday = mondayOf(day);
  for (const [period, begins, ends] of [
    ['weekly', monday, addDays(monday, 6)],
    ['daily', day, day],
  ] as const) {
    const turn = turnFrom(governing(begins), period, { key: begins, from: begins, to: ends });
    if (turn) return turn;
  }
  return undefined;
}

/** The first version of a mission that comes once governs it, until one follows that is off or of another kind. */
function turnOnce(versions: readonly MissionRule[], timeZone: string): MissionTurn | undefined {
  const at = versions.findIndex(({ enabled, terms }) => enabled && terms.period === 'once');
  const rule = versions[at];
  if (!rule) return undefined;
  const next = versions.slice(at + 1).find(({ enabled, terms }) => !enabled || terms.period !== 'once');
  const to = next && addDays(firstWholeDay(next, timeZone), -1);
  return turnFrom(rule, 'once', { key: 'once', from: firstWholeDay(rule, timeZone), to });
}

interface Bounds {
  key: string;
  from: string;
  to: string | undefined;
}

/** Within the days that the mission has; nothing where the version does not govern such a turn. */
function turnFrom(rule: MissionRule | undefined, period: MissionPeriod, { key, ...whole }: Bounds): MissionTurn | undefined {
  if (!rule?.enabled || rule.terms.period !== period) return undefined;
  const { starts, ends } = rule.terms;
  const from = starts && starts > whole.from ? starts : whole.from;
  const to = ends && (!whole.to || ends < whole.to) ? ends : whole.to;
  return to && to < from ? undefined : { rule, key, from, to };
}

/** The first day at whose beginning the version held: nothing that was played before it is paid by it. */
function firstWholeDay({ validFrom }: MissionRule, timeZone: string): string {
  const day = dayIn(timeZone, validFrom);
  return dayIn(timeZone, validFrom.getTime() - 1) < day ? day : addDays(day, 1);
}
