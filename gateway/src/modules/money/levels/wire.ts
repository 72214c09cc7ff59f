import type { LevelBonusState, LevelCondition, LevelRung, LevelStep, LevelsValue } from '@pavilion/api/levels';
import type { MemberLevel } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { BirthdayGift } from './birthday-gifts';
import { isCovered } from './claims';
import { canBeLost, isKept, type Ladder, neededToKeep, type Played, rungOf } from './ladder';
import { lastDayOf } from './months';
import type { Position } from './move';
import { bonusesAhead } from './rank-bonus';
import type { HistoryRow, RankRow } from './tables';

/** All that is told of a member's place. */
export interface Place {
  currency: string;
  ladder: Ladder;
  /** What the rebate adds for a rank. */
  rebates: (rank: number) => number;
  position: Position;
  /** This month, and its first day. */
  played: Played;
  month: string;
  ranks: readonly RankRow[];
  history: readonly HistoryRow[];
  gift: BirthdayGift | undefined;
}

export function toWireLevels({ currency, ladder, rebates, position, played, month, ranks, history, gift }: Place): LevelsValue {
  const { rank } = position;
  const ahead = bonusesAhead(ladder, position);
  return {
    currency,
    rank,
    next: rank < ladder.top ? { rank: rank + 1, conditions: wayTo(ladder, rank + 1, position, played) } : null,
    keep: keepOf(ladder, position, played, month),
    takenBack: String(takenBackOf(position, ranks)),
    birthday: gift ? { amount: String(gift.amount), until: gift.until } : null,
    ladder: ladder.rungs
      .map((_, each) => toRung(ladder, each, { position, ranks, ahead }))
      .map((rung) => ({ ...rung, rebateRate: rebates(rung.rank) })),
    history: history.map(toStep),
  };
}

/** Stakes that were taken back after the bonus of a rank was paid for them. */
export function takenBackOf({ seen }: Position, ranks: readonly RankRow[]): bigint {
  const missing = ranks.filter(({ claimed_at }) => claimed_at).map(({ needs_stake }) => needs_stake - seen.stake);
  return missing.reduce((most, each) => (each > most ? each : most), 0n);
}

export function toStep({ at, from_rank, to_rank, why }: HistoryRow): LevelStep {
  return { at: at.toISOString(), from: from_rank, to: to_rank, why };
}

export function toReached(row: RankRow): MemberLevel['reached'][number] {
  return { ...wireFields(row, 'rank', 'amount', 'reached_at', 'claimed_at'), by: row.reached };
}

function wayTo(ladder: Ladder, rank: number, { way }: Position, { days }: Played): LevelCondition[] {
  return conditions(rungOf(ladder, rank), { ...way, days });
}

/** Conditions that there are, and how far each is; never less than nothing. */
function conditions(needed: Played, done: Played): LevelCondition[] {
  const kinds = ['stake', 'deposits', 'days'] as const;
  return kinds
    .filter((kind) => BigInt(needed[kind]) > 0n)
    .map((kind) => ({ kind, needed: String(needed[kind]), done: String(done[kind] < 0 ? 0 : done[kind]) }));
}

function keepOf(ladder: Ladder, { rank, judgedFrom, warnedFor }: Position, played: Played, month: string): LevelsValue['keep'] {
  if (!canBeLost(ladder, rank) || judgedFrom === null || judgedFrom > month) return null;
  const asked = conditions(neededToKeep(ladder, rank), played);
  return { until: lastDayOf(month), conditions: asked, kept: isKept(ladder, rank, played), warned: warnedFor === month };
}

interface OnLadder extends Pick<Place, 'position' | 'ranks'> {
  ahead: ReadonlyMap<number, bigint>;
}

function toRung(ladder: Ladder, rank: number, { position, ranks, ahead }: OnLadder): Omit<LevelRung, 'rebateRate'> {
  const { label, stake, deposits, days, benefits } = rungOf(ladder, rank);
  const { rankBonus, birthdayBonus, ...others } = benefits;
  const row = ranks.find((each) => each.rank === rank);
  return {
    ...{ rank, label, days, ...others },
    stake: String(stake),
    deposits: String(deposits),
    rankBonus: String(rankBonus),
    birthdayBonus: String(birthdayBonus),
    bonus: { state: bonusState(row, rankBonus, position), amount: String(row?.amount ?? ahead.get(rank) ?? rankBonus) },
  };
}

/** How the bonus of a rank stands with a member. */
export function bonusState(row: RankRow | undefined, rankBonus: bigint, position: Position): LevelBonusState {
  if (!row) return rankBonus > 0n ? 'ahead' : 'none';
  if (row.amount === 0n) return rankBonus > 0n ? 'passed' : 'none';
  if (row.claimed_at) return 'claimed';
  return isCovered(position, row) ? 'ready' : 'taken-back';
}
