import { sep } from 'node:path';
import ts from '@typescript/typescript6';

/**
 * Follows what exports mention: `inner` are the package's own types that nobody can import, `imports` the names that come from other packages,
 * by package. A public export that mentions an internal one is a problem, because its callers depend on both.
 */
export function mentionsOf(checker, items, { folder, exported }) {
  const found = { inner: [], imports: new Map(), problems: [] };
  const seen = new Set();
  const queue = [...items.filter(isPublic), ...items.filter((item) => !isPublic(item))];
  for (const item of queue)
    for (const symbol of item.declarations.flatMap((declaration) => symbolsIn(checker, declaration, found.imports))) {
      const other = exported.get(symbol);
      if (other && isPublic(item) && other.tags.has('internal'))
        found.problems.push(`${item.name} is @public and mentions ${other.name}, which is @internal.`);
      if (other || seen.has(symbol) || !isInnerOf(folder, symbol)) continue;
      seen.add(symbol);
      const inner = { name: symbol.name, target: symbol, declarations: symbol.declarations, tags: item.tags, exported: false };
      found.inner.push(inner);
      queue.push(inner);
    }
  return found;
}

function isPublic({ tags }) {
  return tags.has('public');
}

/** What the names in a declaration stand for. Names that are imported from other packages are noted and not followed. */
function symbolsIn(checker, declaration, imports) {
  const symbols = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const module = symbol && importedFrom(symbol);
      if (module) imports.set(module, (imports.get(module) ?? new Set()).add(symbol.name));
      else if (symbol) symbols.push(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return symbols;
}

function importedFrom(symbol) {
  const statement = symbol.declarations?.map((declaration) => ts.findAncestor(declaration, ts.isImportDeclaration)).find(Boolean);
  const module = statement?.moduleSpecifier.text;
  return module?.startsWith('.') ? undefined : module;
}

function isInnerOf(folder, symbol) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration?.getSourceFile().fileName.startsWith(folder + sep)) return false;
  return ts.isVariableDeclaration(declaration)
    ? ts.isSourceFile(declaration.parent.parent.parent)
    : ts.isSourceFile(declaration.parent);
}
