import { relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { docOf, exportsOf } from './documentation.mjs';

/** Exports of `packages` without a sentence for whoever calls them, each with its place. A type made from a schema has the schema's. */
export function undocumented(program, packages) {
  const checker = program.getTypeChecker();
  const exported = packages
    .flatMap(({ entries }) => [...entries.values()])
    .flatMap((file) => exportsOf(checker, program.getSourceFile(file)));
  return [...new Set(exported.filter((each) => !docOf(checker, each)).map(placeOf))].sort();
}

function placeOf({ symbol, target }) {
  const [declaration] = target.declarations ?? symbol.declarations;
  return `${relative(root, declaration.getSourceFile().fileName)}: ${target.name} has no docstring.`;
}
