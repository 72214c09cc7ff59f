import { type Cell, type Coin, type Fall, onStrip, type SlotRules, type SlotWin } from '../../src/slots/slot-rules';
import { element } from '../element';
import { wantsLessMotion } from '../engine/motion';
import { copyPicture } from '../engine/pixels';
import type { Sound } from '../engine/sound';
import { Stage, type DrawMoment } from '../engine/stage';
import { translate } from '../messages/translate';
import { CascadeMotion } from './cascade-motion';
import { drawPlace } from './held-drawing';
import { HeldMotion } from './held-motion';
import { drawCorners, drawPapers, drawPayline, type Grid, outline } from './reel-drawing';
import { ReelMotion } from './reel-motion';
import { lookOf, type SkinData } from './skin';
import styles from './slot.module.css';
import { SymbolTiles } from './symbol-tiles';

export interface ReelsParts {
  readonly rules: SlotRules;
  readonly skin: SkinData;
  readonly sound: Sound;
  /** What a coin says: an amount, or the name of a jackpot. */
  readonly coinText: (pays: number) => { readonly text: string; readonly isJackpot: boolean };
}

/** The reels on a canvas: still, turning, landing from left to right, what pays, what falls, and coins that are held. */
export class ReelsCanvas {
  readonly element = element('canvas', { class: styles['reels'], role: 'img' });
  /** The wins that are marked. */
  wins: readonly SlotWin[] = [];
  private readonly motion: ReelMotion;
  private readonly cascade = new CascadeMotion();
  private readonly held = new HeldMotion();
  private readonly tiles: SymbolTiles;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));
  /** The strips that turn: those of the spin, or of the free spins. */
  private strips: readonly string[];
  private coinsLanded = 0;
  private stood: (() => void) | undefined;

  constructor(private readonly parts: ReelsParts) {
    const { rules, skin } = parts;
    this.strips = rules.reels;
    this.motion = new ReelMotion(rules.rest);
    this.tiles = new SymbolTiles(skin, rules.symbols, () => this.stage.draw());
    this.element.style.setProperty('--reels', String(rules.reels.length));
    this.element.style.setProperty('--rows', String(rules.rows));
  }

  draw(): void {
    this.stage.draw();
  }

  /** What is seen once nothing moves. */
  rest({ window, held, turned }: Fall): void {
    if (turned) {
      this.motion.rest(turned.stops);
      this.strips = turned.reels;
    }
    this.cascade.rest(window);
    if (held) this.held.rest(held.coins, this.cells());
    else this.held.clear();
    this.describe(held?.coins ?? []);
    this.end();
  }

  /** All reels turn, until it is known where they stop. With less motion they wait as they stand. */
  turn(strips = this.parts.rules.reels): void {
    if (wantsLessMotion() || !this.motion.isStill) return;
    this.clear();
    this.strips = strips;
    this.motion.turn(performance.now());
    this.parts.sound.whoosh(0.5);
    this.stage.draw();
  }

  /** Resolves once all reels stand. They begin to land at `times`, in milliseconds from now. */
  async land({ stops, reels }: NonNullable<Fall['turned']>, times: readonly number[]): Promise<void> {
    if (wantsLessMotion()) return;
    this.clear();
    this.strips = reels;
    this.motion.land(stops, times, performance.now());
    await this.untilItStands();
  }

  /** Resolves once the next window has fallen. */
  async fall(next: Fall, paid: readonly SlotWin[]): Promise<void> {
    if (wantsLessMotion()) return;
    this.cascade.fall(next.window, paid, performance.now());
    await this.untilItStands();
  }

  /** Resolves once all free places stand. */
  async spinFree(before: readonly Coin[], after: readonly Coin[]): Promise<void> {
    if (wantsLessMotion()) return;
    this.coinsLanded = 0;
    this.held.spin(before, after, this.cells(), performance.now());
    await this.untilItStands();
  }

  /** Whoever waits for something to stand waits no longer. */
  end(): void {
    this.stood?.();
    this.stood = undefined;
    this.stage.draw();
  }

  private clear(): void {
    this.cascade.clear();
    this.held.clear();
  }

  private cells(): Cell[] {
    const { reels, rows } = this.parts.rules;
    return reels.flatMap((_, reel) => Array.from({ length: rows }, (__, row): Cell => [reel, row]));
  }

  private untilItStands(): Promise<void> {
    this.stage.draw();
    return new Promise<void>((resolve) => (this.stood = resolve));
  }

  private describe(coins: readonly Coin[]): void {
    const { rules, skin, coinText } = this.parts;
    const rows = Array.from({ length: rules.rows }, (_, row) =>
      this.cascade.window
        .map((symbols, reel) => {
          const coin = coins.find(({ cell }) => cell[0] === reel && cell[1] === row);
          const { name } = lookOf(skin, symbols[row] ?? '');
          return coin ? `${name} ${coinText(coin.pays).text}` : name || '–';
        })
        .join(', '),
    );
    this.element.setAttribute('aria-label', `${translate('slot.reels')}: ${rows.join('; ')}`);
  }

  private readonly moment: DrawMoment = (context, { width, height }, now) => {
    const { reels, rows } = this.parts.rules;
    const grid: Grid = { width: width / reels.length, height: height / rows, reels: reels.length, rows };
    if (this.held.isEmpty) this.drawReels(context, grid, now);
    else this.drawHeld(context, grid, now);
    this.knock(now);
    if (!this.motion.isStill || !this.cascade.isStill(now) || !this.held.isStill(now)) return true;
    this.stood?.();
    this.stood = undefined;
    return false;
  };

  private drawReels(context: CanvasRenderingContext2D, grid: Grid, now: number): void {
    const { lines } = this.parts.rules;
    drawPapers(context, grid, this.strips === this.parts.rules.free?.reels ? 'gilded' : 'plain');
    for (let reel = 0; reel < grid.reels; reel += 1) this.drawReel(context, reel, grid, now);
    drawCorners(context, grid);
    const [only, ...others] = lines;
    if (only && others.length === 0) drawPayline(context, grid, only);
    for (const win of this.wins) outline(context, grid, win, lines.length > 1 ? lines[win.line ?? -1] : undefined);
  }

  private drawHeld(context: CanvasRenderingContext2D, grid: Grid, now: number): void {
    const { rules, coinText } = this.parts;
    for (const place of this.held.seen(now))
      drawPlace(context, grid, place, {
        symbol: (row) => this.drawSymbol(context, rules.hold?.coin ?? '', place.cell[0], row, grid),
        ...coinText(place.pays ?? 0),
      });
  }

  private knock(now: number): void {
    const { sound } = this.parts;
    for (let landed = this.motion.settle(now); landed > 0; landed -= 1) sound.knock(0.6);
    for (const landed = this.held.landed(now); this.coinsLanded < landed; this.coinsLanded += 1) sound.knock(0.9);
  }

  private drawReel(context: CanvasRenderingContext2D, reel: number, grid: Grid, now: number): void {
    for (const { symbol, row, dimmed } of this.symbolsOf(reel, now)) {
      context.globalAlpha = dimmed ? 0.3 : 1;
      this.drawSymbol(context, symbol, reel, row, grid);
    }
    context.globalAlpha = 1;
  }

  /** What stands, turns or falls on a reel, with the place of its upper edge in rows. */
  private symbolsOf(reel: number, now: number): readonly { symbol: string; row: number; dimmed: boolean }[] {
    if (!this.cascade.isEmpty)
      return this.cascade.symbolsOf(reel, now).map(({ symbol, row }) => ({ symbol, row, dimmed: this.isDimmed(reel, row) }));
    const top = this.motion.topOf(reel, now);
    const first = Math.floor(top);
    return Array.from({ length: this.parts.rules.rows + 1 }, (_, row) => ({
      symbol: onStrip(this.strips[reel] ?? '', first + row),
      row: row - (top - first),
      dimmed: false,
    }));
  }

  private drawSymbol(context: CanvasRenderingContext2D, symbol: string, reel: number, row: number, grid: Grid): void {
    const scale = context.getTransform().a;
    const { width, height } = grid;
    const size = [Math.round(width * this.pixels(scale)), Math.round(height * this.pixels(scale))] as const;
    const tile = this.tiles.of(symbol, ...size);
    if (tile) copyPicture(context, tile, { x: reel * width, y: row * height, width, height });
  }

  /** A coin that has just come is drawn larger for a moment: its picture stays that of the cell. */
  private pixels(scale: number): number {
    return Math.min(scale, this.element.width / Math.max(this.element.clientWidth, 1));
  }

  /** While wins are shown, what is in none of them stands back. */
  private isDimmed(reel: number, row: number): boolean {
    return this.wins.length > 0 && !this.wins.some(({ cells }) => cells.some(([at, line]) => at === reel && line === row));
  }
}
