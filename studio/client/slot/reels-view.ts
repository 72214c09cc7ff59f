import { LINES, REELS, ROWS, type SlotSymbol } from '../../src/slots/reels';
import { windowAt, type LineWin } from '../../src/slots/spin';
import { element } from '../element';
import { wantsLessMotion } from '../engine/motion';
import type { Sound } from '../engine/sound';
import { Stage, type DrawMoment } from '../engine/stage';
import { translate } from '../messages/translate';
import { onStrip, ReelMotion } from './reel-motion';
import type { SkinData } from './skin';
import styles from './slot.module.css';
import { SymbolTiles } from './symbol-tiles';

const EACH_LINE_MS = 1_200;
const GAP = 4;
const LINE_COLOURS = ['#e5383b', '#1f7ae0', '#0a9c63', '#c76a00', '#8b3fd1', '#d61c7b', '#0b8fa3', '#5f7a00', '#b2402a', '#4b4fe0'];

/** The reels on a canvas: still, turning, landing from left to right, and the lines that pay. */
export class ReelsView {
  readonly element = element('canvas', { class: styles['reels'], role: 'img' });
  private readonly motion: ReelMotion;
  private readonly tiles: SymbolTiles;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));
  private landed: (() => void) | undefined;
  private wins: readonly LineWin[] = [];
  /** Which of the lines that pay is shown; all of them at first. */
  private shown: number | 'all' = 'all';
  private turns: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly skin: SkinData,
    private readonly sound: Sound,
    stops: readonly number[],
    /** Another line is shown. */
    private readonly onLine: (win: LineWin | undefined) => void = () => undefined,
  ) {
    this.motion = new ReelMotion(stops);
    this.tiles = new SymbolTiles(skin, () => this.stage.draw());
    this.describe(stops);
  }

  rest(stops: readonly number[]): void {
    this.motion.rest(stops);
    this.describe(stops);
    this.stage.draw();
  }

  /** All reels turn, until it is known where they stop. With less motion they wait as they stand. */
  turn(): void {
    this.showWins([]);
    if (wantsLessMotion() || !this.motion.isStill) return;
    this.motion.turn(performance.now());
    this.sound.whoosh(0.5);
    this.stage.draw();
  }

  /** Resolves once the last reel stands. */
  async land(stops: readonly number[]): Promise<void> {
    this.showWins([]);
    if (wantsLessMotion()) return this.rest(stops);
    this.motion.land(stops, performance.now());
    this.stage.draw();
    await new Promise<void>((resolve) => (this.landed = resolve));
    this.describe(stops);
  }

  /** The lines that pay, first together and then one after the other. */
  showWins(wins: readonly LineWin[]): void {
    clearInterval(this.turns);
    [this.wins, this.shown] = [wins, 'all'];
    this.onLine(wins.length === 1 ? wins[0] : undefined);
    if (wins.length > 1 && !wantsLessMotion()) this.turns = setInterval(() => this.showNextLine(), EACH_LINE_MS);
    this.stage.draw();
  }

  private showNextLine(): void {
    this.shown = this.shown === 'all' ? 0 : (this.shown + 1) % this.wins.length;
    this.onLine(this.wins[this.shown]);
    this.stage.draw();
  }

  private describe(stops: readonly number[]): void {
    const seen = windowAt(stops);
    const rows = Array.from({ length: ROWS }, (_, row) =>
      seen.map((symbols) => this.skin.symbols[symbols[row] as SlotSymbol].name).join(', '),
    );
    this.element.setAttribute('aria-label', `${translate('slot.reels')}: ${rows.join('; ')}`);
  }

  private readonly moment: DrawMoment = (context, { width, height }, now) => {
    const cell = { width: width / REELS.length, height: height / ROWS };
    for (let reel = 0; reel < REELS.length; reel += 1) this.drawReel(context, reel, cell, this.motion.topOf(reel, now));
    this.drawWins(context, cell);
    for (let landed = this.motion.settle(now); landed > 0; landed -= 1) this.sound.knock(0.6);
    if (!this.motion.isStill) return true;
    this.landed?.();
    this.landed = undefined;
    return false;
  };

  private drawReel(context: CanvasRenderingContext2D, reel: number, { width, height }: Cell, top: number): void {
    const left = reel * width;
    context.save();
    context.beginPath();
    context.roundRect(left + GAP / 2, 0, width - GAP, height * ROWS, 10);
    context.clip();
    const paper = context.createLinearGradient(0, 0, 0, height * ROWS);
    for (const [at, colour] of [
      [0, '#cdbf9f'],
      [0.16, '#fdf7e6'],
      [0.84, '#fdf7e6'],
      [1, '#cdbf9f'],
    ] as const)
      paper.addColorStop(at, colour);
    context.fillStyle = paper;
    context.fillRect(left, 0, width, height * ROWS);
    const first = Math.floor(top);
    for (let row = 0; row <= ROWS; row += 1) {
      context.globalAlpha = this.isDimmed(reel, row) ? 0.3 : 1;
      this.drawSymbol(context, onStrip(reel, first + row) as SlotSymbol, {
        left,
        top: (row - (top - first)) * height,
        width,
        height,
      });
    }
    context.restore();
  }

  private drawSymbol(context: CanvasRenderingContext2D, symbol: SlotSymbol, { left, top, width, height }: Box): void {
    const scale = context.getTransform().a;
    const tile = this.tiles.of(symbol, Math.round((width - GAP) * scale), Math.round(height * scale));
    if (tile) context.drawImage(tile, left + GAP / 2, top, width - GAP, height);
  }

  /** While lines are shown, what is on none of them stands back. */
  private isDimmed(reel: number, row: number): boolean {
    const lines = this.shownWins();
    return lines.length > 0 && !lines.some(({ line, count }) => reel < count && LINES[line]?.[reel] === row);
  }

  private shownWins(): readonly LineWin[] {
    return this.shown === 'all' ? this.wins : this.wins.slice(this.shown, this.shown + 1);
  }

  private drawWins(context: CanvasRenderingContext2D, { width, height }: Cell): void {
    for (const { line, count } of this.shownWins()) {
      const colour = LINE_COLOURS[line] ?? '#000';
      const middles = (LINES[line] ?? []).map((row, reel) => [(reel + 0.5) * width, (row + 0.5) * height] as const);
      context.lineJoin = 'round';
      context.beginPath();
      for (const [x, y] of middles) context.lineTo(x, y);
      context.strokeStyle = 'rgb(255 255 255 / 85%)';
      context.lineWidth = 6;
      context.stroke();
      context.strokeStyle = colour;
      context.lineWidth = 3;
      context.stroke();
      for (const [x, y] of middles.slice(0, count)) {
        context.beginPath();
        context.roundRect(x - width / 2 + GAP, y - height / 2 + 3, width - GAP * 2, height - 6, 10);
        context.stroke();
      }
    }
  }
}

interface Cell {
  readonly width: number;
  readonly height: number;
}

interface Box extends Cell {
  readonly left: number;
  readonly top: number;
}
