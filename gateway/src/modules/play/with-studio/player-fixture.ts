import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StudioProcess } from '../../../platform/testing';

/** A title of the studio's, with bets that may be played in it. */
export interface Sample {
  readonly code: string;
  readonly model: string;
  readonly bets: readonly SampleBet[];
}

interface Printed {
  readonly titles: readonly Omit<Sample, 'bets'>[];
  readonly bets: Readonly<Record<string, readonly SampleBet[]>>;
}

export interface SampleBet {
  readonly stake: string;
  /** What is done within the round, as long as it goes on. What may not be done when its turn comes is passed over. */
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
  /** Those that count, in a game that has some. */
  readonly steps?: readonly unknown[];
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
  const { titles, bets } = JSON.parse(await studio.run('src/audit/samples/command.ts')) as Printed;
  return titles.map((title) => ({ ...title, bets: bets[title.model] ?? [] }));
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

  /** The page of the title, as a browser is sent it. */
  async page(): Promise<string> {
    return (await fetch(this.address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })).text();
  }

  async play({ steps = [], ...fields }: SampleBet): Promise<PlayedRound> {
    const roundId = randomUUID();
    let view = await this.told('/api/rounds', { roundId, ...fields });
    const raises: bigint[] = [];
    const taken: number[] = [];
    let next = 0;
    while (!CLOSED.includes(view.state)) {
      const before = view;
      if (view.state === 'playing') {
        // A step whose money could not be had is taken back, and is taken once more.
        while (taken.length > (view.steps?.length ?? 0)) next = taken.pop() ?? 0;
        const step = steps[next];
        if (!step) throw new Error(`a round of ${this.title} waits for more than ${steps.length} steps`);
        const answer = await this.answered(`/api/rounds/${roundId}/steps`, { number: taken.length + 1, ...step });
        if (answer.value) taken.push(next);
        next += 1;
        view = await this.afterStep(roundId, answer);
      } else {
        await pause(AGAIN_MS);
        view = await this.told(`/api/rounds/${roundId}`);
      }
      const cost = BigInt(view.raised) - BigInt(before.raised);
      if (cost > 0n) raises.push(cost);
    }
    return { title: this.title, view, raises };
  }

  /** A bet, and nothing after it. */
  bet(bet: SampleBet): Promise<RoundView> {
    return this.told('/api/rounds', { roundId: randomUUID(), ...bet });
  }

  /** The round once it is over, whoever ends it. */
  async ended({ roundId }: Pick<RoundView, 'roundId'>): Promise<RoundView> {
    for (;;) {
      const view = await this.told(`/api/rounds/${roundId}`);
      if (CLOSED.includes(view.state)) return view;
      await pause(AGAIN_MS);
    }
  }

  /** What may not be done when its turn comes is passed over. */
  private async afterStep(roundId: string, answer: Answer): Promise<RoundView> {
    return answer.code === 'step.not_allowed' ? this.told(`/api/rounds/${roundId}`) : this.viewIn(answer);
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
