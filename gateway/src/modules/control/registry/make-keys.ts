import { ensureManifestKeys } from './manifest-keys';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder for the keys');
await ensureManifestKeys(folder);
