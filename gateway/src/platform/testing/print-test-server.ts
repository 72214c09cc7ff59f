import { resolve } from 'node:path';
import { ensureEmbedded } from '../database/embedded';

const { url } = await ensureEmbedded({ dataDir: resolve(import.meta.dirname, '../../../../.data/test-postgres'), durable: false });
process.stdout.write(`${url}\n`);
