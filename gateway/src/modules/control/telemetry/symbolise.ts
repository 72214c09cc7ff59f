import { type OriginalMapping, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Logger } from 'pino';

/** A stack as places in the team's own source, the innermost first. */
export type Symbolise = (remote: string, version: string, stack: string) => Promise<string[]>;

/** The private source map of a published file. */
export type FindMap = (remote: string, version: string, file: string) => Promise<Buffer | undefined>;

const MAX_CACHED_MAPS = 24;
const MAX_FRAMES = 15;
const PLACE = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\/([^\s:?()]+):([1-9]\d{0,8}):([1-9]\d{0,8})/;

/** Frames without a map stay what they are: where they are in the served file. */
export function createSymboliser(findMap: FindMap, log: Pick<Logger, 'debug'>): Symbolise {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (remote: string, version: string, file: string) => {
    const key = `${remote}/${version}/${file}`;
    const found =
      maps.get(key) ??
      openMap(findMap, remote, version, file).catch((error: unknown) => {
        // A map that is gone or spoilt must not hide the error it would have explained.
        log.debug({ err: error, remote, version, file }, 'a source map could not be read');
        return undefined;
      });
    // The one that was wanted last goes last.
    maps.delete(key);
    maps.set(key, found);
    for (const oldest of [...maps.keys()].slice(0, -MAX_CACHED_MAPS)) maps.delete(oldest);
    return found;
  };
  return (remote, version, stack) => {
    const lines = stack.split('\n').filter((line) => line.trim());
    return Promise.all(
      lines.slice(0, MAX_FRAMES).map(async (text) => {
        const line = text.slice(0, 500);
        const served = PLACE.exec(line);
        const [, ofRemote, ofVersion, file = '', row, column] = served ?? [];
        if (!served || ofRemote !== remote || ofVersion !== version) return line.trim();
        const name = functionOf(line.slice(0, served.index));
        const map = await mapOf(remote, version, file);
        const found = map && placeIn(map, Number(row), Number(column), log);
        const place = found ? `${ownPath(found.source)}:${found.line}:${found.column + 1}` : served[0].slice('/remotes/'.length);
        return frameOf(found?.name ?? name, place);
      }),
    );
  };
}

function placeIn(
  map: TraceMap,
  line: number,
  column: number,
  log: Pick<Logger, 'debug'>,
): (OriginalMapping & { source: string }) | undefined {
  try {
    const found = originalPositionFor(map, { line, column: column - 1 });
    return found.source === null ? undefined : { ...found, source: found.source };
  } catch (err) {
    // Whether a map is spoilt shows only where it is read.
    log.debug({ err, line, column }, 'a place could not be found in a source map');
    return undefined;
  }
}

async function openMap(findMap: FindMap, remote: string, version: string, file: string): Promise<TraceMap | undefined> {
  const bytes = await findMap(remote, version, file);
  return bytes && new TraceMap(bytes.toString('utf8'));
}

/** “at async open (http://…” and “open@http://…” both name `open`. */
function functionOf(before: string): string {
  return before
    .replace(/https?:\/\/[^/\s]*$/, '')
    .replace(/^\s*at\s/, '')
    .replace(/^async\s/, '')
    .replace(/[\s(@]+$/, '')
    .trim();
}

/** Bundlers put a scheme and their own name before the path. */
function ownPath(source: string): string {
  return source.replace(/^webpack:\/\/(?:@[^/]+\/)?[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');
}

function frameOf(name: string, place: string): string {
  return name ? `${name} (${place})` : place;
}
