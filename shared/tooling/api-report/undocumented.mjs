import { join, relative, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../bootstrap/root.mjs';
import { docOf, exportsOf } from './documentation.mjs';

/**
 * Exports without a sentence for whoever calls them, each with its place, in every file that the entry points of `packages` lead to. A type made
 * from a value, such as a schema, has the value's.
 */
export function undocumented(program, packages) {
  const checker = program.getTypeChecker();
  const isTheirs = ({ fileName }) => packages.some(({ folder }) => fileName.startsWith(join(folder, 'src') + sep));
  const modules = program.getSourceFiles().filter((source) => isTheirs(source) && ts.isExternalModule(source));
  const exported = modules.flatMap((source) => exportsOf(checker, source));
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
