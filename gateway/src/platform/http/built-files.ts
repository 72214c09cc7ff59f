import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One built file. */
export interface BuiltFile {
  bytes: Buffer;
  type: string;
  br(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
}

/** The built files of something that runs in browsers. They are read once; a newer build in the same folder is noticed. */
export interface BuiltFiles {
  /** Scripts and stylesheets of the entry, in loading order, with their hashes. */
  entry(): readonly { address: string; integrity: string }[];
  /** Address of the built file whose source was called like this: a font, by its name before the hash. */
  addressOf(source: string): string | undefined;
  find(name: string): BuiltFile | undefined;
  /** Packages that others can take from it, with their versions; none when the build does not say. */
  shared(): Readonly<Record<string, string>>;
  /** Grows when another build was found. */
  build(): number;
}

/** Beside the files: what the page loads, in order, and the hash of everything. The build writes it last. */
const LIST = 'assets.json';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

interface Built {
  entry: string[];
  integrity: Record<string, string>;
  shared?: Record<string, string>;
}

const EMPTY_BUILD: Built = { entry: [], integrity: {} };

/** Opens the build in `folder`, whose files are served under `path`, such as `/shell/`. Without a build it has no entry. */
export function openBuiltFiles(folder: string, path: string): BuiltFiles {
  const list = join(folder, LIST);
  const files = new Map<string, BuiltFile>();
  let built = EMPTY_BUILD;
  let readAt = -1;
  const current = () => {
    const changedAt = existsSync(list) ? statSync(list).mtimeMs : 0;
    if (changedAt === readAt) return built;
    readAt = changedAt;
    built = changedAt ? (JSON.parse(readFileSync(list, 'utf8')) as Built) : EMPTY_BUILD;
    files.clear();
    return built;
  };
  return {
    entry() {
      const { entry, integrity } = current();
      return entry.map((name) => ({ address: path + name, integrity: integrity[name] ?? '' }));
    },
    addressOf(source) {
      const stem = basename(source, extname(source));
      const name = Object.keys(current().integrity).find(
        (each) => each.startsWith(`${stem}.`) && extname(each) === extname(source),
      );
      return name && path + name;
    },
    find(name) {
      // Only what the build lists exists: no path from outside reaches the folder.
      if (!Object.hasOwn(current().integrity, name)) return undefined;
      const known = files.get(name);
      if (known) return known;
      const read = fileOf(readFileSync(join(folder, name)), TYPES[extname(name)] ?? 'application/octet-stream');
      files.set(name, read);
      return read;
    },
    shared: () => current().shared ?? {},
    build() {
      current();
      return readAt;
    },
  };
}

function fileOf(bytes: Buffer, type: string): BuiltFile {
  const once = (make: () => Promise<Buffer>) => {
    let made: Promise<Buffer> | undefined;
    return () => (made ??= make());
  };
  return {
    bytes,
    type,
    br: once(() => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    gzip: once(() => promisify(gzip)(bytes, { level: 9 })),
  };
}
