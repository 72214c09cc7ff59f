import { climbOf, limbo, type LimboChoice } from '../../../src/instant/limbo';
import { easeOut } from '../../engine/motion';
import { translate } from '../../messages/translate';
import { CanvasScene, type Box } from '../../engine/canvas-scene';
import type { SceneParts } from '../instant-play';
import { drawPiece, pieceOf } from '../../engine/skin';
import { alpha, paintBackdrop, paintText } from '../../engine/paint';
import { times } from '../../engine/times';

const [GROUND, AIM, TOP] = [0.8, 0.36, 0.14];

/** It climbs as the number grows, and stops where the number does; the target is a line across the sky. */
export class ClimbScene extends CanvasScene<LimboChoice> {
  private readonly hero: HTMLImageElement;
  private passed = false;

  constructor(private readonly parts: SceneParts<LimboChoice>) {
    super(parts.game.state.choice);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected override began(): void {
    this.parts.sound.whoosh(0.5);
  }

  /** What is typed is no target at every moment: until it is one again, the last stays where it is. */
  override rest(choice: LimboChoice, drawn: readonly number[] | null): void {
    super.rest(limbo.canonical(choice) ?? this.choice, drawn);
  }

  protected landing([number = 0]: readonly number[]): number {
    this.passed = false;
    return Math.min(500 + Math.log(climbOf(number) / 100) * 420, 2_000);
  }

  protected describe(): string {
    const target = translate('limbo.targetIs', { target: times(this.choice.target) });
    return this.drawn ? `${target} ${translate('limbo.reached', { climb: times(climbOf(this.drawn[0] ?? 0)) })}` : target;
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin, sound } = this.parts;
    const climb = this.drawn && climbOf(this.drawn[0] ?? 0);
    const value = climb ? Math.exp(Math.log(climb / 100) * easeOut(this.clock.share(now))) * 100 : 100;
    const reached = climb !== null && (this.clock.isLanding ? value : climb) >= this.choice.target;
    if (reached && !this.passed && this.clock.isLanding) sound.knock(0.4);
    this.passed = reached;
    paintBackdrop(context, box, skin, { stars: 40 });
    this.paintClouds(context, box, value, now);
    this.paintAim(context, box, reached);
    this.paintHero(context, box, value, now);
    const ended = climb !== null && !this.clock.isLanding;
    const shown = ended ? climb : Math.floor(value);
    const colour = reached ? '#7dffc4' : ended ? '#ffb3bd' : '#ffffff';
    const size = Math.min(box.width * 0.15, box.height * 0.26, 96);
    const place = { x: box.width * 0.36, y: box.height * 0.61, size, most: box.width * 0.56 };
    paintText(context, times(shown), { ...place, y: place.y + 2, colour: alpha(skin.colours.dark, 0.8) });
    paintText(context, times(shown), { ...place, colour });
  }

  /** How high a multiplier is, from 0 at the top. */
  private heightOf(value: number): number {
    const { target } = this.choice;
    if (value <= target) return GROUND - (GROUND - AIM) * (Math.log(value / 100) / Math.log(target / 100));
    return TOP + (AIM - TOP) * Math.exp(-Math.log(value / target) * 0.8);
  }

  private paintAim(context: CanvasRenderingContext2D, { width, height }: Box, reached: boolean): void {
    const y = AIM * height;
    const colour = reached ? '#7dffc4' : this.parts.skin.colours.second;
    context.strokeStyle = alpha(colour, 0.9);
    context.lineWidth = 2;
    context.setLineDash([7, 7]);
    context.beginPath();
    context.moveTo(0, y);
    context.lineTo(width, y);
    context.stroke();
    context.setLineDash([]);
    const text = `${translate('target')} ${times(this.choice.target)}`;
    const size = Math.max(12, Math.min(16, width * 0.036));
    paintText(context, text, { x: 14, y: y - size, size, colour, align: 'left', weight: 650 });
  }

  private paintClouds(context: CanvasRenderingContext2D, { width, height }: Box, value: number, now: number): void {
    const drift = this.clock.isRunning || this.clock.isLanding ? now / 40 : 0;
    const fallen = Math.log(value / 100) * height * 0.22;
    for (const [at, [x, y, size]] of [
      [0.12, 0.2, 0.9],
      [0.68, 0.1, 1.15],
      [0.42, 0.72, 1],
      [0.9, 0.58, 0.7],
    ].entries()) {
      const left = (((x ?? 0) * width - (drift * (at + 2)) / 9 + width * 4) % (width * 1.3)) - width * 0.15;
      const top = ((y ?? 0) * height + fallen * (size ?? 1)) % (height * 1.2);
      paintCloud(context, left, top, (size ?? 1) * Math.min(width, 520) * 0.09, alpha(this.parts.skin.colours.low, 0.16));
    }
  }

  private paintHero(context: CanvasRenderingContext2D, { width, height }: Box, value: number, now: number): void {
    const moves = this.clock.isRunning || this.clock.isLanding;
    const sway = moves ? Math.sin(now / 260) : 0;
    const high = this.heightOf(value);
    const x = width * (0.72 + (GROUND - high) * 0.1) + sway * 5;
    const y = height * high + (moves ? Math.cos(now / 190) * 3 : 0) - height * 0.03;
    const size = Math.min(width * 0.3, height * 0.36);
    context.strokeStyle = trail(context, y, height, this.parts.skin.colours.glow);
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(width * 0.56, height + 4);
    context.quadraticCurveTo(width * 0.62, y + (height - y) * 0.75, x, y + size * 0.2);
    context.stroke();
    drawPiece(context, this.hero, { x, y, size, turn: sway * 0.06 });
  }
}

/** From where it is to the ground, where it fades: the string of a kite, the trail of a comet. */
function trail(context: CanvasRenderingContext2D, from: number, to: number, colour: string): CanvasGradient {
  const fading = context.createLinearGradient(0, from, 0, to);
  fading.addColorStop(0, alpha(colour, 0.7));
  fading.addColorStop(1, alpha(colour, 0.08));
  return fading;
}

function paintCloud(context: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [dx, dy, reach] of [
    [-1, 0.2, 0.7],
    [0, -0.1, 1],
    [1.05, 0.25, 0.65],
  ] as const) {
    context.moveTo(x + (dx + reach) * size, y + dy * size);
    context.arc(x + dx * size, y + dy * size, reach * size, 0, Math.PI * 2);
  }
  context.fill();
}
