import type { Category } from './category';
import { CLASS_MOTIFS, PLANS } from './cover-plans';
import { clasp, cornerPlate, FRAMES } from './frames';
import { KINDS } from './kinds';
import { drawTitle } from './lettering';
import type { Motif } from './motifs/beasts';
import { coverInk, palette } from './palettes';
import { type Pen, penFor } from './pen';
import { beside, POSES } from './poses';
import { type Random, randomFrom, seedOf } from './random';
import { classKey, nounsOf } from './subject';
import { drawing, group } from './svg';
import { vendorSymbol } from './vendor-logo';

/** A game as its cover needs to know it. `locale` names the language of `name` for the letters' shaping. */
export interface CoverSubject {
  readonly nodeId: number;
  readonly name: string;
  readonly category: Category;
  readonly vendor: string;
  readonly locale?: 'bn' | 'en';
  /** Its English name, which decides its colours; `name` where nothing is said. */
  readonly title?: string;
  /** `jackpot`, `crash`, `mini`, `arcade`, `scratch`, `table` or `video-poker`; any other value is drawn by category. */
  readonly gameClass?: string | undefined;
}

/** How a cover shows its noun. */
interface Look {
  readonly motif: Motif;
  readonly pose: number;
  readonly written: boolean;
  readonly companion?: Motif;
}

/** What is called after nothing that we know shows the kind of game. */
function unnamed(subject: CoverSubject): readonly Motif[] {
  const key = classKey(subject.gameClass);
  return (Object.hasOwn(CLASS_MOTIFS, key) ? CLASS_MOTIFS[key] : undefined) ?? PLANS[subject.category].motifs;
}

/** Each drawing of a noun is met in each pose: titles of one noun are spread over all of them. */
function lookOf(subject: CoverSubject, chance: Random): Look {
  const { main, companion } = nounsOf(subject);
  return {
    motif: chance.pick(main?.motifs ?? unnamed(subject)),
    pose: chance.integer(0, POSES.length - 1),
    written: main?.written ?? true,
    ...(companion && { companion: chance.pick(companion.motifs) }),
  };
}

function hero(pen: Pen, look: Look, gameClass: string): string {
  const kind = Object.hasOwn(KINDS, gameClass) ? KINDS[gameClass] : undefined;
  const drawn = look.motif(pen);
  const second = look.companion ? beside(pen, look.companion(pen)) : '';
  if (kind !== undefined)
    return (
      kind.behind(pen) +
      group('transform="translate(18 6)scale(.88)"', POSES[0]?.(pen, drawn, true) ?? '') +
      kind.before(pen) +
      second
    );
  return (POSES[look.pose]?.(pen, drawn, look.written) ?? '') + second;
}

/** Draws a game's cover: 300 × 400, the same bytes for the same game. */
export function drawCover(subject: CoverSubject): string {
  const chance = randomFrom(Math.imul(subject.nodeId, 31) ^ seedOf(subject.category));
  const plan = PLANS[subject.category];
  // Colours were chosen by this number once; all that comes after it is drawn as it was.
  chance.next();
  const ink = coverInk({ name: subject.title ?? subject.name, category: subject.category });
  const pen = penFor(palette(ink), chance);
  const look = lookOf(subject, chance);
  const key = classKey(subject.gameClass);
  const back = chance.pick(plan.scenes)(pen);
  const middle = hero(pen, look, key);
  const front = look.companion === undefined && !Object.hasOwn(KINDS, key) ? chance.pick(plan.fronts)(pen) : '';
  const title = drawTitle(pen, subject.name, plan.faces, plan.slanted === true);
  const frame = (FRAMES[(seedOf(subject.vendor) + chance.integer(0, 2)) % FRAMES.length] ?? FRAMES[0])?.(pen) ?? '';
  const language = subject.locale === undefined ? '' : `xml:lang="${subject.locale}"`;
  const body = `${back}${middle}${front}${title}${cornerPlate(pen)}${frame}${clasp(pen, vendorSymbol(subject.vendor))}`;
  return drawing('0 0 300 400', subject.name, pen.defs() + body, language);
}
