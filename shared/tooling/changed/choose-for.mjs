import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from '@pavilion/programs/import-graph.mjs';
import { root } from '../bootstrap/root.mjs';
import { changedFiles, projectFiles } from './changed-files.mjs';
import { choose } from './choose.mjs';
import { projectPackages } from './packages.mjs';
import { reachIn } from './reach.mjs';

/** What of the test run can fail by what changed since `ref`. @throws UserError when git cannot tell */
export async function chooseFor(ref) {
  const [changed, files] = await Promise.all([changedFiles(ref), projectFiles()]);
  const present = files.filter((file) => existsSync(join(root, file)));
  const graph = await importGraph(root, present);
  return choose({ changed, reach: reachIn({ files: present, ...graph }), packages: projectPackages() });
}
