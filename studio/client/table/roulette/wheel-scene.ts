import { colourOf, WHEEL } from '../../../src/table/roulette';
import type { Slip } from '../../../src/table/table-rules';
import { easeOut, shareOf } from '../../engine/motion';
import { type Box, CanvasScene } from '../../engine/canvas-scene';
import { drawBaked } from '../../engine/baked';
import { drawPiece, pieceOf } from '../../engine/skin';
import { paintBackdrop, paintText } from '../../engine/paint';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../table-play';
import { COLOURS, type Disc, FULL, paintWheel, STEP } from './paint-wheel';

const TOP = -FULL / 4;
/** Turns a second of the wheel, and of the ball against it. */
const WHEEL_SPEED = 0.22;
const BALL_SPEED = -1.25;
const LANDING_MS = 2_350;
/** From when the ball leaves its track, as a share of the landing. */
const FALLS_AT = 0.5;
/** Below this height of the scene only the upper part of a larger wheel is shown. */
const LOW = 270;

interface Wheel extends Disc {
  readonly whole: boolean;
}

/** The wheel turns, the ball runs against it, and both come to rest with the drawn pocket at the top. */
export class WheelScene extends CanvasScene<Slip> {
  private readonly hero: HTMLImageElement;
  private readonly from = { wheel: 0, ball: TOP };
  private readonly to = { wheel: 0, ball: TOP };
  private passed = 0;

  constructor(private readonly parts: SceneParts) {
    super(parts.game.slip);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected override began(): void {
    Object.assign(this.from, this.to);
    this.parts.sound.whoosh(0.6);
  }

  override rest(choice: Slip, drawn: readonly number[] | null): void {
    const { wheel } = this.anglesAt(performance.now());
    this.to.wheel = drawn ? angleOf(drawn) : wheel;
    this.to.ball = TOP;
    super.rest(choice, drawn);
  }

  protected landing(drawn: readonly number[]): number {
    Object.assign(this.from, this.anglesAt(performance.now()));
    // An ease begins with three times its mean speed: both go on as fast as they went.
    const seconds = LANDING_MS / 3_000;
    this.to.wheel = ahead(this.from.wheel, angleOf(drawn), WHEEL_SPEED * FULL * seconds);
    this.to.ball = ahead(this.from.ball, TOP, BALL_SPEED * FULL * seconds);
    return LANDING_MS;
  }

  protected override landed(): void {
    this.parts.sound.knock(0.9);
  }

  protected describe(): string {
    const text = translate('roulette.wheel');
    return this.drawn ? `${text} ${this.parts.cameOut(this.drawn)}` : text;
  }

  private anglesAt(now: number): { readonly wheel: number; readonly ball: number } {
    if (this.clock.isRunning) {
      const turned = (this.clock.elapsed(now) / 1_000) * FULL;
      return { wheel: this.from.wheel + turned * WHEEL_SPEED, ball: this.from.ball + turned * BALL_SPEED };
    }
    const share = easeOut(this.clock.share(now));
    const between = (of: 'wheel' | 'ball') => this.from[of] + (this.to[of] - this.from[of]) * share;
    return { wheel: between('wheel'), ball: between('ball') };
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { colours } = this.parts.skin;
    const { wheel: angle, ball } = this.anglesAt(now);
    const wheel = wheelIn(box);
    paintBackdrop(context, box, this.parts.skin);
    paintWheel(context, wheel, { angle, moves: this.clock.isRunning || this.clock.isLanding }, colours);
    this.soundOf(angle);
    this.paintSpokes(context, wheel, angle);
    if (this.clock.isRunning || this.clock.isLanding || this.drawn) this.paintBall(context, wheel, ball, now);
    if (this.drawn && !this.clock.isLanding) this.paintNumber(context, wheel, box);
  }

  private soundOf(angle: number): void {
    const place = Math.floor(angle / STEP);
    if (place !== this.passed && this.clock.isLanding) this.parts.sound.knock(0.08);
    this.passed = place;
  }

  private paintSpokes(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, angle: number): void {
    context.strokeStyle = '#e9c478';
    context.lineWidth = Math.max(reach * 0.03, 2);
    for (let spoke = 0; spoke < 4; spoke += 1) {
      const at = angle + spoke * (FULL / 4) + STEP / 2;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(at) * reach * 0.42, y + Math.sin(at) * reach * 0.42);
      context.stroke();
    }
    context.fillStyle = this.parts.skin.colours.dark;
    context.beginPath();
    context.arc(x, y, reach * 0.25, 0, FULL);
    context.fill();
    context.stroke();
    if (!(this.drawn && !this.clock.isLanding)) drawPiece(context, this.hero, { x, y, size: reach * 0.42 });
  }

