import { parseArgs } from 'node:util';
import { bringUp, instanceAt, stopDatabase } from '@pavilion/tooling/bootstrap/platform.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const brands = positionals.length > 0 ? positionals : ['pavilion', 'lagoon'];
const only = values.only?.split(',');

/** Shows the platform at `PAVILION_E2E_PORT`, or one that is brought up for it and stopped afterwards. */
if (process.env.PAVILION_E2E_PORT) await shootAll();
else {
  const instance = instanceAt({ folder: '.data/screens', port: 4240 });
  const platform = await bringUp(instance, { tell: (text) => process.stderr.write(`${text}\n`) });
  process.env.PAVILION_E2E_PORT = String(instance.port);
  try {
    await shootAll();
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}

async function shootAll(): Promise<void> {
  // Read only now, because the addresses in it are those of the platform that was chosen above.
  const { shootBrand } = await import('./shoot-brand');
  for (const brand of brands) await shootBrand(brand, only);
}
