import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../bootstrap/root.mjs';

const NOT_SHIPPED = /^(testing|node_modules)$|\.test\.tsx?$/;

/** Where code that remotes ship imports something `@internal`. `surfaces` are those of the reported packages. */
export function internalImports(surfaces, folders = remoteSources()) {
  const internal = new Set(surfaces.flatMap(internalNames));
  return folders.flatMap(filesIn).flatMap((file) =>
    importsOf(file)
      .filter((name) => internal.has(name))
      .map((name) => `${relative(root, file)}: ${name} is @internal, and remotes build on what is @public.`),
  );
}

function internalNames({ entries }) {
  return [...entries].flatMap(([address, { items }]) =>
    items.filter(({ tags, exported }) => exported && tags.has('internal')).map(({ name }) => `${name} of ${address}`),
  );
}

/** Remotes, and the parts of screens that they bundle. */
function remoteSources() {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return [...remotes, 'shared/features'].map((name) => join(root, name, 'src'));
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SHIPPED.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => /\.tsx?$/.test(file));
}

function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  return source.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap((statement) => namesIn(statement).map((name) => `${name} of ${statement.moduleSpecifier?.text}`));
}

function namesIn(statement) {
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  return bindings?.elements?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? [];
}
