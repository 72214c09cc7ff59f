import { relative } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../bootstrap/root.mjs';
import { docOf, exportsOf } from './documentation.mjs';

/**
 * What others can import from `packages` without a sentence that says what it gives them, each with its place. A type made from a value, such as
 * a schema, has the value's.
 */
export function undocumented(program, packages) {
  const checker = program.getTypeChecker();
  const entries = packages.flatMap((each) => [...each.entries.values()]);
  const exported = entries.flatMap((file) => exportsOf(checker, program.getSourceFile(file)));
  const silent = exported.filter((each) => !docOf(checker, each) && !madeOfDocumented(checker, each.target));
  return [...new Set(silent.map(placeOf))].sort();
}

/** `Static<typeof schema>`, `(typeof names)[number]`. */
function madeOfDocumented(checker, { declarations = [] }) {
  const [declaration] = declarations;
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return false;
  const value = typeQueryIn(declaration.type);
  const symbol = value && checker.getSymbolAtLocation(value.exprName);
  return Boolean(symbol && symbol.getDocumentationComment(checker).length > 0);
}

function typeQueryIn(node) {
  return ts.isTypeQueryNode(node) ? node : ts.forEachChild(node, typeQueryIn);
}

function placeOf({ symbol, target }) {
  const [declaration] = target.declarations ?? symbol.declarations;
  return `${relative(root, declaration.getSourceFile().fileName)}: ${target.name} has no docstring.`;
}
