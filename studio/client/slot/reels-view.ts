import { type Fall, fallsOf, onStrip, type SlotRules, type SlotWin } from '../../src/slots/slot-rules';
import { element } from '../element';
import { wantsLessMotion } from '../engine/motion';
import type { Sound } from '../engine/sound';
import { Stage, type DrawMoment } from '../engine/stage';
import { translate } from '../messages/translate';
import { CascadeMotion } from './cascade-motion';
import { drawPaper, drawPayline, type Grid, outline } from './reel-drawing';
import { ReelMotion } from './reel-motion';
import { lookOf, type SkinData } from './skin';
import styles from './slot.module.css';
import { SymbolTiles } from './symbol-tiles';

const EACH_WIN_MS = 1_200;
/** What is shown of a fall before it falls. */
const FALL_SHOWN_MS = 800;
const LANDED_MS = 2_500;

/** What reels and cascades take at most, where nothing keeps the page from drawing. */
export function mostShownMs(rules: SlotRules, stops: readonly number[] | null): number {
  const falls = stops ? fallsOf(rules, stops).length : 1;
  return LANDED_MS + (falls - 1) * 2 * FALL_SHOWN_MS;
}

interface ReelsParts {
  readonly rules: SlotRules;
  readonly skin: SkinData;
  readonly sound: Sound;
  /** Another win is shown, or what a fall pays. */
  readonly onWins?: (wins: readonly SlotWin[], times: number) => void;
}

