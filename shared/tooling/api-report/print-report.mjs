import ts from '@typescript/typescript6';
import { ACCEPTED } from './read-report.mjs';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** The report of a package, as it is checked in. */
export function printReport({ name, files, entries, libraries }, { contract, accepted }) {
  return [
    `# What ${name} offers`,
    `Written by \`pnpm api-report\` for contract ${contract}. How it is read: [remote-contract.md](../../docs/remote-contract.md#the-reports-of-the-shared-packages).`,
    ...section(
      `## ${ACCEPTED}`,
      accepted.map((line) => `- ${line}`),
    ),
    ...section(
      '## Other files',
      files.map((file) => `- \`${file}\``),
    ),
    ...section(
      '## Libraries',
      [...libraries].sort().map(([library, major]) => `- ${library} ${major}`),
    ),
    ...[...entries].map(([address, entry]) => `## ${address}\n\n\`\`\`ts\n${printEntry(entry)}\n\`\`\``),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title, lines) {
  return lines.length ? [`${title}\n\n${lines.join('\n')}`] : [];
}

function printEntry({ items, imports }) {
  const taken = [...imports]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${module}';`);
  return [...(taken.length ? [taken.join('\n')] : []), ...items.map(printItem)].join('\n\n');
}

function printItem({ name, tags, library, declarations, exported }) {
  const marks = ['public', 'internal', 'sealed', 'input'].filter((tag) => tags.has(tag)).map((tag) => `@${tag}`);
  const head = `// ${marks.join(' ')}${exported ? '' : ', not exported'}`;
  const statements = library
    ? [`export { ${name} } from '${library}';`]
    : declarations.map((declaration) => printDeclaration(declaration, exported));
  return statements.map((statement) => `${head}\n${statement}`).join('\n');
}

function printDeclaration(declaration, exported) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const printed = printer.printNode(ts.EmitHint.Unspecified, withoutInsides(node), declaration.getSourceFile());
  return `${exported ? 'export ' : ''}${printed.replace(/^(export )?(declare )?/, '')}`;
}

/** Which props a component takes apart is its own affair. */
function withoutInsides(node) {
  const { factory } = ts;
  const { transformed } = ts.transform(node, [
    (context) => (top) => {
      const visit = (part) =>
        ts.isParameter(part) && !ts.isIdentifier(part.name)
          ? factory.updateParameterDeclaration(
              part,
              part.modifiers,
              part.dotDotDotToken,
              factory.createIdentifier('props'),
              part.questionToken,
              part.type,
              undefined,
            )
          : ts.visitEachChild(part, visit, context);
      return visit(top);
    },
  ]);
  return transformed[0];
}
