import { segmentsOf, type WheelChoice } from '../../../src/instant/wheel';
import { easeOut } from '../../engine/motion';
import { translate } from '../../messages/translate';
import { drawBaked } from '../../engine/baked';
import { CanvasScene, type Box } from '../../engine/canvas-scene';
import type { SceneParts } from '../instant-play';
import { drawPiece, pieceOf } from '../../engine/skin';
import { alpha, lettersOn, mixed, paintBackdrop, paintText } from '../../engine/paint';
import { shortTimes, times } from '../../engine/times';
import { prizeColours } from './prize-colours';

const FULL = Math.PI * 2;
/** Turns a second while it is not known where it stops. */
const SPEED = 1.3;
const LANDING_MS = 2_200;
/** A landing begins as fast as the wheel turned: its ease begins with three times its mean speed. */
const LANDING_TURN = (SPEED * FULL * LANDING_MS) / 3_000;

/** A wheel that turns and comes to rest with the drawn segment under its pointer. */
export class WheelScene extends CanvasScene<WheelChoice> {
  private readonly hero: HTMLImageElement;
  private from = 0;
  private angle = 0;
  private passed = 0;

  constructor(private readonly parts: SceneParts<WheelChoice>) {
    super(parts.game.state.choice);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected override began(): void {
    this.from = this.angle;
  }

  override rest(choice: WheelChoice, drawn: readonly number[] | null): void {
    const now = performance.now();
    this.angle = this.clock.isRunning ? this.turnAt(now) : this.angle;
    super.rest(choice, drawn);
    this.angle = drawn ? this.angleOf(drawn) : this.angle;
  }

  protected landing(drawn: readonly number[]): number {
    this.from = this.angle;
    const [place, least] = [this.angleOf(drawn), this.from + LANDING_TURN - FULL / 2];
    this.angle = place + Math.ceil((least - place) / FULL) * FULL;
    return LANDING_MS;
  }

  /** At which the segment's middle is at the top. */
  private angleOf([segment = 0]: readonly number[]): number {
    return (-(segment + 0.5) / this.choice.segments) * FULL;
  }

  private turnAt(now: number): number {
    if (this.clock.isRunning) return (this.angle = this.from + (this.clock.elapsed(now) / 1_000) * SPEED * FULL);
    return this.from + (this.angle - this.from) * easeOut(this.clock.share(now));
  }

  protected describe(): string {
    const text = translate('wheel.wheel', { segments: String(this.choice.segments) });
    return this.drawn ? `${text} ${translate('wheel.stopped', { times: times(this.prize ?? 0) })}` : text;
  }

  private get prize(): number | undefined {
    return this.drawn ? segmentsOf(this.choice)[this.drawn[0] ?? 0] : undefined;
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin, sound } = this.parts;
    const angle = this.turnAt(now);
    const segment = Math.floor((angle / FULL) * this.choice.segments);
    if (segment !== this.passed && (this.clock.isRunning || this.clock.isLanding)) sound.knock(0.12);
    this.passed = segment;
    paintBackdrop(context, box, skin, { stars: 30 });
    const wheel = { x: box.width / 2, y: box.height / 2 + 8, reach: Math.min(box.width, box.height - 16) / 2 - 12 };
    this.paintTurnedRing(context, wheel, angle);
    this.paintRim(context, wheel, now);
    this.paintHub(context, wheel);
    this.paintPointer(context, wheel);
  }

  /** While it turns it is one picture; at its end one segment is lit. */
  private paintTurnedRing(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, angle: number): void {
    if (this.drawn && !this.clock.isLanding) return this.paintRing(context, { x, y, reach }, angle);
    const size = reach * 2 + 2;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.translate(-size / 2, -size / 2);
    const paint = (on: CanvasRenderingContext2D) => this.paintRing(on, { x: size / 2, y: size / 2, reach }, 0);
    drawBaked(context, { key: `ring ${JSON.stringify(this.choice)}`, width: size, height: size, paint });
    context.restore();
  }

