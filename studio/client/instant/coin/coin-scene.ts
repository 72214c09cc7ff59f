import { SIDES, type CoinChoice } from '../../../src/instant/coin';
import { bakedSize, drawBaked } from '../../engine/baked';
import { easeOut } from '../../engine/motion';
import { translate } from '../../messages/translate';
import { CanvasScene, type Box } from '../../engine/canvas-scene';
import type { SceneParts } from '../instant-play';
import { drawPiece, pieceOf } from '../../engine/skin';
import { alpha, mixed, paintBackdrop } from '../../engine/paint';

const FULL = Math.PI * 2;
/** Turns a second while it flies. */
const SPEED = 2.4;
const LANDING_MS = 1_500;
const GOLD = { light: '#ffe9a3', face: '#f2b93a', dark: '#9a6209', rim: '#c98a1b' };

/** A coin that flies, turning over, and falls on the drawn side. */
export class CoinScene extends CanvasScene<CoinChoice> {
  private readonly faces: readonly HTMLImageElement[];
  private from = 0;
  private angle = 0;

  constructor(private readonly parts: SceneParts<CoinChoice>) {
    super(parts.game.state.choice);
    this.faces = SIDES.map((side) => pieceOf(parts.skin, side, () => this.stage.draw()));
    this.angle = SIDES.indexOf(this.choice.side) * Math.PI;
    this.element.setAttribute('aria-label', this.describe());
  }

  protected override began(): void {
    this.from = this.angle;
    this.parts.sound.whoosh(0.4);
  }

  override rest(choice: CoinChoice, drawn: readonly number[] | null): void {
    this.angle = (drawn?.[0] ?? SIDES.indexOf(choice.side)) * Math.PI;
    super.rest(choice, drawn);
  }

  protected landing([side = 0]: readonly number[]): number {
    this.from = this.angle;
    // An ease begins with three times its mean speed: the coin turns on as it did.
    const least = this.from + (SPEED * FULL * LANDING_MS) / 3_000;
    const place = side * Math.PI;
    this.angle = place + Math.ceil((least - place) / FULL) * FULL;
    return LANDING_MS;
  }

  protected override landed(): void {
    this.parts.sound.knock(0.8);
  }

  protected describe(): string {
    const name = (side: number) => this.parts.skin.symbols[SIDES[side] ?? '']?.name ?? '';
    return this.drawn
      ? translate('coin.fell', { side: name(this.drawn[0] ?? 0) })
      : translate('coin.coin', { heads: name(0), tails: name(1) });
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    const share = this.clock.share(now);
    if (this.clock.isRunning) this.angle = this.from + (this.clock.elapsed(now) / 1_000) * SPEED * FULL;
    const angle = this.clock.isLanding ? this.from + (this.angle - this.from) * easeOut(share) : this.angle;
    const rising = this.clock.isRunning ? Math.min(this.clock.elapsed(now) / 350, 1) : 0;
    const lift = this.clock.isRunning ? easeOut(rising) : this.clock.isLanding ? fallOf(share) : 0;
    paintBackdrop(context, box, skin, { stars: 36 });
    const reach = Math.min(box.width * 0.3, box.height * 0.31);
    const [x, ground] = [box.width / 2, box.height * 0.56];
    paintShadow(context, { x, y: box.height * 0.91, reach: reach * (1 - lift * 0.35) });
    this.paintCoin(context, { x, y: ground - lift * box.height * 0.16, reach }, angle);
  }

  private paintCoin(context: CanvasRenderingContext2D, { x, y, reach }: Disc, angle: number): void {
    const tilt = Math.cos(angle);
    const side = tilt >= 0 ? 0 : 1;
    const narrow = Math.max(Math.abs(tilt), 0.02);
    const thick = reach * 0.13 * Math.sqrt(1 - tilt * tilt);
    context.save();
    context.translate(x, y);
    context.fillStyle = GOLD.dark;
    context.beginPath();
    context.ellipse(0, thick / 2, reach, reach * narrow, 0, 0, FULL);
    context.rect(-reach, -thick / 2, reach * 2, thick);
    context.fill();
    context.translate(0, -thick / 2);
    context.scale(1, narrow);
    this.copyFace(context, reach, side);
    context.restore();
  }

  /** A face is painted once and pressed flat as the coin turns. */
  private copyFace(context: CanvasRenderingContext2D, reach: number, side: number): void {
    const size = bakedSize(reach * 2);
    context.scale((reach * 2) / size, (reach * 2) / size);
    context.translate(-size / 2, -size / 2);
    drawBaked(context, {
      key: `face ${side} ${this.faces[side]?.complete}`,
      width: size,
      height: size,
      paint: (on) => {
        on.translate(size / 2, size / 2);
        this.paintFace(on, size / 2, side);
      },
    });
  }

  private paintFace(context: CanvasRenderingContext2D, reach: number, side: number): void {
    const { colours } = this.parts.skin;
    const shine = context.createLinearGradient(-reach, -reach, reach, reach);
    shine.addColorStop(0, GOLD.light);
    shine.addColorStop(0.5, GOLD.face);
    shine.addColorStop(1, GOLD.rim);
    for (const [size, fill] of [
      [1, shine],
      [0.88, GOLD.dark],
      [0.86, side === 0 ? mixed(GOLD.light, GOLD.face, 0.4) : mixed(colours.middle, colours.top, 0.3)],
    ] as const) {
      context.fillStyle = fill;
      context.beginPath();
      context.arc(0, 0, reach * size, 0, FULL);
      context.fill();
    }
    context.fillStyle = alpha(GOLD.dark, 0.85);
    for (let dot = 0; dot < 36; dot += 1) {
      const at = (dot / 36) * FULL;
      context.beginPath();
      context.arc(Math.cos(at) * reach * 0.94, Math.sin(at) * reach * 0.94, reach * 0.018, 0, FULL);
      context.fill();
    }
    const face = this.faces[side];
    if (face) drawPiece(context, face, { x: 0, y: 0, size: reach * 1.35 });
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** From the top of the flight to the ground, where it bounces once. */
function fallOf(share: number): number {
  if (share < 0.7) return 1 - (share / 0.7) ** 2;
  const bounce = (share - 0.7) / 0.3;
  return 0.18 * 4 * bounce * (1 - bounce);
}

function paintShadow(context: CanvasRenderingContext2D, { x, y, reach }: Disc): void {
  context.fillStyle = 'rgb(0 0 0 / 30%)';
  context.beginPath();
  context.ellipse(x, y, reach * 0.85, reach * 0.1, 0, 0, FULL);
  context.fill();
}
