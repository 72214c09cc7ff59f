import ts from '@typescript/typescript6';

/** A report as it was written: what it says, ready to be compared. The declarations of a name that has several come together. */
export function readReport(text) {
  const [head, ...sections] = text.split(/\n(?=## )/);
  const named = new Map(sections.map((section) => [section.slice(3, section.indexOf('\n')), section]));
  return {
    contract: Number(/for contract (\d+)/.exec(head)?.[1]),
    accepted: listIn(named.get(ACCEPTED)),
    files: listIn(named.get('Other files')),
    libraries: listIn(named.get('Libraries')),
    items: new Map([...named].flatMap(([address, section]) => itemsIn(address, section))),
  };
}

export const ACCEPTED = 'Breaking changes accepted within this contract';

function listIn(section = '') {
  return [...section.matchAll(/^- (.*)$/gm)].map(([, line]) => line);
}

/** By address and name. A type and a value of one name are two items. */
function itemsIn(address, section) {
  const code = /```ts\n([^]*)\n```/.exec(section)?.[1];
  const source = ts.createSourceFile('report.ts', code ?? '', ts.ScriptTarget.Latest, true);
  const items = new Map();
  for (const statement of source.statements.filter((each) => !ts.isImportDeclaration(each))) {
    const [mark = ''] = /\/\/ .*$/m.exec(statement.getFullText()) ?? [];
    const name = nameOf(statement);
    const key = `${address} ${name}${isType(statement) ? ' (type)' : ''}`;
    const item = items.get(key) ?? {
      address,
      name,
      tags: new Set(mark.match(/(?<=@)\w+/g)),
      exported: !mark.endsWith(', not exported'),
      statements: [],
    };
    item.statements.push(statement);
    items.set(key, item);
  }
  return [...items];
}

function nameOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0].name.text;
  if (ts.isExportDeclaration(statement)) return statement.exportClause.elements[0].name.text;
  return statement.name.text;
}

function isType(statement) {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}