/** The reels on a canvas: still, turning, landing from left to right, what pays, and what falls once it has paid. */
export class ReelsView {
  readonly element = element('canvas', { class: styles['reels'], role: 'img' });
  private readonly motion: ReelMotion;
  private readonly cascade = new CascadeMotion();
  private readonly tiles: SymbolTiles;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));
  private stood: (() => void) | undefined;
  private wins: readonly SlotWin[] = [];
  private times = 1;
  /** Which of the wins is shown; all of them at first. */
  private shown: number | 'all' = 'all';
  private turns: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly parts: ReelsParts,
    stops: readonly number[],
  ) {
    const { rules, skin } = parts;
    this.motion = new ReelMotion(rules, stops);
    this.tiles = new SymbolTiles(skin, rules.symbols, () => this.stage.draw());
    this.element.style.setProperty('--reels', String(rules.reels.length));
    this.element.style.setProperty('--rows', String(rules.rows));
    this.rest(stops);
  }

  /** As the spin ended, after its last fall. */
  rest(stops: readonly number[]): void {
    this.motion.rest(stops);
    this.cascade.rest(fallsOf(this.parts.rules, stops).at(-1)?.window ?? []);
    this.describe();
    this.stage.draw();
  }

  /** All reels turn, until it is known where they stop. With less motion they wait as they stand. */
  turn(): void {
    this.showWins([]);
    if (wantsLessMotion() || !this.motion.isStill) return;
    this.cascade.clear();
    this.motion.turn(performance.now());
    this.parts.sound.whoosh(0.5);
    this.stage.draw();
  }

  /** Resolves once all stands. */
  async land(stops: readonly number[]): Promise<void> {
    const { rules } = this.parts;
    this.showWins([]);
    if (!wantsLessMotion()) {
      this.cascade.clear();
      this.motion.land(stops, performance.now());
      await this.untilItStands();
    }
    this.motion.rest(stops);
    const falls = fallsOf(rules, stops);
    for (const [at, fall] of falls.entries()) await this.showFall(fall, falls[at + 1]);
    this.rest(stops);
  }

  /** The wins, first together and then one after the other. */
  showWins(wins: readonly SlotWin[], times = 1): void {
    clearInterval(this.turns);
    [this.wins, this.times, this.shown] = [wins, times, 'all'];
    this.parts.onWins?.(wins, times);
    if (wins.length > 1 && !wantsLessMotion()) this.turns = setInterval(() => this.showNextWin(), EACH_WIN_MS);
    this.stage.draw();
  }

  /** What pays in one fall, and then the next window. */
  private async showFall({ window, wins, times }: Fall, next: Fall | undefined): Promise<void> {
    this.cascade.rest(window);
    if (!next) return;
    this.showWins(wins, times);
    await new Promise((resolve) => setTimeout(resolve, FALL_SHOWN_MS));
    this.showWins([]);
    this.parts.sound.knock(0.6);
    if (wantsLessMotion()) return;
    this.cascade.fall(next.window, wins, performance.now());
    await this.untilItStands();
  }

  private untilItStands(): Promise<void> {
    this.stage.draw();
    return new Promise<void>((resolve) => (this.stood = resolve));
  }

  private showNextWin(): void {
    this.shown = this.shown === 'all' ? 0 : (this.shown + 1) % this.wins.length;
    this.parts.onWins?.(this.shownWins(), this.times);
    this.stage.draw();
  }

  private describe(): void {
    const { rules, skin } = this.parts;
    const rows = Array.from({ length: rules.rows }, (_, row) =>
      this.cascade.window.map((symbols) => lookOf(skin, symbols[row] ?? '').name).join(', '),
    );
    this.element.setAttribute('aria-label', `${translate('slot.reels')}: ${rows.join('; ')}`);
  }

  private readonly moment: DrawMoment = (context, { width, height }, now) => {
    const { reels, rows, lines } = this.parts.rules;
    const grid: Grid = { width: width / reels.length, height: height / rows, reels: reels.length, rows };
    for (let reel = 0; reel < reels.length; reel += 1) this.drawReel(context, reel, grid, now);
    const [only, ...others] = lines;
    if (only && others.length === 0) drawPayline(context, grid, only);
    for (const win of this.shownWins()) outline(context, grid, win, lines.length > 1 ? lines[win.line ?? -1] : undefined);
    for (let landed = this.motion.settle(now); landed > 0; landed -= 1) this.parts.sound.knock(0.6);
    if (!this.motion.isStill || !this.cascade.isStill(now)) return true;
    this.stood?.();
    this.stood = undefined;
    return false;
  };

  private drawReel(context: CanvasRenderingContext2D, reel: number, grid: Grid, now: number): void {
    context.save();
    drawPaper(context, grid, reel);
    for (const { symbol, row, dimmed } of this.symbolsOf(reel, now)) {
      context.globalAlpha = dimmed ? 0.3 : 1;
      this.drawSymbol(context, symbol, reel, row, grid);
    }
    context.restore();
  }

  /** What stands, turns or falls on a reel, with the place of its upper edge in rows. */
  private symbolsOf(reel: number, now: number): readonly { symbol: string; row: number; dimmed: boolean }[] {
    const { rules } = this.parts;
    if (!this.cascade.isEmpty)
      return this.cascade.symbolsOf(reel, now).map(({ symbol, row }) => ({ symbol, row, dimmed: this.isDimmed(reel, row) }));
    const top = this.motion.topOf(reel, now);
    const first = Math.floor(top);
    return Array.from({ length: rules.rows + 1 }, (_, row) => ({
      symbol: onStrip(rules.reels[reel] ?? '', first + row),
      row: row - (top - first),
      dimmed: false,
    }));
  }

  private drawSymbol(context: CanvasRenderingContext2D, symbol: string, reel: number, row: number, grid: Grid): void {
    const scale = context.getTransform().a;
    const { width, height } = grid;
    const tile = this.tiles.of(symbol, Math.round(width * scale), Math.round(height * scale));
    if (tile) context.drawImage(tile, reel * width, row * height, width, height);
  }

  /** While wins are shown, what is in none of them stands back. */
  private isDimmed(reel: number, row: number): boolean {
    const wins = this.shownWins();
    return wins.length > 0 && !wins.some(({ cells }) => cells.some(([at, line]) => at === reel && line === row));
  }

  private shownWins(): readonly SlotWin[] {
    return this.shown === 'all' ? this.wins : this.wins.slice(this.shown, this.shown + 1);
  }
}
