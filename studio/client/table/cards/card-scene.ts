import type { Slip } from '../../../src/table/table-rules';
import { easeOut, shareOf } from '../../engine/motion';
import { type Box, CanvasScene } from '../../engine/canvas-scene';
import { paintBackdrop } from '../../engine/paint';
import { pieceOf } from '../../engine/skin';
import type { SceneParts } from '../table-play';
import { type CardPlace, onTheWay, paintCard, paintShoe } from '../../engine/paint-card';

/** How long one card is on its way, how long after it the next comes, and how long all of them may take. */
const FLIGHT_MS = 340;
const GAP_MS = 330;
const MOST_MS = 2_300;
/** From here to the end of its way a card is turned over. */
const OPENS_AT = 0.45;

/** A card with the place where it comes to lie. */
export interface Dealt extends CardPlace {
  readonly card: number;
}

/** Cards that come from the shoe one after another, are turned over on their way, and lie where the game has them. */
export abstract class CardScene extends CanvasScene<Slip> {
  private landedCards = 0;
  private readonly hero: HTMLImageElement;

  constructor(protected readonly parts: SceneParts) {
    super(parts.game.slip);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
  }

  /** The cards in the order in which they are dealt. */
  protected abstract dealt(drawn: readonly number[], box: Box): readonly Dealt[];
  /** What lies beneath and beside the cards, once so many of them lie. */
  protected abstract paintTable(context: CanvasRenderingContext2D, box: Box, lying: number): void;
  /** What stands pale behind the cards; undefined where the game shows it elsewhere. */
  protected get emblem(): HTMLImageElement | undefined {
    return this.hero;
  }

  /** How many cards are dealt. */
  protected abstract count(drawn: readonly number[]): number;

  protected landing(drawn: readonly number[]): number {
    this.landedCards = 0;
    return FLIGHT_MS + this.gap(drawn) * (this.count(drawn) - 1);
  }

  private gap(drawn: readonly number[]): number {
    return Math.min(GAP_MS, (MOST_MS - FLIGHT_MS) / Math.max(this.count(drawn) - 1, 1));
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { drawn } = this;
    const { skin } = this.parts;
    paintBackdrop(context, box, skin, { ...(this.emblem && { emblem: this.emblem }) });
    const elapsed = this.clock.isLanding ? this.clock.elapsed(now) : Infinity;
    const shares = drawn
      ? Array.from({ length: this.count(drawn) }, (_, at) => shareOf(elapsed, at * this.gap(drawn), FLIGHT_MS))
      : [];
    const lying = shares.filter((share) => share === 1).length;
    this.soundOf(lying);
    this.paintTable(context, box, lying);
    this.paintShoe(context, box, now);
    if (!drawn) return;
    for (const [at, { card, ...place }] of this.dealt(drawn, box).entries()) {
      const share = shares[at] ?? 0;
      if (share > 0)
        paintCard(context, onTheWay(shoeIn(box), place, easeOut(share)), card, {
          skin,
          open: shareOf(share, OPENS_AT, 1 - OPENS_AT),
        });
    }
  }

  private soundOf(lying: number): void {
    if (this.clock.isLanding && lying > this.landedCards) this.parts.sound.knock(0.35);
    this.landedCards = lying;
  }

  /** While nobody knows what comes, the topmost card stirs. */
  private paintShoe(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    const shoe = shoeIn(box);
    const stirs = this.clock.isRunning ? Math.abs(Math.sin(this.clock.elapsed(now) / 260)) * 6 : 0;
    paintShoe(context, shoe, skin);
    if (stirs > 0) paintCard(context, { ...shoe, x: shoe.x - stirs }, 0, { skin, open: 0 });
  }
}

function shoeIn({ width, height }: Box): CardPlace {
  const size = Math.min(height * 0.22, 56);
  return { x: width - size * 0.75, y: size * 0.75, height: size, turn: 0.35 };
}
