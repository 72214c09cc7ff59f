import { aimsIn } from '../../../src/steps/fishing';
import type { FishingGame } from './fishing-round';
import type { Sight } from './sight';

/** Nobody shoots faster than this, in milliseconds. */
const BETWEEN_SHOTS_MS = 300;

/** Shots that the board fires. Those that are fired while a step is on its way go with the next one. */
export class Throws {
  private waiting = '';
  private firedAt = -Infinity;

  constructor(
    private readonly game: FishingGame,
    private readonly sight: Sight,
  ) {}

  /** All that was fired in the open round: told, on its way, or waiting to go. */
  get fired(): string {
    const { open, stepping } = this.game.state;
    return open ? aimsIn(open.steps) + (stepping?.aims ?? '') + this.waiting : '';
  }

  get left(): number {
    const { open } = this.game.state;
    return open ? open.choice.shots - this.fired.length : 0;
  }

  fire(letter: string): void {
    const now = performance.now();
    this.sight.aimed = letter;
    if (this.left > 0 && now - this.firedAt >= BETWEEN_SHOTS_MS) {
      this.firedAt = now;
      this.waiting += letter;
    }
    this.game.set({});
  }

  /** After each change of the game. */
  follow(): void {
    const { open, stepping } = this.game.state;
    if (!open) this.waiting = '';
    // Who waits for a step hears of it only once everybody was told that it waits.
    if (open && stepping === null && this.waiting !== '') queueMicrotask(() => this.send());
  }

  private send(): void {
    if (this.game.state.stepping !== null || this.waiting === '') return;
    const aims = this.waiting;
    this.waiting = '';
    this.game.take({ aims });
  }
}