  private paintBall(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, angle: number, now: number): void {
    const falls = this.clock.isRunning ? 0 : shareOf(this.clock.share(now), FALLS_AT, 1 - FALLS_AT);
    const away = reach * (0.91 - 0.32 * (this.clock.isLanding ? bounced(falls) : this.drawn ? 1 : 0));
    const [at, size] = [{ x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away }, Math.max(reach * 0.042, 4)];
    const room = Math.ceil(size * 3);
    const paint = (on: CanvasRenderingContext2D) => paintBallAt(on, room, size);
    context.save();
    context.translate(at.x - room, at.y - room);
    drawBaked(context, { key: `ball ${size}`, width: room * 2, height: room * 2, paint });
    context.restore();
  }

  private paintNumber(context: CanvasRenderingContext2D, wheel: Wheel, box: Box): void {
    const [number = 0] = this.drawn ?? [];
    const size = wheel.whole ? wheel.reach * 0.22 : 30;
    const at = wheel.whole ? wheel : { x: box.width / 2, y: box.height - size - 8 };
    context.fillStyle = COLOURS[colourOf(number)];
    context.beginPath();
    context.arc(at.x, at.y, size, 0, FULL);
    context.fill();
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2;
    context.stroke();
    paintText(context, String(number), { x: at.x, y: at.y, size: size * 1.1, colour: '#ffffff', weight: 800 });
  }
}

/** Whole where there is room; on a low scene the upper part of one that is as wide as the scene. */
function wheelIn({ width, height }: Box): Wheel {
  if (height >= LOW) return { x: width / 2, y: height / 2, reach: Math.min(width, height) / 2 - 8, whole: true };
  const reach = Math.min(width * 0.56, height * 1.25);
  return { x: width / 2, y: reach + 8, reach, whole: false };
}

/** The wheel's angle at which the drawn pocket is at the top. */
function angleOf([number = 0]: readonly number[]): number {
  return TOP - WHEEL.findIndex((each) => each === number) * STEP;
}

/** A place that comes to the same, further on in the direction in which it turns. */
function ahead(from: number, place: number, by: number): number {
  const turns = (from + by - place) / FULL;
  return place + (by > 0 ? Math.ceil(turns) : Math.floor(turns)) * FULL;
}

/** Into the pocket with two small hops. */
function bounced(share: number): number {
  if (share < 0.6) return (share / 0.6) ** 2;
  const hop = (share - 0.6) / 0.4;
  return 1 - 0.22 * Math.abs(Math.sin(hop * FULL)) * (1 - hop);
}

/** With its shadow, and its middle at `at` from both edges. */
function paintBallAt(context: CanvasRenderingContext2D, at: number, size: number): void {
  const shine = context.createRadialGradient(at - size * 0.35, at - size * 0.35, 0, at, at, size);
  shine.addColorStop(0, '#ffffff');
  shine.addColorStop(1, '#b9bfcc');
  context.shadowColor = 'rgb(0 0 0 / 55%)';
  context.shadowBlur = size;
  context.fillStyle = shine;
  context.beginPath();
  context.arc(at, at, size, 0, FULL);
  context.fill();
}
