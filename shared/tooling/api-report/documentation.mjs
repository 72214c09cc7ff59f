import ts from '@typescript/typescript6';

/** The exports of a module: each with the symbol that exports it and the one it stands for in the end. */
export function exportsOf(checker, source) {
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => ({
    name: symbol.name,
    symbol,
    target: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

/** What the docstring of an export says, without its tags; empty when it has none. It stands at the declaration or at the statement that exports it. */
export function docOf(checker, { symbol, target }) {
  const atStatement = statementDocs(symbol).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return [...atStatement, ts.displayPartsToString(target.getDocumentationComment(checker))].join('').trim();
}

/** The names of the tags in the docstring of an export. Those of a library that is handed on say nothing about us. */
export function tagsOf({ symbol, target }, isOurs) {
  const atStatement = statementDocs(symbol).flatMap(({ tags = [] }) => tags.map(({ tagName }) => tagName.text));
  const atDeclaration = isOurs ? target.getJsDocTags().map(({ name }) => name) : [];
  return new Set([...atStatement, ...atDeclaration]);
}

function statementDocs(symbol) {
  return (symbol.declarations ?? [])
    .filter(ts.isExportSpecifier)
    .flatMap((specifier) => ts.getJSDocCommentsAndTags(specifier.parent.parent))
    .filter(ts.isJSDoc);
}
