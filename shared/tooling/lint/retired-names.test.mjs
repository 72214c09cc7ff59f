import { retiredNames } from './retired-names.mjs';

const linesOf = (source) => retiredNames(source).map(({ line }) => line);

it('finds a name with a word that is not the field’s, and nothing else', () => {
  expect(retiredNames('const deed = 1;')).toEqual([{ line: 1, text: 'deed: say action' }]);
  expect(linesOf('export interface GameStanding {}')).toEqual([1]);
  expect(linesOf('start();\nconst PATIENCE_MS = 3;')).toEqual([2]);
  expect(linesOf('const active = manifest.inForce;')).toEqual([1]);
  expect(linesOf('await untilDone();')).toEqual([1]);

  expect(linesOf('// The deed is done.\n/* A deed,\n   deed. */')).toEqual([]);
  expect(linesOf("const text = 'the standing of a deed';")).toEqual([]);
  expect(linesOf('const understanding = indeed;')).toEqual([]);
  expect(linesOf('await retryUntilDone();')).toEqual([]);
});
