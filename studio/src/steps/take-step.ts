import { sql, type Transaction } from 'kysely';
import type { Database, Round, Tables } from '../database/tables';
import { GameError } from '../http/game-error';
import type { Step } from '../models/model';
import { modelOf } from '../models/models';
import { assertInTime } from '../rounds/press-time';
import type { RoundChange } from '../rounds/next-step';
import { seedsOfRound } from '../seeds/seeds';
import type { PlaySession } from '../sessions/authenticate';
import { afterStep } from './after-step';
import { askForRaise, assertSameRaise, openRaise } from './raises';
import { assertSameStep } from './same-step';
import { beforeStep, stepsOf, withStep } from './step-rules';

interface NumberedStep {
  readonly clientRoundId: string;
  /** From 1: what comes again under its number is the same step. */
  readonly number: number;
  readonly step: Step;
  readonly pressedAt: Date | null;
}

/**
 * Writes a step down before it is answered. One that costs money counts once that is confirmed: until then it waits as a raise. The step that ends the round also writes down what it comes to, in the same transaction; `attempts` counts steps meanwhile, so that
 * who settles an abandoned round at this moment finds it changed.
 *
 * @throws GameError `round.unknown`, `step.not_allowed`, `step.out_of_order`, `step.number_reused`, `step.too_late` and those of the model’s `write`
 */
export function takeStep(
  database: Database,
  session: PlaySession,
  { clientRoundId, number, step, pressedAt }: NumberedStep,
): Promise<Round> {
  return database.transaction().execute(async (tx) => {
    const round = await lockRound(tx, session, clientRoundId);
    const { steps: rules } = modelOf(round);
    if (!rules) throw new GameError('step.not_allowed');
    const seeds = await seedsOfRound(tx, round);
    const again = () => rules.write(beforeStep(round, number), step, seeds);
    const known = stepsOf(round)[number - 1];
    if (known) {
      assertSameStep(known, again);
      return round;
    }
    if (number !== stepsOf(round).length + 1) throw new GameError('step.out_of_order');
    if (round.state === 'raise_sent' || round.state === 'raise_back') {
      assertSameRaise(await openRaise(tx, round.id), number, again);
      return round;
    }
    if (round.state !== 'playing') throw new GameError('step.not_allowed');
    assertInTime(pressedAt, 'step.too_late');
    const written = rules.write(round, step, seeds);
    const amount = rules.cost?.(round, written) ?? 0n;
    if (amount > 0n) await askForRaise(tx, round, { number, step: written, amount, pressedAt });
    const change = amount > 0n ? RAISED : afterStep(modelOf(round), withStep(round, written), seeds, session.currency);
    return tx
      .updateTable('rounds')
      .set({ failure: null, ...columnsOf(change) })
      .where('id', '=', round.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const RAISED: RoundChange = { state: 'raise_sent', attempts: 0 };

function columnsOf({ pauseMs = 0, ...columns }: RoundChange) {
  return { ...columns, due_at: sql<Date>`now() + ${pauseMs} * interval '1 millisecond'` };
}

async function lockRound(
  tx: Transaction<Tables>,
  { wallet: { playerId }, title }: PlaySession,
  clientRoundId: string,
): Promise<Round> {
  const round = await tx
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game_code', '=', title.code)
    .where('client_round_id', '=', clientRoundId)
    .forUpdate()
    .executeTakeFirst();
  if (!round) throw new GameError('round.unknown');
  return round;
}
