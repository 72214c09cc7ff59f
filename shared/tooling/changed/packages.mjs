import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Every package of the project by its folder, and the folders of the packages that it needs. */
export function projectPackages() {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)];
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }));
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  return packages.map(({ folder, dependencies, devDependencies }) => ({
    folder,
    needs: Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
  }));
}
