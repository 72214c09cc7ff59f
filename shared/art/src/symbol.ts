import { palette } from './palettes';
import { penFor } from './pen';
import { randomFrom, seedOf } from './random';
import { nounsOf } from './subject';
import { drawing, group } from './svg';

/** Whose words are known: those of tales first, then those of the sea. */
const VOCABULARIES = ['RNG', 'FISH'] as const;

/**
 * Draws what `noun` names, alone and without ground, within a square: for the reels and tables of a game whose cover shows it too. The same noun in
 * the same colours is the same bytes.
 *
 * @param ink a game’s colours as covers have them: `top middle low glow hero second pop dark`, six digits each
 *
 * @throws Error when no table has the noun
 * @public
 */
export function drawSymbol(noun: string, ink: string): string {
  const motif = VOCABULARIES.map((category) => nounsOf({ name: noun, category }).main?.motifs[0]).find(Boolean);
  if (!motif) throw new Error(`No drawing shows “${noun}”.`);
  const pen = penFor(palette(ink), randomFrom(seedOf(noun)));
  const drawn = group(`stroke="${pen.ink.dark}" stroke-width="5" stroke-linejoin="round"`, motif(pen));
  return drawing('-124 -124 248 248', noun, pen.defs() + drawn, 'width="248" height="248"');
}
