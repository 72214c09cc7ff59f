import { pocketOf, pocketsOf, type PlinkoChoice } from '../../../src/instant/plinko';
import { easeOut, shareOf } from '../../engine/motion';
import { translate } from '../../messages/translate';
import { CanvasScene, type Box } from '../../engine/canvas-scene';
import type { SceneParts } from '../instant-play';
import { drawPiece, pieceOf } from '../../engine/skin';
import { alpha, lettersOn, mixed, paintBackdrop, paintText } from '../../engine/paint';
import { shortTimes } from '../../engine/times';

const DROP_MS = 220;
const FALL_MS = 1_900;
/** Rows are at most this far behind one another in time. */
const ROW_MS = 140;

interface Board {
  readonly gap: number;
  readonly top: number;
  readonly rowHeight: number;
  readonly middle: number;
  readonly pockets: { readonly top: number; readonly height: number };
}

/** The ball falls from peg to peg along the path that was drawn. */
export class BoardScene extends CanvasScene<PlinkoChoice> {
  private readonly hero: HTMLImageElement;
  private hit = -1;

  constructor(private readonly parts: SceneParts<PlinkoChoice>) {
    super(parts.game.state.choice);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected landing(path: readonly number[]): number {
    this.hit = -1;
    return DROP_MS + this.rowTime * path.length;
  }

  protected describe(): string {
    const board = translate('plinko.board', {
      rows: String(this.choice.rows),
      pockets: pocketsOf(this.choice).map(shortTimes).join(', '),
    });
    return this.drawn ? `${board} ${translate('plinko.fell', { pocket: String(pocketOf(this.drawn) + 1) })}` : board;
  }

  private get rowTime(): number {
    return Math.min(ROW_MS, (FALL_MS - DROP_MS) / this.choice.rows);
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const board = this.boardIn(box);
    const fallen = this.clock.isLanding ? (this.clock.elapsed(now) - DROP_MS) / this.rowTime : this.drawn ? this.choice.rows : -1;
    this.soundOf(Math.floor(fallen));
    paintBackdrop(context, box, this.parts.skin, { stars: 24 });
    this.paintPegs(context, board, fallen);
    this.paintPockets(context, board, this.drawn && !this.clock.isLanding ? pocketOf(this.drawn) : undefined);
    this.paintBall(context, board, fallen, now);
  }

  private soundOf(row: number): void {
    if (!this.clock.isLanding || row <= this.hit || row < 0) return;
    this.hit = row;
    this.parts.sound.knock(0.15 + (row / this.choice.rows) * 0.25);
  }

  private boardIn({ width, height }: Box): Board {
    const { rows } = this.choice;
    const gap = Math.min(width / (rows + 1.4), height / (rows * 0.58 + 3.4), 44);
    const pocketHeight = gap < 30 ? 40 : 30;
    // The ball waits above the first row, whole.
    const top = sizeOfBall(gap) * 1.2 + 5;
    const pocketTop = height - pocketHeight - 8;
    return {
      gap,
      top,
      rowHeight: (pocketTop - top - gap * 0.35) / rows,
      middle: width / 2,
      pockets: { top: pocketTop, height: pocketHeight },
    };
  }

  private paintPegs(context: CanvasRenderingContext2D, { gap, top, rowHeight, middle }: Board, fallen: number): void {
    const { colours } = this.parts.skin;
    const reach = Math.max(1.8, Math.min(gap * 0.11, 4));
    for (let row = 0; row < this.choice.rows; row += 1) {
      for (let peg = 0; peg < row + 3; peg += 1) {
        const isHit = this.drawn && row <= fallen && peg === this.rightsBefore(row) + 1;
        const fresh = isHit ? Math.max(0, 1 - (fallen - row) / 2.5) : 0;
        const [x, y] = [middle + (peg - (row + 2) / 2) * gap, top + row * rowHeight];
        if (fresh > 0 && this.clock.isLanding) {
          context.fillStyle = alpha(colours.second, fresh * 0.5);
          context.beginPath();
          context.arc(x, y, reach * (1 + fresh * 2.4), 0, Math.PI * 2);
          context.fill();
        }
        context.fillStyle = isHit ? colours.second : alpha(colours.glow, 0.8);
        context.beginPath();
        context.arc(x, y, reach, 0, Math.PI * 2);
        context.fill();
      }
    }
  }

  private rightsBefore(row: number): number {
    return pocketOf((this.drawn ?? []).slice(0, row));
  }

  private paintPockets(context: CanvasRenderingContext2D, { gap, middle, pockets }: Board, lit: number | undefined): void {
    const { rows } = this.choice;
    const { colours } = this.parts.skin;
    for (const [pocket, multiplier] of pocketsOf(this.choice).entries()) {
      const rim = Math.abs(pocket - rows / 2) / (rows / 2);
      const colour = rim > 0.5 ? mixed(colours.second, colours.hero, rim * 2 - 1) : mixed(colours.low, colours.second, rim * 2);
      const x = middle + (pocket - rows / 2) * gap;
      const isLit = pocket === lit;
      const top = pockets.top + (isLit ? 4 : 0);
      context.globalAlpha = lit === undefined || isLit ? 1 : 0.5;
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(x - gap / 2 + 1, top, gap - 2, pockets.height, Math.min(6, gap / 4));
      context.fill();
      if (isLit) {
        context.strokeStyle = '#ffffff';
        context.lineWidth = 2;
        context.stroke();
      }
      this.paintPrize(context, shortTimes(multiplier).replace('×', ''), {
        x,
        y: top + pockets.height / 2,
        gap,
        height: pockets.height,
        colour,
      });
    }
    context.globalAlpha = 1;
  }

  /** Upright where there is no room across. */
  private paintPrize(
    context: CanvasRenderingContext2D,
    text: string,
    {
      x,
      y,
      gap,
      height,
      colour,
    }: { readonly x: number; readonly y: number; readonly gap: number; readonly height: number; readonly colour: string },
  ): void {
    const upright = gap < 30;
    context.save();
    context.translate(x, y);
    if (upright) context.rotate(-Math.PI / 2);
    const size = upright ? Math.min(12, gap * 0.78) : Math.min(14, gap * 0.38);
    paintText(context, text, { x: 0, y: 0.5, size, colour: lettersOn(colour), most: (upright ? height : gap) - 6 });
    context.restore();
  }

  private paintBall(context: CanvasRenderingContext2D, board: Board, fallen: number, now: number): void {
    const size = sizeOfBall(board.gap);
    const { x, y } = this.ballAt(board, fallen, size, now);
    const glow = context.createRadialGradient(x, y, 0, x, y, size * 1.1);
    glow.addColorStop(0, alpha(this.parts.skin.colours.second, 0.75));
    glow.addColorStop(1, alpha(this.parts.skin.colours.second, 0));
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, size * 1.1, 0, Math.PI * 2);
    context.fill();
    drawPiece(context, this.hero, { x, y, size: size * 1.25 });
  }

