import { CUPS, type CupsChoice } from '../../../src/instant/cups';
import { type Box, CanvasScene } from '../../engine/canvas-scene';
import { easeOut } from '../../engine/motion';
import { alpha, paintBackdrop } from '../../engine/paint';
import { drawPiece, pieceOf } from '../../engine/skin';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../instant-play';
import { nameOfCup } from './name-of-cup';
import { paintCup, TALL } from './paint-cup';

/** Two cups change their places in this time. */
const SWAP_MS = 420;
/** Which ones, time after time. */
const SWAPS = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
const LANDING_MS = 2_000;
/** When, as shares of the landing, the player's cup is lifted, and the one with something under it where that is another. */
const LIFTS = { own: 0.28, other: 0.62, takes: 0.3 };

/** So high, in widths of a cup. */
const LIFT = 0.62;

interface PlacedCup {
  readonly x: number;
  /** How far in front of the others it passes: from -1 to 1. */
  readonly front: number;
}

/** Three cups that are moved around each other, and lifted: the player's first. */
export class CupsScene extends CanvasScene<CupsChoice> {
  private readonly hero: HTMLImageElement;
  private moved = 0;
  private wide = 1;

  constructor(private readonly parts: SceneParts<CupsChoice>) {
    super(parts.game.state.choice);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
    this.element.addEventListener('click', ({ offsetX }) => {
      const cup = CUPS[Math.min(Math.floor((offsetX / this.wide) * CUPS.length), CUPS.length - 1)];
      if (cup && !parts.isReplay) parts.game.choose({ cup });
    });
  }

  protected override began(): void {
    this.parts.sound.whoosh(0.4);
  }

  protected landing(): number {
    // What changes places does so to its end.
    this.moved = this.clock.isRunning ? this.clock.elapsed(performance.now()) : 0;
    return LANDING_MS;
  }

  protected override landed(): void {
    this.parts.sound.knock(0.7);
  }

  protected describe(): string {
    const hero = this.parts.skin.symbols['hero']?.name ?? '';
    if (this.drawn) return translate('cups.under', { hero, cup: nameOfCup(CUPS[this.drawn[0] ?? 0]) });
    return translate('cups.stand', { hero, cup: nameOfCup(this.choice.cup) });
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    this.wide = box.width;
    paintBackdrop(context, box, skin, { stars: 30 });
    // A cup that is lifted is still whole.
    const wide = Math.min(box.width * 0.22, (box.height * 0.78) / (TALL + LIFT));
    const ground = box.height * 0.84;
    const xOf = (place: number) => box.width / 2 + (place - 1) * Math.min(box.width * 0.29, wide * 1.7);
    paintTable(context, box, ground, skin.colours.dark);
    if (!this.clock.isRunning) this.paintChosen(context, { x: xOf(this.choice.cup - 1), y: ground, wide });
    const placed = this.placed(now);
    for (const { place, x, front } of placed.map((each, at) => ({ ...each, place: at })).toSorted((a, b) => a.front - b.front)) {
      const lift = this.lift(place, now);
      const at = { x: xOf(x), y: ground + front * wide * 0.12, wide: wide * (1 + front * 0.06) };
      if (lift > 0 && this.drawn?.[0] === place)
        drawPiece(context, this.hero, { x: at.x, y: ground - wide * 0.26, size: wide * 0.76 });
      paintCup(context, { ...at, y: at.y - lift * wide * LIFT }, skin);
    }
  }

  /** Where the cups stand: at 0 to 2, or between two places while they are moved. */
  private placed(now: number): PlacedCup[] {
    const still = CUPS.map((_, x) => ({ x, front: 0 }));
    const time = this.clock.isRunning
      ? this.clock.elapsed(now)
      : this.moved + (this.clock.isLanding ? this.clock.elapsed(now) : Infinity);
    const last = this.clock.isRunning ? Infinity : Math.ceil(this.moved / SWAP_MS) * SWAP_MS;
    if (time >= last) return still;
    const [one, other] = SWAPS[Math.floor(time / SWAP_MS) % SWAPS.length] ?? SWAPS[0];
    const turn = ((time % SWAP_MS) / SWAP_MS) * Math.PI;
    const share = (1 - Math.cos(turn)) / 2;
    return still.map(({ x }) => {
      if (x !== one && x !== other) return { x, front: 0 };
      const [to, side] = x === one ? [other, 1] : [one, -1];
      return { x: x + (to - x) * share, front: side * Math.sin(turn) };
    });
  }

  /** How far a cup is lifted, from 0 to 1. */
  private lift(place: number, now: number): number {
    const own = place === this.choice.cup - 1;
    if (!this.drawn || (!own && this.drawn[0] !== place)) return 0;
    if (!this.clock.isLanding) return 1;
    const from = own ? LIFTS.own : LIFTS.other;
    return easeOut(Math.min(Math.max((this.clock.share(now) - from) / LIFTS.takes, 0), 1));
  }

  private paintChosen(context: CanvasRenderingContext2D, { x, y, wide }: { x: number; y: number; wide: number }): void {
    const { colours } = this.parts.skin;
    context.fillStyle = alpha(colours.glow, 0.28);
    context.strokeStyle = colours.glow;
    context.lineWidth = 3;
    context.beginPath();
    context.ellipse(x, y, wide * 0.68, wide * 0.2, 0, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
}

function paintTable(context: CanvasRenderingContext2D, { width, height }: Box, ground: number, dark: string): void {
  const cloth = context.createLinearGradient(0, ground - height * 0.16, 0, height);
  cloth.addColorStop(0, alpha(dark, 0.25));
  cloth.addColorStop(1, alpha(dark, 0.85));
  context.fillStyle = cloth;
  context.beginPath();
  context.ellipse(width / 2, ground + height * 0.14, width * 0.75, height * 0.34, 0, 0, Math.PI * 2);
  context.fill();
}
