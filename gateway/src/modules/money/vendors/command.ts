import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Command, Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { readConfig } from '../../../platform/config';
import { appLogin, connect, ensureDatabase, migrate } from '../../../platform/database';
import { ensureEmbedded } from '../../../platform/database/embedded';
import { brandStore } from '../../control/brands';
import { createVendors } from './service';

const command: Command = {
  name: 'vendor',
  about:
    'Connects a game vendor: keeps its public key and its address, and prints our public key for it on standard output.\nIt works on the database itself, of DATABASE_URL or of the data folder. studio/README.md shows both sides.',
  examples: ['pnpm vendor add studio --public-key studio.pem --launch https://games.example > ours.pem'],
  subcommands: {
    add: {
      about: 'connects a vendor, or changes how it is connected',
      positionals: [{ name: 'code', about: 'small letters, digits and hyphens', check: faultOfCode }],
      options: {
        'public-key': { value: 'file.pem', about: 'the vendor’s public key', required: true },
        launch: { value: 'address', about: 'where its games are started', required: true, check: faultOfAddress },
        brands: { value: 'a,b', about: 'the brands that get its games; all unless given' },
      },
      examples: ['pnpm vendor add studio --public-key studio.pem --launch https://games.example > ours.pem'],
    },
  },
};

await runCommand(command, process.argv.slice(2), addVendor);

/** Connects a vendor. Our public key for it goes to standard output, so that it can be sent to them or piped into a file. */
async function addVendor({ positionals: { code = '' }, values }: Given): Promise<void> {
  const { 'public-key': keyFile = '', launch: launchUrl = '' } = values;
  const brands = values['brands']?.split(',');
  const publicKey = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${keyFile} cannot be read: ${error.code}`);
  });
  progress(`Connecting ${code} …`);
  const config = readConfig();
  const url =
    config.databaseUrl ??
    (await ensureDatabase((await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') })).url, 'pavilion'));
  await migrate(url);
  const { db, pool, close } = connect(await appLogin(url, config), { size: 1 });
  try {
    const known = await brandStore(db).codes();
    const stranger = brands?.find((brand) => !known.includes(brand));
    if (stranger) throw new WrongUsage(`There is no brand “${stranger}”, only ${known.join(', ')}.`);
    const ours = await createVendors({ db, pool, config }).add({ code, brands: brands ?? known, publicKey, launchUrl });
    process.stderr.write(`Vendor ${code} may call ${config.publicOrigin}/vendors/hub88/${code}. We sign with:\n`);
    process.stdout.write(ours);
  } finally {
    await close();
  }
}

function faultOfCode(code: string): string | undefined {
  return /^[a-z][a-z0-9-]{1,30}$/.test(code) ? undefined : 'it is 2 to 31 small letters, digits and hyphens, a letter first';
}

function faultOfAddress(address: string): string | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? undefined : 'it is an http or https address';
}
