import type { ModelId } from '../models/model-id';
import type { TestStudio } from '../testing/test-studio';
import { TITLES } from '../titles/titles';
import type { AuditedModel, SampleBet } from './audited-model';
import { auditedModel } from './audited-models';
import { type AuditPlayer, sitDown, type View } from './player';

export interface PlayedRound {
  readonly bet: SampleBet;
  readonly view: View;
}

/** What one player saw, in the order in which it was seen. */
export interface Sitting {
  readonly player: AuditPlayer;
  readonly user: string;
  readonly clientSeed: string;
  readonly atLaunch: Awaited<ReturnType<AuditPlayer['session']>>;
  readonly beforeBets: Awaited<ReturnType<AuditPlayer['session']>>;
  readonly rounds: readonly PlayedRound[];
  readonly afterBets: Awaited<ReturnType<AuditPlayer['session']>>;
  readonly revealed: Awaited<ReturnType<AuditPlayer['seeds']>>['revealed'];
}

export interface Played {
  readonly id: ModelId;
  readonly audited: AuditedModel;
  readonly sittings: readonly Sitting[];
}

export interface Volume {
  readonly players: number;
  readonly rounds: number;
}

/** How many players play at the same time. */
const AT_ONCE = 8;

/**
 * Plays a model's titles as players do: launch, look at the commitments, choose a client seed, bet round after round, have the seed revealed. Players sit down one
 * after the other, because the order in which seeds are drawn is to be the same every time.
 */
export async function playModel(studio: TestStudio, id: ModelId, volume: Volume): Promise<Played> {
  const audited = auditedModel(id);
  const titles = TITLES.filter(({ model }) => model === id);
  const seated: Seat[] = [];
  for (let at = 0; at < volume.players; at += 1) {
    const title = titles[at % titles.length];
    if (!title) throw new Error(`no title plays the model ${id}`);
    seated.push(await seat(studio, title, `${id}-player-${at}`));
  }
  const sittings: Sitting[] = [];
  for (let at = 0; at < seated.length; at += AT_ONCE) {
    const group = seated.slice(at, at + AT_ONCE);
    sittings.push(...(await Promise.all(group.map((each, index) => play(each, audited, volume.rounds, at + index)))));
  }
  return { id, audited, sittings };
}

type Seat = Pick<Sitting, 'player' | 'user' | 'clientSeed' | 'atLaunch' | 'beforeBets'>;

async function seat(studio: TestStudio, title: Parameters<typeof sitDown>[1], user: string): Promise<Seat> {
  const player = await sitDown(studio, title, user);
  const atLaunch = await player.session();
  const clientSeed = `chosen-by-${user}`;
  await player.rotate(clientSeed);
  return { player, user, clientSeed, atLaunch, beforeBets: await player.session() };
}

async function play(seated: Seat, { bets }: AuditedModel, count: number, offset: number): Promise<Sitting> {
  const { player } = seated;
  const rounds: PlayedRound[] = [];
  for (let at = 0; at < count; at += 1) {
    const bet = bets[(at + offset) % bets.length] as SampleBet;
    rounds.push({ bet, view: await player.play(bet) });
  }
  const afterBets = await player.session();
  await player.rotate('afterwards');
  return { ...seated, rounds, afterBets, revealed: (await player.seeds()).revealed };
}
