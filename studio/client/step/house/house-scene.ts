import { element } from '../../element';
import { type Box } from '../../engine/canvas-scene';
import { easeOut, shareOf, wantsLessMotion } from '../../engine/motion';
import { paintBackdrop, paintText } from '../../engine/paint';
import { type CardPlace, onTheWay, paintCard, paintSeat, paintShoe, TALL } from '../../engine/paint-card';
import { pieceOf, type Skin } from '../../engine/skin';
import type { Sound } from '../../engine/sound';
import { Stage } from '../../engine/stage';

/** How long a card is on its way or turned over, and how long after it the next one is. */
const FLIGHT_MS = 320;
const GAP_MS = 190;
/** From here to the end of its way a card is turned over. */
const OPENS_AT = 0.45;
const SIDES = ['house', 'player'] as const;
export type Side = (typeof SIDES)[number];

/** A card on the table: undefined while it lies on its face. */
export interface Laid {
  readonly side: Side;
  readonly at: number;
  readonly card: number | undefined;
}

/** All that is seen: the cards in the order in which they come, what each side is called or has, and the same in words. */
export interface Lay {
  readonly cards: readonly Laid[];
  readonly captions: Readonly<Record<Side, string>>;
  readonly described: string;
}

type Moving = Laid & { readonly how: 'lies' | 'comes' | 'turns'; readonly after: number };

/** The player against the house: cards come from the shoe, are turned over, and lie in two rows. */
export class HouseScene {
  readonly element = element('canvas', { role: 'img' });
  private moving: readonly Moving[] = [];
  private lay: Lay | undefined;
  private since = 0;
  private seen: (() => void) | undefined;
  private heard = 0;
  private readonly hero: HTMLImageElement;
  private readonly stage = new Stage(this.element, (context, box, now) => this.paint(context, box, now));

  constructor(
    private readonly skin: Skin,
    private readonly sound: Sound,
    private readonly seats: number,
  ) {
    this.hero = pieceOf(skin, 'hero', () => this.stage.draw());
  }

  /** Resolves once everything lies; with less motion at once. What lay there before stays or is turned over. */
  show(lay: Lay): Promise<void> {
    const before = this.lay?.cards ?? [];
    this.lay = lay;
    this.element.setAttribute('aria-label', lay.described);
    let after = 0;
    this.moving = lay.cards.map((laid) => {
      const lay = before.find(({ side, at }) => side === laid.side && at === laid.at);
      const how = !lay ? 'comes' : lay.card === laid.card ? 'lies' : 'turns';
      return { ...laid, how, after: how === 'lies' ? 0 : after++ * GAP_MS };
    });
    if (wantsLessMotion()) this.moving = lay.cards.map((laid) => ({ ...laid, how: 'lies', after: 0 }));
    [this.since, this.heard] = [performance.now(), 0];
    this.seen?.();
    const shown = new Promise<void>((resolve) => (this.seen = resolve));
    if (this.span === 0) this.settle();
    this.stage.draw();
    return shown;
  }

  private get span(): number {
    const last = this.moving.filter(({ how }) => how !== 'lies').at(-1);
    return last ? last.after + FLIGHT_MS : 0;
  }

  private settle(): void {
    this.moving = this.moving.map((each) => ({ ...each, how: 'lies', after: 0 }));
    this.seen?.();
    this.seen = undefined;
  }

  private paint(context: CanvasRenderingContext2D, box: Box, now: number): boolean {
    const elapsed = now - this.since;
    if (this.seen && elapsed >= this.span) this.settle();
    this.paintTable(context, box);
    let landed = 0;
    for (const { how, after, card, side, at } of this.moving) {
      const place = this.seatIn(box, side, at);
      const share = how === 'lies' ? 1 : shareOf(elapsed, after, FLIGHT_MS);
      if (how !== 'lies' && share === 1) landed += 1;
      if (how === 'comes' && share === 0) continue;
      const open = card === undefined ? 0 : how === 'comes' ? shareOf(share, OPENS_AT, 1 - OPENS_AT) : share;
      const where = how === 'comes' ? onTheWay(shoeIn(box), place, easeOut(share)) : place;
      paintCard(context, where, card ?? 0, { skin: this.skin, open });
    }
    if (landed > this.heard) this.sound.knock(0.35);
    this.heard = landed;
    return this.seen !== undefined;
  }

  private paintTable(context: CanvasRenderingContext2D, box: Box): void {
    const { colours } = this.skin;
    paintBackdrop(context, box, this.skin, { emblem: this.hero });
    for (const side of SIDES) {
      for (let at = 0; at < this.seats; at += 1)
        if (!this.lies(side, at)) paintSeat(context, this.seatIn(box, side, at), colours.glow);
      const { y, height } = this.seatIn(box, side, 0);
      const size = Math.min(box.height * 0.058, 19);
      const line = { x: box.width / 2, y: y + height / 2 + size * 1.15, size, colour: '#ffffff', most: box.width * 0.94 };
      paintText(context, this.lay?.captions[side] ?? '', line);
    }
    paintShoe(context, shoeIn(box), this.skin);
  }

  private lies(side: Side, at: number): boolean {
    return this.moving.some((each) => each.side === side && each.at === at && each.how !== 'comes');
  }

  /** The house's row above, the player's below. */
  private seatIn({ width, height }: Box, side: Side, at: number): CardPlace {
    const size = Math.min(height * 0.355, (width * 0.62 * TALL) / this.seats);
    const step = (size / TALL) * 1.12;
    return { x: width / 2 + (at - (this.seats - 1) / 2) * step, y: height * (side === 'house' ? 0.225 : 0.7), height: size };
  }
}

function shoeIn({ width, height }: Box): CardPlace {
  const size = Math.min(height * 0.2, 56);
  return { x: width - size * 0.75, y: size * 0.75, height: size, turn: 0.35 };
}
