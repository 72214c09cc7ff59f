import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. (Read by every Node there is: the sentence about one that is too old must still be reached.) */
export const root = resolve(fileURLToPath(import.meta.url), '../../../..');
