import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Raise, Round, Tables } from '../database/tables';
import { GameError } from '../http/game-error';
import type { Step } from '../models/model';
import type { Stake } from '../wallet/wallet';
import { assertSameStep } from './same-step';

/** A step that waits for its money. */
export interface PaidStep {
  readonly number: number;
  readonly step: Step;
  readonly amount: bigint;
  readonly pressedAt: Date | null;
}

/** Writes down, before any money moves, that a step is to be paid for. */
export async function askForRaise(
  tx: Transaction<Tables>,
  { id }: Round,
  { number, step, amount, pressedAt }: PaidStep,
): Promise<void> {
  const uuids = { bet_uuid: randomUUID(), rollback_uuid: randomUUID() };
  await tx
    .insertInto('raises')
    .values({ ...uuids, round_id: id, number, step: JSON.stringify(step), amount, pressed_at: pressedAt })
    .execute();
}

/** With which raise of its round it is, from 1: one that was taken back and asked for anew under the same number is another. */
export type RaiseInTurn = Raise & { readonly turn: number };

/** The raise that nobody knows the end of yet: no round has two. */
export function openRaise(database: Database | Transaction<Tables>, roundId: string): Promise<RaiseInTurn> {
  return raisesOf(database, roundId, 'sent').executeTakeFirstOrThrow();
}

/** Raises whose money was taken, the last one first: to be given back when the round is. */
export function paidRaises(database: Database, roundId: string): Promise<RaiseInTurn[]> {
  return raisesOf(database, roundId, 'confirmed').orderBy('number', 'desc').execute();
}

function raisesOf(database: Database | Transaction<Tables>, roundId: string, state: Raise['state']) {
  const turn = sql<number>`(
    select count(*) from raises earlier where earlier.round_id = raises.round_id and earlier.created_at <= raises.created_at
  )::integer`;
  return database
    .selectFrom('raises')
    .selectAll()
    .select(turn.as('turn'))
    .where('round_id', '=', roundId)
    .where('state', '=', state);
}

/** The same step sent once more while its money is on the way. @throws GameError `step.number_reused` */
export function assertSameRaise(raise: Raise, number: number, again: () => Step): void {
  if (raise.number !== number) throw new GameError('step.number_reused');
  assertSameStep(stepOf(raise), again);
}

export function stepOf({ step }: Raise): Step {
  return JSON.parse(step) as Step;
}

export function stakeOf({ bet_uuid: betUuid, rollback_uuid: rollbackUuid, amount }: Raise): Stake {
  return { betUuid, rollbackUuid, amount };
}
