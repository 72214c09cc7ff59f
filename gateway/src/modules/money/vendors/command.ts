import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../platform/config';
import { connect, ensureDatabase, migrate } from '../../../platform/database';
import { ensureEmbedded } from '../../../platform/database/embedded';
import { createVendors } from './service';

const USAGE = 'Usage: pnpm vendor add <code> --public-key <file.pem> --launch <address> [--brands pavilion,lagoon]';

/** Connects a vendor. Our public key for it goes to standard output, so that it can be sent to them or piped into a file. */
async function addVendor(args: string[]): Promise<void> {
  const { code, keyFile, launchUrl, brands } = readTerms(args);
  const config = readConfig();
  const url =
    config.databaseUrl ??
    (await ensureDatabase((await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') })).url, 'pavilion'));
  await migrate(url);
  const { db, pool, close } = connect(url, { size: 1 });
  try {
    const known = (await db.selectFrom('brands').select('code').execute()).map((brand) => brand.code);
    const stranger = brands?.find((brand) => !known.includes(brand));
    if (stranger) throw new Error(`There is no brand “${stranger}”; there are ${known.join(', ')}`);
    const publicKey = await readFile(keyFile, 'utf8');
    const ours = await createVendors({ db, pool, config }).add({ code, brands: brands ?? known, publicKey, launchUrl });
    process.stderr.write(`Vendor ${code} may call ${config.publicOrigin}/vendors/hub88/${code}. We sign with:\n`);
    process.stdout.write(ours);
  } finally {
    await close();
  }
}

function readTerms(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { launch: { type: 'string' }, 'public-key': { type: 'string' }, brands: { type: 'string' } },
  });
  const [verb, code] = positionals;
  const { launch: launchUrl, 'public-key': keyFile, brands } = values;
  if (verb !== 'add' || !code || !launchUrl || !keyFile) throw new Error(USAGE);
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code))
    throw new Error('The code is 2 to 31 small letters, digits and hyphens, a letter first');
  return { code, launchUrl, keyFile, brands: brands?.split(',') };
}

addVendor(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
