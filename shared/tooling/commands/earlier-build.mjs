import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFiles } from './file-hashes.mjs';

/** The next build empties its folder first, so one that breaks off leaves no note of the one before. */
const noteIn = (out) => join(out, 'release.json');

/** Notes beside the files of a build what the registry is told of it. */
export function noteBuild(out, release) {
  writeFileSync(noteIn(out), JSON.stringify(release));
}

/** What was noted of a build of `version` whose files all lie in `out` as they were; nothing where there is none. */
export function earlierBuild(out, version) {
  if (!existsSync(noteIn(out))) return undefined;
  const release = JSON.parse(readFileSync(noteIn(out), 'utf8'));
  const { files, maps } = release;
  const isWhole = JSON.stringify(describeFiles(out)) === JSON.stringify({ files, maps });
  return release.version === version && isWhole ? release : undefined;
}
