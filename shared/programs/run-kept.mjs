import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';
import vm from 'node:vm';

/** By then a program has done what a start does, so that its next start finds all of that compiled. */
const SETTLED_MS = 5_000;

/**
 * Runs a script that `compileKept` made. What V8 compiled of it is kept in the folder that `NODE_COMPILE_CACHE` names, Node's own variable for this, which
 * Node reads only from version 22 on, and writes only when a program ends by itself. Without the folder nothing is kept.
 */
export function runKept(file) {
  mapStacks(file);
  const kept = keptIn(process.env.NODE_COMPILE_CACHE, file);
  const script = new vm.Script(`(function (require, module, exports, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData: kept?.read(),
  });
  const module = { exports: {} };
  script.runInThisContext()(createRequire(file), module, module.exports, file, dirname(file));
  if (kept && script.cachedDataRejected !== false) setTimeout(() => kept.write(script.createCachedData()), SETTLED_MS).unref();
}

/** Of this very build and this very Node: another one's is of no use. */
function keptIn(folder, file) {
  if (!folder) return undefined;
  const { mtimeMs, size } = statSync(file);
  const program = `${basename(dirname(dirname(file)))}-${basename(file)}-`;
  const name = `${program}${process.version}-${process.arch}-${Math.trunc(mtimeMs)}-${size}`;
  return {
    read() {
      try {
        return readFileSync(join(folder, name));
      } catch {
        // There is none yet: the first start of a build compiles everything.
        return undefined;
      }
    },
    write(data) {
      try {
        mkdirSync(folder, { recursive: true });
        for (const old of readdirSync(folder))
          if (old.startsWith(program) && old !== name) rmSync(join(folder, old), { force: true });
        writeFileSync(join(folder, `${name}.${process.pid}`), data, { mode: 0o600 });
        renameSync(join(folder, `${name}.${process.pid}`), join(folder, name));
      } catch {
        // A folder that cannot be written costs time at each start, and nothing else.
      }
    },
  };
}

/** Stacks name the sources. The map is read when the first one is told, not at every start. */
function mapStacks(file) {
  let map;
  Error.prepareStackTrace = (error, frames) => {
    map ??= new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    return `${error}${frames.map((frame) => `\n    at ${describeFrame(frame, { file, map })}`).join('')}`;
  };
}

function describeFrame(frame, { file, map }) {
  if (frame.getFileName() !== file) return String(frame);
  const { originalSource, originalLine, originalColumn } = map.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1);
  if (!originalSource) return String(frame);
  const place = `${join(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  return String(frame).replace(`${file}:${frame.getLineNumber()}:${frame.getColumnNumber()}`, place);
}
