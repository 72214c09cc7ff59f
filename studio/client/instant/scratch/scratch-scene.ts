import { EQUAL, fieldsOf, PICTURES, type Picture, type ScratchChoice } from '../../../src/instant/scratch';
import { wantsLessMotion } from '../../engine/motion';
import { translate } from '../../messages/translate';
import { CanvasScene, type Box } from '../../engine/canvas-scene';
import type { SceneParts } from '../instant-play';
import { drawPiece, pieceOf } from '../../engine/skin';
import { paintBackdrop } from '../../engine/paint';
import { Foil, type Place } from './foil';
import { type Card, cardIn, drawTicket, fieldAt } from './paint-card';
import { FoilPicture } from './foil-picture';

/** A card that nobody scratches opens after this, so that its round ends. */
export const LONGEST_SCRATCH_MS = 45_000;
/** So wide a finger or a coin is, as a share of the card. */
const REACH = 0.05;
/** From field to field when all of them are opened. */
const FIELD_MS = 110;

/** A card of nine fields under foil: scratched by finger or mouse, or opened field by field. */
export class ScratchScene extends CanvasScene<ScratchChoice> {
  private readonly pictures: ReadonlyMap<Picture, HTMLImageElement>;
  private readonly foil = new Foil();
  private readonly cover: FoilPicture;
  private card: Card | undefined;
  private last: Place | undefined;
  private sweep: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: SceneParts<ScratchChoice>) {
    super(parts.game.state.choice);
    const come = () => this.stage.draw();
    this.pictures = new Map(PICTURES.map((picture) => [picture, pieceOf(parts.skin, picture, come)]));
    this.cover = new FoilPicture(parts.skin, come);
    this.element.setAttribute('aria-label', this.describe());
    this.listen();
  }

  override start(): void {
    this.renew();
    super.start();
  }

  override async land(choice: ScratchChoice, drawn: readonly number[]): Promise<void> {
    if (wantsLessMotion()) return this.rest(choice, drawn);
    const landed = super.land(choice, drawn);
    this.parts.game.set({ finish: () => this.openAll() });
    this.element.style.touchAction = 'none';
    // Nobody can scratch in a mini-player, and a card that is shown once more was scratched before.
    if (this.parts.isReplay || document.documentElement.hasAttribute('data-minimized')) this.openAll();
    await landed;
  }

  override rest(choice: ScratchChoice, drawn: readonly number[] | null): void {
    if (drawn) this.uncover();
    else this.renew();
    super.rest(choice, drawn);
  }

  protected override began(): void {
    this.parts.sound.whoosh(0.3);
  }

  protected landing(): number {
    return LONGEST_SCRATCH_MS;
  }

  /** Nobody scratched for so long that it opened by itself. */
  protected override landed(): void {
    this.end();
  }

  protected describe(): string {
    if (!this.drawn || !this.foil.isAllOpen) return translate('scratch.covered');
    const names = fieldsOf(this.choice, this.drawn).map((picture) => this.parts.skin.symbols[picture]?.name ?? '');
    return translate('scratch.fields', { fields: names.join(', ') });
  }

  private renew(): void {
    this.stopSweep();
    this.foil.renew();
    this.cover.renew();
  }

  private uncover(): void {
    this.stopSweep();
    this.foil.openAll();
    this.element.style.touchAction = '';
  }

  /** Field by field, as long as it takes. */
  private openAll(): void {
    this.sweep ??= setInterval(() => {
      const field = this.foil.covered;
      if (field !== undefined) this.opened([field]);
    }, FIELD_MS);
  }

  private stopSweep(): void {
    clearInterval(this.sweep);
    this.sweep = undefined;
  }

  private opened(fields: readonly number[]): void {
    for (const field of fields) {
      this.foil.openField(field);
      this.cover.open(field);
      this.parts.sound.knock(0.2);
    }
    if (this.foil.isAllOpen) this.end();
    else this.stage.draw();
  }

  private end(): void {
    this.uncover();
    this.parts.game.set({ finish: undefined });
    this.clock.rest();
    this.element.setAttribute('aria-label', this.describe());
    this.stage.draw();
  }

  private listen(): void {
    this.element.addEventListener('pointerdown', (event) => {
      this.last = this.placeOf(event);
      this.scratch(event);
    });
    this.element.addEventListener('pointermove', (event) => {
      if (event.buttons % 2 === 1) this.scratch(event);
    });
    for (const type of ['pointerup', 'pointerleave', 'pointercancel'] as const)
      this.element.addEventListener(type, () => (this.last = undefined));
  }

  private scratch(event: PointerEvent): void {
    const place = this.placeOf(event);
    if (!place || !this.clock.isLanding) return;
    const from = this.last ?? place;
    this.last = place;
    this.cover.scratch(from, place, REACH);
    this.opened(this.foil.scratch(from, place, REACH));
  }

  /** Where on the card something was pressed, also beside it. */
  private placeOf({ offsetX, offsetY }: PointerEvent): Place | undefined {
    const { card } = this;
    return card && { x: (offsetX - card.x) / card.size, y: (offsetY - card.y) / card.size };
  }

  protected paint(context: CanvasRenderingContext2D, box: Box, now: number): void {
    const { skin } = this.parts;
    const card = (this.card = cardIn(box));
    paintBackdrop(context, box, skin);
    const fields = this.drawn ? fieldsOf(this.choice, this.drawn) : [];
    const over = this.drawn !== null && this.foil.isAllOpen;
    const winning = over ? PICTURES.find((picture) => fields.filter((each) => each === picture).length === EQUAL) : undefined;
    drawTicket(context, box, { card, skin, won: fields.flatMap((picture, field) => (picture === winning ? [field] : [])) });
    for (const [field, picture] of fields.entries()) {
      const place = fieldAt(card, field);
      const image = this.pictures.get(picture);
      if (image) drawPiece(context, image, { x: place.x + place.size / 2, y: place.y + place.size / 2, size: place.size * 0.86 });
    }
    const shine = this.clock.isRunning ? (this.clock.elapsed(now) / 900) % 1 : undefined;
    if (!this.foil.isAllOpen) this.cover.paint(context, card, shine);
  }
}
