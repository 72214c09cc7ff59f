import { rawMotion, scriptedMotion } from './raw-motion.mjs';

const linesOf = (sheet, file) => rawMotion(sheet, file).map(({ line }) => line);
// Only names here: nothing is read from these files.
const UI = ['shared', 'ui', 'src'];
const BASE = [...UI, 'base.css'].join('/');
const REDUCED_MOTION = [...UI, 'motion', 'reduced-motion.ts'].join('/');
const FADE = 'opacity var(--motion-feedback) var(--ease-out)';

it('finds motion in a style sheet that is not made of the tokens, and nothing else', () => {
  expect(rawMotion('.a {\n  transition: opacity 120ms var(--ease-out);\n}')).toEqual([
    { line: 2, text: 'transition: opacity 120ms var(--ease-out);' },
  ]);
  expect(linesOf('.a { transition: opacity var(--motion-enter) ease-in; }')).toEqual([1]);
  expect(linesOf('.a { transition: opacity var(--motion-enter); }')).toEqual([1]);
  expect(linesOf(`.a { transition:\n ${FADE},\n transform .2s; }`)).toEqual([1]);
  expect(linesOf('.a { animation: turn var(--motion-turn) linear infinite; }')).toEqual([1]);
  expect(linesOf('.a { animation: turn var(--motion-turn) cubic-bezier(0, 0, 1, 1); }')).toEqual([1]);
  expect(linesOf('.a { animation-delay: 1s; }')).toEqual([1]);
  expect(linesOf('.a { --motion-mine: var(--motion-enter); }')).toEqual([1]);

  expect(linesOf(`.a { transition: ${FADE}; }`)).toEqual([]);
  expect(linesOf(`.a { transition: ${FADE} var(--motion-enter), ${FADE} allow-discrete; }`)).toEqual([]);
  expect(linesOf('.a { animation: from-start var(--motion-enter) var(--ease-out) backwards; }')).toEqual([]);
  expect(linesOf('.a { animation-name: from-end; animation-duration: var(--motion-enter); transition: none; }')).toEqual([]);
  expect(linesOf('/* transition: opacity 1s */ .a { background: linear-gradient(red, blue); }')).toEqual([]);
});

it('finds motion that one part turns off for itself: that is done in one place', () => {
  const reduced = (style) => `.a {}\n@media (prefers-reduced-motion: reduce) {\n  .a { ${style} }\n}`;

  expect(linesOf(reduced('animation: none;'))).toEqual([2]);
  expect(linesOf(reduced('display: none;'))).toEqual([]);
  expect(linesOf(reduced('animation: none;'), BASE)).toEqual([]);
});

it('finds scripts that ask about motion by themselves, or move something without asking', () => {
  const found = (source, file) => scriptedMotion(source, file).map(({ line }) => line);

  expect(found("const still = matchMedia('(prefers-reduced-motion: reduce)').matches;")).toEqual([1]);
  expect(found("start();\nrow.scrollBy({ left: 3, behavior: 'smooth' });")).toEqual([2]);
  expect(found('tile.animate(frames, 200);')).toEqual([1]);

  expect(found('row.scrollBy({ left: 3, behavior: scrollBehaviour() });')).toEqual([]);
  expect(found("scrollTo({ top, behavior: 'instant' });")).toEqual([]);
  expect(found("matchMedia('(prefers-reduced-motion: reduce)')", REDUCED_MOTION)).toEqual([]);
});
