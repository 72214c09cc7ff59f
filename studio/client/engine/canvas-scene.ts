import { element } from '../element';
import { wantsLessMotion } from './motion';
import { Stage } from './stage';
import type { Scene } from './scene';
import { SceneClock } from './scene-clock';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A scene on a canvas: it is told what came out, draws itself, and describes in words what it shows. */
export abstract class CanvasScene<Choice> implements Scene<Choice> {
  readonly element = element('canvas', { role: 'img' });
  protected readonly clock = new SceneClock();
  protected readonly stage = new Stage(this.element, (context, box, now) => {
    const wasLanding = this.clock.isLanding;
    const moves = this.clock.settle(now);
    if (wasLanding && !moves) this.landed();
    this.paint(context, box, now);
    return moves;
  });
  protected drawn: readonly number[] | null = null;

  constructor(protected choice: Choice) {}

  start(): void {
    this.drawn = null;
    this.element.setAttribute('aria-label', this.describe());
    if (!wantsLessMotion()) {
      this.began();
      this.clock.start();
    }
    this.stage.draw();
  }

  async land(choice: Choice, drawn: readonly number[]): Promise<void> {
    if (wantsLessMotion()) return this.rest(choice, drawn);
    this.show(choice, drawn);
    const landed = this.clock.land(this.landing(drawn));
    this.stage.draw();
    await landed;
  }

  rest(choice: Choice, drawn: readonly number[] | null): void {
    this.clock.rest();
    this.show(choice, drawn);
    this.stage.draw();
  }

  private show(choice: Choice, drawn: readonly number[] | null): void {
    [this.choice, this.drawn] = [choice, drawn];
    this.element.setAttribute('aria-label', this.describe());
  }

  /** It begins to run. */
  protected began(): void {}

  /** It came to an end. */
  protected landed(): void {}

  /** How long it takes to come to an end, in milliseconds. It is prepared here. */
  protected abstract landing(drawn: readonly number[]): number;
  protected abstract paint(context: CanvasRenderingContext2D, box: Box, now: number): void;
  protected abstract describe(): string;
}
