import { isTransient, noticeOf } from '../engine/round-controller';
import { Press } from '../engine/press';
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

/**
 * The same step under the same number, as often as the network needs, but not long after the press: what was pressed too long ago waits for the player
 * anew. Where another tab was faster, the round as it is now.
 */
export async function sendStep<Round extends PlayedSteps>(
  { game, calls, host }: Sent<Round>,
  round: Round,
  step: StepOf<Round>,
): Promise<Round> {
  const press = new Press();
  const number = round.steps.length + 1;
  let wasLost = false;
  let refused = false;
  let late = false;
  for (;;) {
    try {
      late ||= press.isStale;
      const ask = refused || late;
      const after = await (ask ? calls.round(round.roundId) : calls.step(round.roundId, { number, ...step }, press.at));
      if (late && after.state === 'playing' && after.steps.length < number) game.set({ notice: noticeOf('step.too_late') });
      else if (wasLost) game.set({ notice: null });
      return after;
    } catch (error) {
      if (isRefusal(error) && !refused) {
        refused = true;
        late ||= error.code === 'step.too_late';
        continue;
      }
      if (!isTransient(error)) throw error;
      wasLost = true;
      game.set({ notice: noticeOf(error.code) });
      host.reportConnection('lost');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.code.startsWith('step.');
}
