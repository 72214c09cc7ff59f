import { facesOf } from '../../../src/table/sic-bo';
import type { Slip } from '../../../src/table/table-rules';
import { easeOut, shareOf } from '../../engine/motion';
import { type Box, CanvasScene } from '../../engine/canvas-scene';
import { drawPiece, pieceOf } from '../../engine/skin';
import { paintBackdrop, paintText } from '../../engine/paint';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../table-play';
import { PIPS } from './pips';

const FULL = Math.PI * 2;
const LANDING_MS = 1_900;
const FALL_MS = 1_000;
/** Each die falls so much after the one before it. */
const GAP_MS = 330;
/** Turns while a die falls. */
const TURNS = 2;
/** How often a die that is shaken shows another face, in milliseconds. */
const SHAKEN_MS = 90;

/** From this width on the title's hero stands on both sides. */
const WIDE = 480;

/** Three dice are shaken, and fall one after another on the faces that were drawn. */
export class DiceScene extends CanvasScene<Slip> {
  private readonly hero: HTMLImageElement;
  private fallen = 0;

  constructor(private readonly parts: SceneParts) {
    super(parts.game.slip);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected describe(): string {
    const text = translate('sicbo.dice');
    return this.drawn ? `${text} ${this.parts.cameOut(this.drawn)}` : text;
  }

  protected override began(): void {
    this.parts.sound.whoosh(0.5);
  }

  protected landing(): number {
    this.fallen = 0;
    return LANDING_MS;
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    paintBackdrop(context, box, skin);
    const size = Math.min(box.height * 0.36, box.width * 0.2);
    // Beside the dice, where there is room for it.
    for (const side of box.width > WIDE ? [0.13, 0.87] : [])
      drawPiece(context, this.hero, { x: box.width * side, y: box.height * 0.4, size: size * 1.1 });
    const faces = this.drawn ? facesOf(this.drawn) : [1, 2, 3];
    let lying = 0;
    for (const [at, face] of faces.entries()) {
      const share = this.clock.isLanding ? shareOf(this.clock.elapsed(now), at * GAP_MS, FALL_MS) : 1;
      if (share === 1 && !this.clock.isRunning) lying += 1;
      this.paintDie(
        context,
        { x: box.width / 2 + (at - 1) * size * 1.28, ground: box.height * 0.52, size, height: box.height },
        { face, at, share, now },
      );
    }
    if (this.clock.isLanding && lying > this.fallen) this.parts.sound.knock(0.8);
    this.fallen = lying;
    if (!this.drawn || this.clock.isLanding) return;
    paintText(context, this.parts.shortly(this.drawn), {
      x: box.width / 2,
      y: box.height * 0.87,
      size: Math.min(box.height * 0.15, 34),
      colour: '#ffffff',
      weight: 800,
    });
  }

  private paintDie(
    context: CanvasRenderingContext2D,
    { x, ground, size, height }: Ground,
    { face, at, share, now }: Falling,
  ): void {
    const shaken = this.clock.isRunning ? this.clock.elapsed(now) / 1_000 : 0;
    const lift = this.clock.isRunning
      ? 0.3 + 0.25 * Math.abs(Math.sin(shaken * 9 + at * 2))
      : this.clock.isLanding
        ? bounceOf(share)
        : 0;
    const turn = this.clock.isRunning
      ? Math.sin(shaken * 14 + at) * 0.6
      : (1 - easeOut(share)) * FULL * TURNS * (at === 1 ? -1 : 1);
    const settled = share > 0.55 && !this.clock.isRunning;
    const other = 1 + ((Math.floor(now / SHAKEN_MS) + at * 2) % 6);
    paintShadow(context, { x, y: ground + size * 0.62, reach: size * (0.5 - lift * 0.2) });
    context.save();
    context.translate(x, ground - lift * height * 0.32);
    context.rotate(turn + (at - 1) * 0.05);
    paintFace(context, size, settled ? face : other);
    context.restore();
  }
}

interface Ground {
  readonly x: number;
  readonly ground: number;
  readonly size: number;
  readonly height: number;
}

interface Falling {
  readonly face: number;
  readonly at: number;
  readonly share: number;
  readonly now: number;
}

/** From its height to the ground, where it bounces twice, each time less. */
function bounceOf(share: number): number {
  if (share < 0.5) return 1 - (share / 0.5) ** 2;
  const [at, high] = share < 0.8 ? [(share - 0.5) / 0.3, 0.3] : [(share - 0.8) / 0.2, 0.08];
  return high * 4 * at * (1 - at);
}

function paintFace(context: CanvasRenderingContext2D, size: number, face: number): void {
  const light = context.createLinearGradient(-size / 2, -size / 2, size / 2, size / 2);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(1, '#e4dcc8');
  context.fillStyle = light;
  context.strokeStyle = 'rgb(90 60 20 / 45%)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(-size / 2, -size / 2, size, size, size * 0.2);
  context.fill();
  context.stroke();
  context.fillStyle = face === 1 || face === 4 ? '#c22b41' : '#171b2b';
  for (const [x, y] of PIPS[face] ?? []) {
    context.beginPath();
    context.arc(x * size * 0.26, y * size * 0.26, size * (face === 1 ? 0.14 : 0.09), 0, FULL);
    context.fill();
  }
}

function paintShadow(
  context: CanvasRenderingContext2D,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): void {
  context.fillStyle = 'rgb(0 0 0 / 35%)';
  context.beginPath();
  context.ellipse(x, y, reach, reach * 0.2, 0, 0, FULL);
  context.fill();
}
