import { type GuessChoice, isRight } from '../../../src/instant/card-guess';
import { cardText, rankText } from '../../../src/table/cards';
import { type Box, CanvasScene } from '../../engine/canvas-scene';
import { easeOut } from '../../engine/motion';
import { alpha, paintBackdrop, paintText } from '../../engine/paint';
import { type CardPlace, paintCard, paintSeat, paintShoe, paintSuit, TALL } from '../../engine/paint-card';
import { pieceOf } from '../../engine/skin';
import { translate } from '../../messages/translate';
import type { SceneParts } from '../instant-play';
import { guessText } from './guess-text';

const LANDING_MS = 1_100;
const RIGHT = '#7dffc4';
const PALE = { clubs: '#ffffff', spades: '#ffffff', diamonds: '#ff9aa8', hearts: '#ff9aa8' } as const;

/** The guess on one side, and on the other a deck of which one card is turned over. */
export class CardGuessScene extends CanvasScene<GuessChoice> {
  private readonly hero: HTMLImageElement;

  constructor(private readonly parts: SceneParts<GuessChoice>) {
    super(parts.game.state.choice);
    this.hero = pieceOf(parts.skin, 'hero', () => this.stage.draw());
    this.element.setAttribute('aria-label', this.describe());
  }

  protected override began(): void {
    this.parts.sound.whoosh(0.3);
  }

  protected landing(): number {
    return LANDING_MS;
  }

  protected override landed(): void {
    this.parts.sound.knock(0.6);
  }

  protected describe(): string {
    const guess = translate('guess.yours', { guess: guessText(this.choice) });
    const [card] = this.drawn ?? [];
    return card === undefined ? guess : `${guess} ${translate('guess.turned', { card: cardText(card) })}`;
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    paintBackdrop(context, box, skin, { emblem: this.hero });
    const height = Math.min(box.height * 0.62, box.width * 0.34 * TALL);
    const [guess, deck] = [
      { x: box.width * 0.28, y: box.height * 0.52, height },
      { x: box.width * 0.7, y: box.height * 0.52, height },
    ];
    const [card] = this.drawn ?? [];
    const share = this.clock.share(now);
    const ended = card !== undefined && !this.clock.isLanding;
    const right = ended && isRight(this.choice, card);
    if (right) this.paintGlow(context, deck);
    this.paintGuess(context, guess, right);
    paintShoe(context, deck, skin);
    // While nobody knows the card it floats above the deck, closed.
    const floats = this.clock.isRunning ? Math.min(this.clock.elapsed(now) / 400, 1) : card === undefined ? 0 : 1;
    const sways = this.clock.isRunning ? Math.sin(this.clock.elapsed(now) / 260) * 0.04 : 0;
    const place: CardPlace = { ...deck, y: deck.y - easeOut(floats) * height * 0.09, turn: sways, restHeight: height };
    if (card !== undefined || this.clock.isRunning)
      paintCard(context, place, card ?? 0, { skin, open: card === undefined ? 0 : share });
  }

  private paintGuess(context: CanvasRenderingContext2D, { x, y, height }: CardPlace, right: boolean): void {
    const { suit, rank } = this.choice;
    paintSeat(context, { x, y, height }, right ? RIGHT : this.parts.skin.colours.glow);
    const colour = suit ? PALE[suit] : '#ffffff';
    const most = (height / TALL) * 0.86;
    if (rank !== undefined)
      paintText(context, rankText(rank), { x, y: suit ? y - height * 0.19 : y, size: height * 0.36, colour, most });
    context.fillStyle = colour;
    if (suit) paintSuit(context, suit, { x, y: rank === undefined ? y : y + height * 0.19, size: height * 0.36 });
    if (!suit && rank === undefined) paintText(context, '?', { x, y, size: height * 0.4, colour, most });
  }

  private paintGlow(context: CanvasRenderingContext2D, { x, y, height }: CardPlace): void {
    const light = context.createRadialGradient(x, y, 0, x, y, height * 0.85);
    light.addColorStop(0, alpha(RIGHT, 0.55));
    light.addColorStop(1, alpha(RIGHT, 0));
    context.fillStyle = light;
    context.fillRect(x - height, y - height, height * 2, height * 2);
  }
}