  private ballAt({ gap, top, rowHeight, middle, pockets }: Board, fallen: number, size: number, now: number) {
    const { rows } = this.choice;
    const rest = top - size * 0.55 - 2;
    if (!this.drawn) return { x: middle, y: rest + (this.clock.isRunning ? Math.sin(this.clock.elapsed(now) / 130) * 2.5 : 0) };
    const placeOf = (row: number) => middle + (this.rightsBefore(row) - row / 2) * gap;
    const heightOf = (row: number) => (row >= rows ? pockets.top - size * 0.3 : top + row * rowHeight - size * 0.5);
    if (fallen < 0) return { x: middle, y: rest + (heightOf(0) - rest) * easeOut(1 + (fallen * this.rowTime) / DROP_MS) };
    const row = Math.min(Math.floor(fallen), rows - 1);
    const share = shareOf(fallen, row, 1);
    const bounce = 4 * share * (1 - share) * rowHeight * (row < rows - 1 ? 0.3 : 0.15);
    return {
      x: placeOf(row) + (placeOf(row + 1) - placeOf(row)) * share,
      y: heightOf(row) + (heightOf(row + 1) - heightOf(row)) * share ** 1.6 - bounce,
    };
  }
}

function sizeOfBall(gap: number): number {
  return Math.max(15, Math.min(gap * 0.95, 34));
}
