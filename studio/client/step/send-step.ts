import { isTransient, noticeOf } from '../engine/round-controller';
import type { HostFrame } from '../host/host-frame';
import { CallError, type StudioCalls } from '../studio/studio-calls';
import type { PlayedSteps, StepOf } from './played-steps';
import type { StepGame } from './step-game';

const RETRY_MS = 700;

interface Sent<Round extends PlayedSteps> {
  readonly game: StepGame<Round>;
  readonly calls: StudioCalls<never, Round>;
  readonly host: HostFrame;
}

/** The same step under the same number, as often as the network needs. Where another tab was faster, the round as it is now. */
export async function sendStep<Round extends PlayedSteps>(
  { game, calls, host }: Sent<Round>,
  round: Round,
  step: StepOf<Round>,
): Promise<Round> {
  let wasLost = false;
  for (;;) {
    try {
      const after = await calls.step(round.roundId, { number: round.steps.length + 1, ...step });
      if (wasLost) game.set({ notice: null });
      return after;
    } catch (error) {
      if (isRefusal(error)) return calls.round(round.roundId);
      if (!isTransient(error)) throw error;
      wasLost = true;
      game.set({ notice: noticeOf(error.code) });
      host.reportConnection('lost');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.code.startsWith('step.');
}
