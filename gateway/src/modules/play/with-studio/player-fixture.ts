import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StudioProcess } from '../../../platform/testing';

/** A title of the studio's, with bets that may be played in it. */
export interface Sample {
  readonly code: string;
  readonly model: string;
  readonly bets: readonly SampleBet[];
}

export interface SampleBet {
  readonly stake: string;
  /** What is done within the round, as long as it goes on. */
  readonly steps?: readonly object[];
}

/** What the player is told of a round; money is in units as digits. */
export interface RoundView {
  readonly roundId: string;
  readonly state: string;
  readonly stake: string;
  readonly raised: string;
  readonly payout: string | null;
  readonly balance: string | null;
}

/** A round from its bet to its end, and what its steps were seen to cost. */
export interface PlayedRound {
  readonly title: string;
  readonly view: RoundView;
  readonly raises: readonly bigint[];
}

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly value?: RoundView;
}

const CLOSED = ['settled', 'rolled_back', 'refused'];
const AGAIN_MS = 100;
const ANSWER_TIMEOUT_MS = 60_000;

export async function samplesOf(studio: StudioProcess): Promise<readonly Sample[]> {
  return JSON.parse(await studio.run('src/audit/samples/command.ts')) as Sample[];
}

/** Somebody at a title, with the calls of its page: what is not answered is sent again under the same id, until it is. */
export class StudioPlayer {
  private readonly key: string;

  /** @param address where the title was opened */
  constructor(
    private readonly address: URL,
    private readonly title: string,
  ) {
    this.key = address.pathname.split('/').at(-1) ?? '';
  }

  async play({ steps = [], ...fields }: SampleBet): Promise<PlayedRound> {
    const roundId = randomUUID();
    let view = await this.told('/api/rounds', { roundId, ...fields });
    const raises: bigint[] = [];
    let next = 0;
    while (!CLOSED.includes(view.state)) {
      const before = view;
      const step = view.state === 'playing' ? steps[next] : undefined;
      if (view.state === 'playing' && !step) throw new Error(`a round of ${this.title} waits for more than ${steps.length} steps`);
      if (!step) await pause(AGAIN_MS);
      const answer = step ? await this.step(roundId, next + 1, step) : await this.told(`/api/rounds/${roundId}`);
      // A step whose money could not be had is taken back, and has to be taken once more.
      next = answer === 'out of order' ? next - 1 : next + (step ? 1 : 0);
      view = answer === 'out of order' ? await this.told(`/api/rounds/${roundId}`) : answer;
      const cost = BigInt(view.raised) - BigInt(before.raised);
      if (cost > 0n) raises.push(cost);
    }
    return { title: this.title, view, raises };
  }

  private async step(roundId: string, number: number, step: object): Promise<RoundView | 'out of order'> {
    const answer = await this.answered(`/api/rounds/${roundId}/steps`, { number, ...step });
    if (answer.code === 'step.out_of_order') return 'out of order';
    // The round may have come to its end, or be at a raise that is taken back.
    if (answer.code === 'step.not_allowed') return this.told(`/api/rounds/${roundId}`);
    return this.viewIn(answer);
  }

  private async told(path: string, body?: object): Promise<RoundView> {
    return this.viewIn(await this.answered(path, body));
  }

  private viewIn({ status, code, value }: Answer): RoundView {
    if (!value) throw new Error(`${this.title} answered ${status} ${code}`);
    return value;
  }

  private async answered(path: string, body?: object): Promise<Answer> {
    const deadline = Date.now() + ANSWER_TIMEOUT_MS;
    for (;;) {
      const answer = await this.ask(path, body);
      if (answer && answer.status < 500) return answer;
      if (Date.now() > deadline) throw new Error(`the studio gave no answer for ${ANSWER_TIMEOUT_MS / 1_000} seconds`);
      await pause(AGAIN_MS);
    }
  }

  private async ask(path: string, body: object | undefined): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${this.address.origin}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-studio-session': this.key, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5_000),
      });
      return { status: response.status, ...((await response.json()) as object) };
    } catch {
      // A studio that is killed gives no answer: it is asked again.
      return undefined;
    }
  }
}
