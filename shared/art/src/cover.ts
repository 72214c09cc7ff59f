import type { Category } from './category';
import { CLASS_MOTIFS, type CoverPlan, PLANS } from './cover-plans';
import { FRAMES, signature } from './frames';
import { drawTitle } from './lettering';
import type { Motif } from './motifs/beasts';
import { NAMED } from './named-motifs';
import { PALETTES } from './palettes';
import { type Pen, penFor } from './pen';
import { randomFrom, seedOf } from './random';
import { around, circle, d, drawing, ellipse, group, line, path, placed, polygonPath, starPath } from './svg';
import { vendorSymbol } from './vendor-logo';

/** A game as its cover needs to know it. `locale` names the language of `name` for the letters' shaping. */
export interface CoverSubject {
  readonly nodeId: number;
  readonly name: string;
  readonly category: Category;
  readonly vendor: string;
  readonly locale?: 'bn' | 'en';
  /** `jackpot`, `crash`, `mini`, `arcade`, `scratch`, `table` or `video-poker`; any other value is drawn by category. */
  readonly gameClass?: string | undefined;
}

const classKey = (gameClass: string | undefined): string =>
  (gameClass ?? '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace('videopoker', 'video-poker');

function motifsFor(subject: CoverSubject, plan: CoverPlan): readonly Motif[] {
  const key = classKey(subject.gameClass);
  const byClass = Object.hasOwn(CLASS_MOTIFS, key) ? CLASS_MOTIFS[key] : undefined;
  // Only what belongs to the kind of game: a fishing game called “king” still shows the sea, rummy at Moon Pier shows cards.
  const belongs = (motifs: readonly Motif[]) => subject.category === 'RNG' || motifs.some((motif) => plan.motifs.includes(motif));
  const byName = NAMED.find(([words, motifs]) => words.test(subject.name) && belongs(motifs))?.[1];
  if (byName !== undefined) return byName;
  return byClass ?? plan.motifs;
}

/** Twelve places on a ring, which round line ends make dots of. */
const dotsAround = (first: number): string =>
  around(12, (angle) => {
    const turned = ((angle + first) * Math.PI) / 180;
    return d`M${122 * Math.sin(turned)} ${-122 * Math.cos(turned)}h0`;
  });

/** A quiet setting between scene and hero that lifts the hero off its background. */
function setting(pen: Pen): string {
  const { glow, second, dark } = pen.ink;
  const kinds = [
    () => '',
    () => '',
    () =>
      circle(0, 0, 118, 'none', `stroke="${second}" stroke-width="7" opacity=".8"`) +
      circle(0, 0, 106, 'none', `stroke="${glow}" stroke-width="2" opacity=".7"`),
    () => path(starPath(16, 132, 112), glow, 'opacity=".55"'),
    () => circle(0, 0, 112, dark, 'opacity=".32"') + circle(0, 0, 112, 'none', `stroke="${pen.gold}" stroke-width="6"`),
    () => path(polygonPath(8, 128, 22.5), dark, `fill-opacity=".3" stroke="${second}" stroke-width="5"`),
    () => group('opacity=".75"', line(dotsAround(0), glow, 10), line(dotsAround(15), glow, 5)),
  ];
  return pen.random.pick(kinds)();
}

function hero(pen: Pen, motif: Motif): string {
  const drawn = motif(pen);
  const lean = pen.random.pick([0, 0, 0, -5, 5]);
  const outlined = `<g stroke="${pen.ink.dark}" stroke-width="4.5" stroke-linejoin="round">${drawn}</g>`;
  return (
    ellipse(150, 280, 104, 16, pen.ink.dark, 'opacity=".45"') +
    placed(150, 158, 1, 0, setting(pen)) +
    placed(150, 156, 1.24, lean, outlined)
  );
}

/** Draws a game's cover: 300 × 400, the same bytes for the same game. */
export function drawCover(subject: CoverSubject): string {
  const chance = randomFrom(Math.imul(subject.nodeId, 31) ^ seedOf(subject.category));
  const plan = PLANS[subject.category];
  const ink = chance.pick(PALETTES[subject.category]);
  const pen = penFor(ink, chance);
  const motif = chance.pick(motifsFor(subject, plan));
  const back = chance.pick(plan.scenes)(pen);
  const middle = hero(pen, motif);
  const front = chance.pick(plan.fronts)(pen);
  const title = drawTitle(pen, subject.name, plan.faces, plan.slanted === true);
  const frame = (FRAMES[(seedOf(subject.vendor) + chance.integer(0, 2)) % FRAMES.length] ?? FRAMES[0])?.(pen) ?? '';
  const language = subject.locale === undefined ? '' : `xml:lang="${subject.locale}"`;
  const body = `${back}${middle}${front}${title}${frame}${signature(vendorSymbol(subject.vendor))}`;
  return drawing('0 0 300 400', subject.name, pen.defs() + body, language);
}