  private paintRing(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, angle: number): void {
    const prizes = segmentsOf(this.choice);
    const colours = prizeColours(this.choice, this.parts.skin);
    const step = FULL / prizes.length;
    const ended = this.drawn && !this.clock.isLanding ? this.drawn[0] : undefined;
    for (const [segment, prize] of prizes.entries()) {
      const colour = colours.get(prize) ?? '#000000';
      const start = angle + segment * step - FULL / 4;
      context.globalAlpha = ended === undefined || ended === segment ? 1 : 0.6;
      context.beginPath();
      context.moveTo(x, y);
      context.arc(x, y, reach, start, start + step);
      context.closePath();
      context.fillStyle = colour;
      context.fill();
      context.strokeStyle = alpha(this.parts.skin.colours.dark, 0.7);
      context.lineWidth = 1;
      context.stroke();
      const size = Math.min(reach * 0.13, reach * step * 0.5, 18);
      if (size < 9 || prize === 0) continue;
      context.save();
      context.translate(x, y);
      context.rotate(start + step / 2);
      paintText(context, shortTimes(prize), {
        x: reach * 0.9,
        y: 0,
        size,
        colour: lettersOn(colour),
        align: 'right',
        most: reach * 0.36,
      });
      context.restore();
    }
    context.globalAlpha = 1;
    if (ended !== undefined) paintEdge(context, { x, y, reach }, angle + ended * step - FULL / 4, step);
  }

  private paintRim(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, now: number): void {
    const { colours } = this.parts.skin;
    context.strokeStyle = colours.hero;
    context.lineWidth = 9;
    context.beginPath();
    context.arc(x, y, reach + 3, 0, FULL);
    context.stroke();
    const moves = this.clock.isRunning || this.clock.isLanding;
    for (let lamp = 0; lamp < 24; lamp += 1) {
      const lit = moves ? (lamp + Math.floor(now / 110)) % 3 === 0 : true;
      const at = (lamp / 24) * FULL;
      context.fillStyle = lit ? colours.glow : mixed(colours.hero, colours.dark, 0.5);
      context.beginPath();
      context.arc(x + Math.cos(at) * (reach + 3), y + Math.sin(at) * (reach + 3), 2.6, 0, FULL);
      context.fill();
    }
  }

  private paintHub(context: CanvasRenderingContext2D, { x, y, reach }: Wheel): void {
    const { colours } = this.parts.skin;
    const hub = reach * 0.42;
    context.beginPath();
    context.arc(x, y, hub, 0, FULL);
    context.fillStyle = mixed(colours.dark, colours.top, 0.5);
    context.fill();
    context.strokeStyle = colours.hero;
    context.lineWidth = 4;
    context.stroke();
    const ended = this.prize !== undefined && !this.clock.isLanding;
    if (!ended) return drawPiece(context, this.hero, { x, y, size: hub * 1.5 });
    const colour = (this.prize ?? 0) > 100 ? '#7dffc4' : '#ffffff';
    paintText(context, times(this.prize ?? 0), { x, y, size: hub * 0.5, colour, most: hub * 1.7 });
  }

  private paintPointer(context: CanvasRenderingContext2D, { x, y, reach }: Wheel): void {
    const tip = y - reach + 13;
    context.beginPath();
    context.moveTo(x, tip);
    context.lineTo(x - 12, tip - 27);
    context.quadraticCurveTo(x, tip - 33, x + 12, tip - 27);
    context.closePath();
    context.fillStyle = '#ffffff';
    context.fill();
    context.strokeStyle = this.parts.skin.colours.dark;
    context.lineWidth = 2.5;
    context.stroke();
  }
}

/** Around the segment that was drawn. */
function paintEdge(context: CanvasRenderingContext2D, { x, y, reach }: Wheel, start: number, step: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, reach, start, start + step);
  context.closePath();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 3;
  context.stroke();
}

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}
