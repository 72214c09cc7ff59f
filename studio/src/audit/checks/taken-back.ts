import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelId } from '../../models/model-id';
import { modelOf } from '../../models/models';
import type { Fault } from '../../testing/test-merchant';
import type { TestStudio } from '../../testing/test-studio';
import { TITLES } from '../../titles/titles';
import type { SampleBet } from '../audited-model';
import { auditedModel } from '../audited-models';
import { type AuditPlayer, PATIENT_MS, same, sitDown, type View } from '../player';
import { type Finding, Problems } from './check';
import { type HeardTakenBack, hearTakenBack } from './early';
import { openViews } from './play';

/** Of a tie at war that wins there is one in forty rounds. */
const MOST_ROUNDS = 400;
const [BET, ROLLBACK] = ['/transaction/bet', '/transaction/rollback'];
/** As often as a raise is sent. */
const UNANSWERED: readonly Fault[] = ['lose-answer', 'lose-answer', 'lose-answer', 'lose-answer'];

/** A round whose win can never be paid gives back all that it took, and tells nothing meanwhile; a raise that nobody answered is given back, and the round waits as it was. */
export async function checkTakenBack(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const hasRaises = modelOf({ model: id }).steps?.cost !== undefined;
  const taken = await firstOf(studio, id, 'taken-back', (player, bet) => hearTakenBack(studio, player, bet, hasRaises));
  problems.unless(taken !== undefined, `of ${MOST_ROUNDS} rounds whose win is never paid none was taken back`);
  if (taken) checkMoneyBack(problems, studio, id, taken);
  if (hasRaises) {
    const raise = await firstOf(studio, id, 'unanswered', (player, bet) => afterUnansweredRaise(studio, player, bet));
    problems.unless(raise !== undefined, `none of ${MOST_ROUNDS} rounds asked for a raise`);
    if (raise) checkRaiseBack(problems, studio, raise);
  }
  return { check: 'taken back', figures: hasRaises ? 'a round and a raise' : 'a round', problems: problems.list };
}

type Tried<Found> = (player: AuditPlayer, bet: SampleBet) => Promise<Found | undefined>;

/** Somebody new for each round, until one goes as it has to. */
async function firstOf<Found>(studio: TestStudio, id: ModelId, what: string, attempt: Tried<Found>): Promise<Found | undefined> {
  const { bets } = auditedModel(id);
  const title = TITLES.find(({ model }) => model === id);
  if (!title) throw new Error(`no title plays the model ${id}`);
  for (let at = 0; at < MOST_ROUNDS; at += 1) {
    const bet = bets[at % bets.length];
    const found = bet && (await attempt(await sitDown(studio, title, `${id}-${what}-${at}`), bet));
    if (found) return found;
  }
  return undefined;
}

function checkMoneyBack(problems: Problems, { merchant }: TestStudio, id: ModelId, heard: HeardTakenBack): void {
  const { user, roundId, messages, last, net } = heard;
  const audited = auditedModel(id);
  const sent = (path: string) => merchant.sent(path).filter((call) => call.user === user);
  const [bets, backs] = [sent(BET), sent(ROLLBACK)];
  const named = backs.map((call) => call.reference_transaction_uuid);
  const expected = bets.map((call) => call.transaction_uuid).toReversed();
  problems.unless(same(named, expected), `of ${bets.length} stakes and raises ${named.length} were given back, the last one first`);
  const closes = backs.map(({ round_closed }) => round_closed);
  problems.unless(same(closes, [...backs.slice(1).map(() => false), true]), 'the round is closed before all is given back');
  problems.unless(sumFor(merchant, user) === 0, `a round that was taken back moved ${sumFor(merchant, user)} in all`);
  problems.unless(last.payout === null && net === '0', `the player is told of ${last.payout ?? net} after all was given back`);
  const open = openViews(messages).filter((view) => view.roundId === roundId);
  problems.unless(open.length > 0, 'nothing is told of a round that is taken back');
  const isTold = open.some((view) => view.payout !== null || audited.told(view) !== null);
  problems.unless(!isTold, 'the page heard what came out while it was taken back');
}

interface UnansweredRaise {
  readonly user: string;
  readonly view: View;
  /** How many steps were taken before it. */
  readonly steps: number;
}

/** Takes steps until one costs money; nobody answers for that one. Undefined where the round was over before. */
async function afterUnansweredRaise(
  { merchant }: TestStudio,
  player: AuditPlayer,
  { steps = [], ...bet }: SampleBet,
): Promise<UnansweredRaise | undefined> {
  const roundId = randomUUID();
  await player.bet(bet, roundId);
  let taken = 0;
  for (const step of steps) {
    if ((await player.round(roundId)).value.state !== 'playing') return undefined;
    const before = merchant.sent(BET).length;
    merchant.breakNext(BET, ...UNANSWERED);
    const { json } = await player.send(`/api/rounds/${roundId}/steps`, { number: taken + 1, ...step });
    if (merchant.sent(BET).length > before) {
      const view = await onceKnown(player, roundId);
      merchant.clearFault();
      return { user: player.user ?? '', view, steps: taken };
    }
    merchant.clearFault();
    if (json.code !== 'step.not_allowed') taken += 1;
  }
  return undefined;
}

async function onceKnown(player: AuditPlayer, roundId: string): Promise<View> {
  const deadline = Date.now() + PATIENT_MS;
  for (;;) {
    const { value } = await player.round(roundId);
    if (value.state !== 'raising' || Date.now() > deadline) return value;
    await pause(20);
  }
}

function checkRaiseBack(problems: Problems, { merchant }: TestStudio, { user, view, steps }: UnansweredRaise): void {
  const { state, raised, stake } = view;
  const said = `after a raise that nobody answered the round is ${state} with ${raised} raised`;
  problems.unless(state === 'playing' && raised === '0' && view.failure === 'wallet.unanswered', said);
  problems.unless(Array.isArray(view['steps']) && view['steps'].length === steps, 'a step that was not paid for was taken');
  const back = merchant.sent(ROLLBACK).filter((call) => call.user === user);
  problems.unless(back.length === 1 && !back[0]?.round_closed, `a raise that nobody answered was given back ${back.length} times`);
  const moved = sumFor(merchant, user);
  problems.unless(moved === -Number(stake), `after a raise that nobody answered the books say ${moved}, the stake is ${stake}`);
}

function sumFor({ entries }: TestStudio['merchant'], user: string): number {
  return entries.filter((entry) => entry.user === user).reduce((sum, { amount }) => sum + amount, 0);
}
