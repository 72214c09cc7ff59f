import { addDays } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import type { CountedPlay } from '../counted-play';
import { type MissionRule, type MissionTurn, turnsOf } from './periods';
import { type Actions, stepKey, withoutWaiting } from './progress';
import { type Debt, missingOf, type MissionStatus, statusIn } from './mission-status';
import { missionStore } from './store';
import type { Amounts, MissionPeriodRow } from './tables';

/** How long what was claimed is looked after: play that is taken back later is let go. */
const LOOKED_AFTER_DAYS = 92;
/** How long a period is shown after it can no longer be claimed. */
const SHOWN_DAYS = 7;
const LONGEST_CLAIM_DAYS = 30;

/** A status with what is missing of earlier periods of the mission. */
export interface MemberMission extends MissionStatus {
  debts: Debt[];
  carried: Amounts;
}

interface Asked {
  countedPlay: Pick<CountedPlay, 'within'>;
  versions: readonly MissionRule[];
  member: { memberId: string };
  today: string;
  timeZone: string;
}

/** A turn that a member claimed, and of whose play nothing is missing. */
export interface ClaimedMission extends Pick<MissionTurn, 'to'> {
  code: string;
  period: string;
  at: Date;
}

/** The missions of a member that run, or ended lately; within a transaction when `db` is one. */
export async function readMissions(db: Database, asked: Asked): Promise<MemberMission[]> {
  const { today } = asked;
  const { turns, rowOf, actions } = await readTurns(db, asked);
  const shownSince = addDays(today, -(LONGEST_CLAIM_DAYS + SHOWN_DAYS));
  return turns.flatMap((own) => {
    const debts = own.flatMap((turn) => debtOf(turn, rowOf(turn), { actions, today }));
    return own
      .filter(({ to }) => (to ?? today) >= shownSince)
      .map((turn) => withDebts(turn, { row: rowOf(turn), actions, today, debts }));
  });
}

/** What a member claimed, as long as it is looked after and none of its play was taken back, or what was is made up. */
export async function readClaimed(db: Database, asked: Asked): Promise<ClaimedMission[]> {
  const { turns, rowOf, actions } = await readTurns(db, asked);
  return turns.flat().flatMap((turn) => {
    const row = rowOf(turn);
    const isOwed = debtOf(turn, row, { actions, today: asked.today }).some(({ missing }) => missing.size > 0);
    return row?.claimed_at && !isOwed ? [{ code: row.code, period: row.period, at: row.claimed_at, to: turn.to }] : [];
  });
}

/** The turns of each mission that are looked after, and what is known of them. */
async function readTurns(db: Database, { countedPlay, versions, member, today, timeZone }: Asked) {
  const rows = await missionStore(db).of(member.memberId);
  const since = addDays(today, -LOOKED_AFTER_DAYS);
  const turns = byCode(versions).map((own) => turnsOf(own, timeZone, { since, today }));
  const from = turns.flat().reduce((first, turn) => (turn.from < first ? turn.from : first), since);
  const actions = await readActions(db, { countedPlay, memberId: member.memberId, from, to: today });
  const rowOf = ({ key, rule: { code } }: MissionTurn) => rows.find((row) => row.code === code && row.period === key);
  return { turns, rowOf, actions };
}

/** Nothing before it is claimed. */
function debtOf(turn: MissionTurn, row: MissionPeriodRow | undefined, known: { actions: Actions; today: string }): Debt[] {
  return row?.claimed_at ? [{ row, missing: missingOf(statusIn(turn, { row, debts: [], ...known })) }] : [];
}

interface Known {
  row: MissionPeriodRow | undefined;
  actions: Actions;
  today: string;
  debts: Debt[];
}

/** What is missing comes on top of what is claimed later, of whichever period. */
function withDebts(turn: MissionTurn, { debts, ...known }: Known): MemberMission {
  const others = debts.filter(({ row }) => row.period !== turn.key);
  const status = statusIn(turn, { ...known, debts: others });
  const carried = status.steps.filter((step) => step.carried > 0n).map((step) => [stepKey(step.step), String(step.carried)]);
  return { ...status, debts: others, carried: Object.fromEntries(carried) };
}

async function readActions(
  db: Database,
  { countedPlay, memberId, from, to }: { countedPlay: Pick<CountedPlay, 'within'>; memberId: string; from: string; to: string },
): Promise<Actions> {
  const [counted, store] = [countedPlay.within(db), missionStore(db)];
  return {
    days: await counted.days(memberId, { from, to }),
    depositDays: await counted.depositDays(memberId, { from, to }),
    pointDays: withoutWaiting(await store.pointDays(memberId, { from, to }), await store.pointsWaiting(memberId)),
  };
}

function byCode(versions: readonly MissionRule[]): MissionRule[][] {
  const codes = new Map<string, MissionRule[]>();
  for (const version of versions) codes.set(version.code, [...(codes.get(version.code) ?? []), version]);
  return [...codes.values()];
}
