import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../bootstrap/root.mjs';
import { exportsOf, tagsOf } from './documentation.mjs';
import { mentionsOf } from './mentions.mjs';

/**
 * Everything a package offers: for each entry point its `items` by name and the `imports` they mention, and for the whole package the
 * `libraries` whose types it hands on and the `problems` of its tags. Types that are not exported are items too when an exported one
 * mentions them: who changes them changes it.
 */
export function readSurface(program, { name, folder, entries, files }) {
  const checker = program.getTypeChecker();
  const read = [...entries].map(([address, file]) => [address, exportsIn(checker, program.getSourceFile(file))]);
  const exported = new Map(read.flatMap(([, items]) => items.map((item) => [item.target, item])));
  const surface = { name, files, entries: new Map(), libraries: new Map(), problems: tagProblems(read) };
  for (const [address, items] of read) {
    const { inner, imports, problems } = mentionsOf(checker, items, { folder, exported });
    surface.entries.set(address, { items: [...items, ...inner].sort(byName), imports });
    surface.problems.push(...problems);
    for (const library of librariesIn(items, imports)) surface.libraries.set(library, majorOf(library));
  }
  return surface;
}

function exportsIn(checker, source) {
  return exportsOf(checker, source).map((exported) => {
    const declarations = (exported.target.declarations ?? []).filter((declaration) => isOurs(declaration.getSourceFile()));
    const tags = tagsOf(exported, declarations.length > 0);
    return {
      ...exported,
      declarations,
      tags,
      library: declarations.length ? undefined : moduleOf(exported.symbol),
      exported: true,
    };
  });
}

function tagProblems(read) {
  return read.flatMap(([address, items]) =>
    items
      .filter(({ tags }) => tags.has('public') === tags.has('internal'))
      .map(
        ({ name, tags }) =>
          `${address}: ${name} is marked ${tags.has('public') ? 'both' : 'neither'} @public ${tags.has('public') ? 'and' : 'nor'} @internal.`,
      ),
  );
}

function isOurs({ fileName }) {
  return !relative(root, fileName).split(sep).includes('node_modules');
}

/** The module that a name is taken from, when it is a library. */
function moduleOf(symbol) {
  const specifier = symbol.declarations?.find(ts.isExportSpecifier);
  return specifier?.parent.parent.moduleSpecifier?.text;
}

function librariesIn(items, imports) {
  const modules = [...items.map(({ library }) => library), ...imports.keys()];
  return modules.filter((module) => module && !module.startsWith('@pavilion/') && !module.startsWith('.'));
}

/** The catalog has one version of every library, for all packages. */
function majorOf(library) {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((line) => line.trim().replaceAll("'", '').startsWith(`${library}: `));
  return line?.trim().split(' ').at(-1).split('.')[0];
}

function byName(one, other) {
  return one.name < other.name ? -1 : 1;
}
