import { drawCover } from '../cover';
import type { Category } from '../category';
import type { Motif } from '../motifs/beasts';
import { PALETTES } from '../palettes';
import { penFor } from '../pen';
import { POSES } from '../poses';
import { randomFrom } from '../random';
import { coverNoun } from '../subject';
import { CREATURES, ENDINGS, PEOPLE } from './beings';
import { COCKFIGHT, ESPORTS, SPORTS } from './contests';
import { ELOTT, LOTT } from './draws';
import type { NounMotifs } from './noun-table';
import { ARCADES, CLIMBERS, LIVE, MINIS, POKERS, PVP, TABLES } from './play';
import { SEA } from './sea';
import { FABLES, THINGS } from './things';

const TABLES_OF: [name: string, category: Category, table: ReadonlyMap<string, NounMotifs>, gameClass: string | undefined][] = [
  ['things', 'RNG', THINGS, undefined],
  ['creatures', 'RNG', CREATURES, undefined],
  ['people', 'RNG', PEOPLE, undefined],
  ['endings', 'RNG', ENDINGS, undefined],
  ['fables', 'RNG', FABLES, undefined],
  ['live tables', 'LIVE', LIVE, undefined],
  ['card games', 'PVP', PVP, undefined],
  ['the sea', 'FISH', SEA, undefined],
  ['sports', 'SPORTS', SPORTS, undefined],
  ['e-sports', 'ESPORTS', ESPORTS, undefined],
  ['cockfights', 'COCKFIGHT', COCKFIGHT, undefined],
  ['quick draws', 'ELOTT', ELOTT, undefined],
  ['draws', 'LOTT', LOTT, undefined],
  ['mini games', 'RNG', MINIS, 'MINI'],
  ['arcades', 'RNG', ARCADES, 'ARCADE'],
  ['climbers', 'RNG', CLIMBERS, 'CRASH'],
  ['tables', 'RNG', TABLES, 'TABLE'],
  ['video poker', 'RNG', POKERS, 'VIDEO_POKER'],
];

const entries = (table: ReadonlyMap<string, NounMotifs>): NounMotifs[] => [...new Set(table.values())];

/** Path data and boxes, without colours: what is drawn and where. */
const shapesOf = (svg: string): Set<string> =>
  new Set(
    [...svg.matchAll(/ d="[^"]+"|<(?:rect|circle|ellipse)(?: (?:[cr]?[xy]|r|width|height)="[^"]+")+/g)].map(([shape]) => shape),
  );
const colourless = (svg: string): string => svg.replace(/(?:fill|stroke)="[^"]*"|id="[^"]*"|href="[^"]*"/g, '');

const drawn = (motif: Motif, seed: number) => {
  const pen = penFor(PALETTES.RNG[seed % 16]!, randomFrom(seed));
  const body = motif(pen);
  return pen.defs() + body;
};

/** What most drawings of a motif have in common. */
function commonShapes(motif: Motif): string[] {
  const count = new Map<string, number>();
  for (let seed = 0; seed < 8; seed++)
    for (const shape of shapesOf(drawn(motif, seed))) count.set(shape, (count.get(shape) ?? 0) + 1);
  return [...count].filter(([, times]) => times >= 7).map(([shape]) => shape);
}

describe.each(TABLES_OF)('in %s', (_name, category, table, gameClass) => {
  const coverOf = (noun: string, nodeId: number) =>
    drawCover({ nodeId, name: `Golden ${noun}`, category, vendor: 'PG', ...(gameClass && { gameClass }) });

  it('no drawing shows two nouns', () => {
    const owners = new Map<Motif, string>();
    for (const { noun, motifs } of entries(table))
      for (const motif of motifs) {
        expect([noun, owners.get(motif) ?? noun]).toEqual([noun, noun]);
        owners.set(motif, noun);
      }
  });

  it('a title shows a drawing of its own noun, whichever game it is', () => {
    for (const { noun, motifs } of entries(table)) {
      expect(coverNoun({ name: `Golden ${noun}`, category, gameClass })).toBe(noun);
      const known = motifs.map(commonShapes);
      for (let nodeId = 1; nodeId <= 2; nodeId++) {
        const shapes = shapesOf(coverOf(noun, nodeId));
        const shown = known.some((parts) => parts.filter((part) => shapes.has(part)).length * 3 >= parts.length);
        expect([noun, nodeId, shown]).toEqual([noun, nodeId, true]);
      }
    }
  });

  it('a motif stands in at least six ways that differ in what is drawn, not only in colour', () => {
    for (const { noun, motifs, written } of entries(table))
      for (const motif of motifs) {
        const pen = penFor(PALETTES.RNG[0]!, randomFrom(1));
        const body = motif(pen);
        const ways = POSES.map((pose) => colourless(pose(pen, body, written)));
        expect([noun, new Set(ways).size >= 6]).toEqual([noun, true]);
      }
  });
});
