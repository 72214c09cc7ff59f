import { join, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../bootstrap/root.mjs';
import { UserError } from '../bootstrap/progress.mjs';

const SETTINGS = join(root, 'shared/tooling/tsconfig/browser.json');

/**
 * A program over `entries` (files) in which the files of `folders` are replaced by their declarations: no bodies, and every type that the
 * compiler inferred is written out.
 */
export function declarationProgram(entries, folders) {
  const options = compilerOptions();
  const host = cachingHost(options);
  const sources = ts.createProgram(entries, options, host);
  const declared = declarationsOf(sources, (file) => folders.some((folder) => file.startsWith(folder + sep)));
  const declaredHost = {
    ...host,
    getSourceFile: (file, language) =>
      declared.has(file) ? ts.createSourceFile(file, declared.get(file), language, true) : host.getSourceFile(file, language),
  };
  return ts.createProgram(entries, { ...options, noEmit: true, declaration: false, emitDeclarationOnly: false }, declaredHost);
}

function compilerOptions() {
  const { config } = ts.readConfigFile(SETTINGS, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [] },
    ts.sys,
    join(root, 'shared/tooling/tsconfig'),
    {},
    SETTINGS,
  );
  return {
    ...options,
    types: [],
    noEmit: false,
    declaration: true,
    // `tsc` checks the types; here they are only written out.
    noCheck: true,
    emitDeclarationOnly: true,
    newLine: ts.NewLineKind.LineFeed,
  };
}

/** Reads the libraries' types once for both programs. */
function cachingHost(options) {
  const host = ts.createCompilerHost(options, true);
  const files = new Map();
  const getSourceFile = (file, language) => {
    if (!files.has(file)) files.set(file, host.getSourceFile(file, language));
    return files.get(file);
  };
  return { ...host, getSourceFile };
}

function declarationsOf(program, isWanted) {
  const declared = new Map();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isWanted(source.fileName)) continue;
    const { diagnostics } = program.emit(source, (_, text) => declared.set(source.fileName, text), undefined, true);
    const [problem] = diagnostics;
    if (problem) throw new UserError(`${source.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  }
  return declared;
}
