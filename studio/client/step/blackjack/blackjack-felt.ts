import { type BlackjackTable, type Card, HOLE } from '../../../src/steps/blackjack/blackjack';
import { element } from '../../element';
import type { Box } from '../../engine/canvas-scene';
import { easeOut, shareOf, wantsLessMotion } from '../../engine/motion';
import { paintBackdrop, paintText } from '../../engine/paint';
import { onTheWay, paintCard, paintShoe } from '../../engine/paint-card';
import { pieceOf, type Skin } from '../../engine/skin';
import type { Sound } from '../../engine/sound';
import { Stage } from '../../engine/stage';
import { translate } from '../../messages/translate';
import styles from './blackjack.module.css';
import { endText, tableText, totalText } from './blackjack-texts';
import { cardPlaces, handPlaces, type HandPlace, shoeIn } from './felt-places';

/** How long a card is on its way, and how long after it the next one comes. */
const FLIGHT_MS = 340;
const GAP_MS = 300;
/** From here to the end of its way a card is turned over. */
const OPENS_AT = 0.45;

interface Moved {
  readonly card: Card;
  /** Where it was, in which order; undefined for one that comes from the shoe. */
  readonly from: BlackjackTable | undefined;
  readonly startsAt: number;
  readonly wasOpen: boolean;
}

/** Dealer and hands on a felt: cards come from the shoe, are turned over, and move aside when a pair is split. Its label says every card and total. */
export class BlackjackFelt {
  readonly element = element('canvas', { role: 'img', class: styles['felt'] });
  private readonly stage = new Stage(this.element, (context, box, now) => this.paint(context, box, now));
  private table: BlackjackTable | undefined;
  private isOver = false;
  private cards = new Map<number, Moved>();
  private endsAt = 0;
  private landed = 0;
  private seen: (() => void) | undefined;
  private readonly hero: HTMLImageElement;

  constructor(
    private readonly skin: Skin,
    private readonly sound: Sound,
  ) {
    this.hero = pieceOf(skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', tableText(undefined));
  }

  /** Lays what lies there now; resolves once all of it lies. */
  lay(table: BlackjackTable | undefined, isOver: boolean): Promise<void> {
    const now = wantsLessMotion() ? -Infinity : performance.now();
    this.cards = table ? this.moved(table, now) : new Map();
    [this.table, this.isOver] = [table, isOver];
    this.endsAt = Math.max(now, ...[...this.cards.values()].map(({ startsAt }) => startsAt + FLIGHT_MS));
    this.landed = this.lying(now);
    this.element.setAttribute('aria-label', tableText(table));
    this.seen?.();
    this.stage.draw();
    if (this.endsAt <= performance.now()) return Promise.resolve();
    return new Promise((resolve) => (this.seen = resolve));
  }

  /** Which cards are new, or are turned over, or lie elsewhere than before. They move one after another; the card that lies face down is turned once the player has all of theirs. */
  private moved({ dealer, dealerDraws, hands }: BlackjackTable, now: number): Map<number, Moved> {
    const before = this.table;
    const mine = hands.flatMap(({ draws, cards }) => draws.map((draw, at) => ({ draw, card: cards[at] ?? null })));
    const theirs = dealerDraws.map((draw, at) => ({ draw, card: dealer[at] ?? null }));
    const afterMine = Math.max(...mine.map(({ draw }) => draw)) + 0.5;
    const turnOf = (draw: number) => (draw === HOLE && this.cards.has(HOLE) ? afterMine : draw);
    let startsAt = now;
    return new Map(
      [...mine, ...theirs]
        .sort((one, other) => turnOf(one.draw) - turnOf(other.draw))
        .map(({ draw, card }) => {
          const known = this.cards.get(draw);
          const isNew = known === undefined || known.card !== card;
          const wasOpen = known !== undefined && known.card !== null;
          const made = { card, from: known && before, startsAt: isNew ? startsAt : now, wasOpen };
          if (isNew) startsAt += GAP_MS;
          return [draw, made] as const;
        }),
    );
  }

  private lying(now: number): number {
    return [...this.cards.values()].filter(({ startsAt }) => startsAt + FLIGHT_MS <= now).length;
  }

  private paint(context: CanvasRenderingContext2D, box: Box, now: number): boolean {
    paintBackdrop(context, box, this.skin, { emblem: this.hero });
    paintShoe(context, shoeIn(box), this.skin);
    const { table } = this;
    const lies = now >= this.endsAt;
    if (table) {
      this.paintHands(context, box, table, lies);
      this.paintCards(context, box, table, now);
    }
    const lying = this.lying(now);
    if (lying > this.landed) this.sound.knock(0.35);
    this.landed = lying;
    if (lies) this.seen?.();
    return !lies;
  }

  private paintCards(context: CanvasRenderingContext2D, box: Box, table: BlackjackTable, now: number): void {
    const places = cardPlaces(table, box);
    const inOrder = [...this.cards].sort(([one], [other]) => (places.get(one)?.order ?? 0) - (places.get(other)?.order ?? 0));
    for (const [draw, { card, from, startsAt, wasOpen }] of inOrder) {
      const place = places.get(draw);
      const share = shareOf(now, startsAt, FLIGHT_MS);
      if (!place || (share === 0 && !from)) continue;
      const start = from ? (cardPlaces(from, box).get(draw) ?? place) : shoeIn(box);
      const turned = card === null ? 0 : wasOpen ? 1 : shareOf(share, OPENS_AT, 1 - OPENS_AT);
      paintCard(context, onTheWay(start, place, easeOut(share)), card ?? 0, { skin: this.skin, open: turned });
    }
  }

  /** Beside each hand what it comes to; the one whose turn it is is marked by a bar and not by its colour alone. */
  private paintHands(context: CanvasRenderingContext2D, box: Box, table: BlackjackTable, lies: boolean): void {
    const { glow } = this.skin.colours;
    const { dealer, hands } = handPlaces(table, box);
    const waits = table.dealer.includes(null);
    write(
      context,
      dealer,
      `${translate('blackjack.dealer')} ${lies ? totalText(waits ? table.dealer.slice(0, 1) : table.dealer) : ''}`,
    );
    for (const [at, place] of hands.entries()) {
      const hand = table.hands[at];
      if (!hand || !lies) continue;
      const bets = hand.doubled ? ' ×2' : '';
      write(context, place, `${totalText(hand.cards)}${bets}`);
      if (this.isOver && !waits) write(context, below(place), endText(table, hand));
      if (this.isOver || at !== table.active || hands.length === 1) continue;
      context.fillStyle = glow;
      context.beginPath();
      context.roundRect(place.x - place.width * 0.3, place.textY + place.textSize * 0.75, place.width * 0.6, 4, 2);
      context.fill();
    }
  }
}

function write(context: CanvasRenderingContext2D, { x, width, textY, textSize }: HandPlace, text: string): void {
  paintText(context, text.trim(), { x, y: textY, size: textSize, colour: '#ffffff', most: width * 0.96 });
}

/** The line beneath. */
function below(place: HandPlace): HandPlace {
  return { ...place, textY: place.textY + place.textSize * 1.15, textSize: place.textSize * 0.85 };
}
