import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VendorCapability } from '@pavilion/api/staff';
import { UserError, progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { readConfig } from '../../../platform/config';
import { appLogin, connect, ensureDatabase, migrate } from '../../../platform/database';
import { ensureEmbedded } from '../../../platform/database/embedded';
import { brandStore } from '../../control/brands';
import { vendorCommand } from './command-description';
import { createVendors, type Vendors } from './service';
import type { Vendor, VendorSummary } from './vendor';
import { ALL_GAMES } from './win-caps';

interface Work {
  vendors: Vendors;
  /** Where vendors reach our wallet. */
  origin: string;
  brands(): Promise<string[]>;
}

const actions: Readonly<Record<string, (work: Work, given: Given) => Promise<void>>> = { add, list, key, limit, check, remove };

await runCommand(vendorCommand, process.argv.slice(2), async (given) => {
  const action = actions[given.subcommand];
  if (!action) throw new WrongUsage(`There is no “vendor ${given.subcommand}”`);
  const config = readConfig();
  const url =
    config.databaseUrl ??
    (await ensureDatabase((await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') })).url, 'pavilion'));
  await migrate(url);
  const { db, pool, close } = connect(await appLogin(url, config), { size: 1 });
  try {
    const vendors = createVendors({ db, pool, config });
    await action({ vendors, origin: config.publicOrigin, brands: () => brandStore(db).codes() }, given);
  } finally {
    await close();
  }
});

/** Connects a vendor. Our public key for it goes to standard output, so that it can be sent to them or piped into a file. */
async function add({ vendors, origin, brands }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  const { launch: launchUrl = '', name, capabilities } = values;
  const wanted = values['brands']?.split(',');
  const publicKey = await pemOf(values['public-key'] ?? '');
  progress(`Connecting ${code} …`);
  const known = await brands();
  const stranger = wanted?.find((brand) => !known.includes(brand));
  if (stranger) throw new WrongUsage(`There is no brand “${stranger}”, only ${known.join(', ')}.`);
  const ours = await vendors.add({
    code,
    brands: wanted ?? known,
    publicKey,
    launchUrl,
    ...(name !== undefined && { name }),
    ...(capabilities !== undefined && { capabilities: capabilities.split(',') as VendorCapability[] }),
  });
  process.stderr.write(`Vendor ${code} may call ${origin}/vendors/hub88/${code}. We sign with:\n`);
  process.stdout.write(ours);
}

async function list({ vendors }: Work): Promise<void> {
  const all = await vendors.list();
  if (!all.length) process.stdout.write('No vendor is connected.\n');
  for (const vendor of all) process.stdout.write(`${described(vendor)}\n`);
}

async function key({ vendors }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  await find(vendors, code);
  await vendors.changeKey(code, await pemOf(values['public-key'] ?? ''));
  process.stdout.write(`${code} signs with the new key. Its key before is good for another 24 hours.\n`);
}

async function limit({ vendors }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  await find(vendors, code);
  const { currency = '', win = '0', game = ALL_GAMES } = values;
  await vendors.setWinCap(code, { game, currency, amount: BigInt(win) });
  const what = game === ALL_GAMES ? 'games without a cap of their own' : game;
  process.stdout.write(`A win of more than ${win} minor units (${currency}) in ${what} of ${code} waits for two operators.\n`);
}

async function check({ vendors }: Work, { positionals: { code = '' } }: Given): Promise<void> {
  const health = await vendors.check(await find(vendors, code));
  if (!health.ok) throw new UserError(`${code} does not answer as it should (${health.milliseconds} ms): ${health.reason}`);
  process.stdout.write(`${code} answers in ${health.milliseconds} ms and lists ${health.games} games.\n`);
}

async function remove({ vendors }: Work, { positionals: { code = '' } }: Given): Promise<void> {
  if (!(await vendors.remove(code))) throw new UserError(`There is no vendor “${code}” that is connected.`);
  process.stdout.write(`${code} offers no more games. Rounds that began before still end. “pnpm vendor add” connects it again.\n`);
}

async function find(vendors: Vendors, code: string): Promise<Vendor> {
  const vendor = await vendors.find(code);
  if (!vendor?.connected) throw new UserError(`There is no vendor “${code}” that is connected.`);
  return vendor;
}

async function pemOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read: ${error.code}`);
  });
}

function described({ code, name, brands, launchUrl, capabilities, connected, keyFingerprint, winCaps }: VendorSummary): string {
  const caps = winCaps.map(({ game, currency, amount }) => `${game} ${currency} ${amount}`).join('; ');
  return [
    `${code} (${name})${connected ? '' : ', removed'}`,
    `  games: ${launchUrl}`,
    `  brands: ${brands.join(', ')}`,
    `  answers also: ${capabilities.join(', ') || 'nothing'}`,
    `  key: SHA-256 ${keyFingerprint}`,
    `  wins held above: ${caps || 'the usual caps'}`,
  ].join('\n');
}
