import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestStudio } from '../../testing/test-studio';
import type { Title } from '../../titles/title';
import type { SampleBet } from '../audited-model';
import { type AuditPlayer, sitDown, type View } from '../player';

/** Everything that a page could hear while a round stood like this. */
export interface Heard {
  readonly state: View['state'];
  readonly messages: readonly unknown[];
}

interface Listening {
  readonly studio: TestStudio;
  readonly player: AuditPlayer;
  readonly roundId: string;
  readonly heard: Heard[];
}

const BET = '/transaction/bet';
const WIN = '/transaction/win';
const ROLLBACK = '/transaction/rollback';
/** The one answer after which a win is never paid: its id was taken for something else there. */
const NEVER = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' } as const;
const LONGEST_WAIT_MS = 30_000;
/** While the studio waits for the wallet. */
const UNDER_WAY: readonly unknown[] = ['betting', 'raising', 'paying'] satisfies View['state'][];

/** Messages without what differs from player to player and from moment to moment: seeds by their hashes, keys, times, and what all players together had back. */
export function comparable(messages: readonly unknown[]): string[] {
  return messages.filter((each) => !isMeasured(each)).map((each) => plain(JSON.stringify(each)));
}

function plain(text: string): string {
  return text
    .replaceAll(/(?<!\w)([0-9a-f]{64}|[0-9a-f]{32}|[\w-]{43})(?!\w)/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/"clientSeed":"[^"]*"/g, '')
    .replaceAll(/"(elapsedSeconds|nextBetInMs)":\d+/g, '');
}

function isMeasured(message: unknown): boolean {
  return JSON.stringify(message).includes('"measured"');
}

/**
 * Plays a round and stops it in each state that it comes through: at each call to the wallet, and before each step. Asks for everything there. `known` is
 * what could be heard before, and the bet itself.
 */
export async function heardBeforeTheEnd(
  studio: TestStudio,
  title: Title,
  user: string,
  { steps = [], ...bet }: SampleBet,
  roundId: string,
) {
  const player = await sitDown(studio, title, user);
  const at: Listening = { studio, player, roundId, heard: [] };
  const known = JSON.stringify([bet, await player.everything(roundId)]);
  await follow(at, player.send('/api/rounds', { roundId, ...bet }));
  let number = 1;
  for (const step of steps) {
    if ((await player.round(roundId)).value.state !== 'playing') break;
    await listen(at);
    const { json } = await follow(at, player.send(`/api/rounds/${roundId}/steps`, { number, ...step }));
    // One that may not be taken when its turn comes is passed over.
    if (json.code !== 'step.not_allowed') number += 1;
  }
  return { known, heard: at.heard, last: await player.finished((await player.round(roundId)).value) };
}

async function listen({ player, roundId, heard }: Listening): Promise<void> {
  const { state } = (await player.round(roundId)).value;
  heard.push({ state, messages: await player.everything(roundId) });
}

/** Waits for the answer to what was sent. Each call to the wallet that it leads to waits until everything was asked for, and so does the answer. */
async function follow(at: Listening, sent: ReturnType<AuditPlayer['send']>): ReturnType<AuditPlayer['send']> {
  const { studio, player } = at;
  let waiting = [BET, WIN].map((path) => held(studio, path, player.user));
  // An answer that took too long to wait for comes before the end of what it began.
  const isStill = sent.then(() => untilStill(at)).then(() => true);
  const deadline = Date.now() + LONGEST_WAIT_MS;
  try {
    while (!(await Promise.race([isStill, pause(1).then(() => false)]))) {
      if (Date.now() > deadline) throw new Error(`a round of ${player.title.code} stood still`);
      const called = waiting.filter(({ isCalled }) => isCalled());
      for (const { release } of called) {
        await listen(at);
        release();
      }
      waiting = waiting.filter((each) => !called.includes(each));
    }
  } finally {
    for (const { release } of waiting) release();
  }
  return sent;
}

async function untilStill({ player, roundId }: Listening): Promise<void> {
  while (UNDER_WAY.includes((await player.round(roundId)).value?.state)) await pause(20);
}

/** A round that was taken back although it had won. */
export interface HeardTakenBack {
  readonly user: string;
  readonly roundId: string;
  /** What could be heard before, and the bet itself. */
  readonly known: string;
  /** Everything that a page could hear while its money went back. */
  readonly messages: readonly unknown[];
  readonly last: View;
  /** What the player is told of the session after it. */
  readonly net: string;
}

/** Plays a round whose win is never paid, where it wins anything and, if it has to, cost more than its stake. Undefined where it ended in another way. */
export async function hearTakenBack(
  studio: TestStudio,
  player: AuditPlayer,
  bet: SampleBet,
  withRaise: boolean,
): Promise<HeardTakenBack | undefined> {
  const roundId = randomUUID();
  const known = JSON.stringify([bet, await player.everything(roundId)]);
  const messages: unknown[] = [];
  const [win, rollback] = [held(studio, WIN, player.user), held(studio, ROLLBACK, player.user)];
  try {
    const ended = player.bet(bet, roundId).then(({ value }) => player.finished(value));
    if (await win.isCalledBefore(ended)) {
      const { raised } = (await player.round(roundId)).value;
      if (win.amount() > 0 && (!withRaise || raised !== '0')) studio.merchant.breakNext(WIN, NEVER);
    }
    win.release();
    if (await rollback.isCalledBefore(ended)) messages.push(...(await player.everything(roundId)));
    rollback.release();
    const last = await ended;
    if (last.state !== 'rolled_back') return undefined;
    return { user: player.user ?? '', roundId, known, messages, last, net: (await player.session()).net };
  } finally {
    win.release();
    rollback.release();
  }
}

/** Keeps a player's calls to a path waiting: those of others, which a slow machine may still make, are no concern of theirs. */
function held({ merchant }: TestStudio, path: string, user: string | undefined) {
  const before = merchant.sent(path, user).length;
  const isCalled = () => merchant.sent(path, user).length > before;
  return {
    release: merchant.hold(path, user),
    isCalled,
    /** Of the call that waits. */
    amount: () => merchant.sent(path, user).at(-1)?.amount ?? 0,
    /** Whether it is called; when `end` comes first it will not be. */
    async isCalledBefore(end: Promise<unknown>): Promise<boolean> {
      const ended = end.then(() => true);
      let isOver = false;
      while (!isCalled() && !isOver) isOver = await Promise.race([ended, pause(1).then(() => false)]);
      return isCalled();
    },
  };
}
