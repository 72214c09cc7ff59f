import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => join('shared', name))];

export default {
  projects: folders.filter(
    (folder) => existsSync(join(root, folder, 'package.json')) && existsSync(join(root, folder, 'jest.config.mjs')),
  ),
  // What one test leaves open must not keep the whole run waiting.
  forceExit: true,
  maxWorkers: 2,
  // Each test file leaves some of itself behind. Past this, collecting it stops a worker for so long that statements time out.
  workerIdleMemoryLimit: '1.2GB',
  // Only read here, not from a project: a whole gateway starts within one test while the other core is busy.
  testTimeout: 30_000,
};
