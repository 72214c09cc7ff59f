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
const LONGEST_WAIT_MS = 30_000;

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
  const { merchant } = at.studio;
  let held = [BET, WIN].map((path) => ({ path, before: merchant.sent(path).length, release: merchant.hold(path) }));
  const isAnswered = sent.then(() => true);
  const deadline = Date.now() + LONGEST_WAIT_MS;
  try {
    while (!(await Promise.race([isAnswered, pause(1).then(() => false)]))) {
      if (Date.now() > deadline) throw new Error(`a round of ${at.player.title.code} stood still`);
      const called = held.filter(({ path, before }) => merchant.sent(path).length > before);
      for (const { release } of called) {
        await listen(at);
        release();
      }
      held = held.filter((each) => !called.includes(each));
    }
  } finally {
    for (const { release } of held) release();
  }
  return sent;
}
