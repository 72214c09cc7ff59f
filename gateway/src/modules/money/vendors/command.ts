import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewVendorChange, VendorCapability } from '@pavilion/api/staff';
import { UserError, progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { whoami } from '@pavilion/tooling/cli/gateway-client.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { readConfig } from '../../../platform/config';
import { appLogin, connect, ensureDatabase, migrate } from '../../../platform/database';
import { ensureEmbedded } from '../../../platform/database/embedded';
import { DomainError } from '../../../platform/errors';
import { machineName } from '../../../platform/http';
import { addEntry } from '../../control/audit';
import { brandStore } from '../../control/brands';
import { applyVendorChange, prepareVendorChange, type VendorChange, vendorChangeFacts } from './admin/apply-change';
import { vendorChangeStore } from './admin/change-store';
import { vendorCommand } from './command-description';
import { describeVendor } from './describe-vendor';
import { createVendors, type Vendors } from './service';
import type { Vendor } from './vendor';
import { ALL_GAMES } from './win-caps';

interface Work {
  vendors: Vendors;
  /** Where vendors reach our wallet. */
  origin: string;
  brands: readonly string[];
  /** Changes a vendor and writes it into the audit log, both or neither. Our public key where the vendor gets one. */
  change(change: VendorChange): Promise<string>;
  /** Proposes what moves money: an admin in the console decides. */
  propose(change: NewVendorChange): Promise<void>;
}

const actions: Readonly<Record<string, (work: Work, given: Given) => Promise<void>>> = {
  ...{ add, list, key, limit, lapse, check, remove },
  'our-key': ourKey,
  'give-back': giveBack,
};

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
    const brands = await brandStore(db).codes();
    const reason = given.values['reason'] ?? `vendor ${given.subcommand}`;
    const vendors = createVendors({ db, pool, config });
    const change: Work['change'] = async (wanted) => {
      const acceptedKey = await prepareVendorChange(vendors, wanted);
      return db.transaction().execute(async (trx) => {
        const ours = await applyVendorChange(createVendors({ db: trx, pool, config }), wanted, { brands, acceptedKey });
        const entry = { who: machineName(whoami()), reason, action: 'vendors.applied', after: vendorChangeFacts(wanted) };
        await addEntry(trx, entry);
        return ours ?? '';
      });
    };
    const propose: Work['propose'] = (wanted) =>
      db.transaction().execute(async (trx) => {
        const who = machineName(whoami());
        const { kind, vendor, terms } = await vendorChangeStore(trx).insert({ ...wanted, reason }, who);
        await addEntry(trx, { who, reason, action: 'vendors.proposed', after: vendorChangeFacts({ kind, vendor, terms }) });
      });
    await action({ vendors, origin: config.publicOrigin, brands, change, propose }, given);
  } finally {
    await close();
  }
});

/** Connects a vendor. Our public key for it goes to standard output, so that it can be sent to them or piped into a file. */
async function add({ origin, brands, change }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  const { launch: launchUrl = '', name, capabilities } = values;
  const wanted = values['brands']?.split(',');
  const publicKey = await pemOf(values['public-key'] ?? '');
  progress(`Connecting ${code} …`);
  const stranger = wanted?.find((brand) => !brands.includes(brand));
  if (stranger) throw new WrongUsage(`There is no brand “${stranger}”, only ${brands.join(', ')}.`);
  const ours = await change({
    kind: 'add',
    vendor: code,
    terms: {
      publicKey,
      launchUrl,
      ...(wanted && { brands: wanted }),
      ...(name !== undefined && { name }),
      ...(capabilities !== undefined && { capabilities: capabilities.split(',') as VendorCapability[] }),
    },
  });
  process.stderr.write(`Vendor ${code} may call ${origin}/vendors/hub88/${code}. We sign with:\n`);
  process.stdout.write(ours);
}

async function list({ vendors }: Work): Promise<void> {
  const all = await vendors.list();
  if (!all.length) process.stdout.write('No vendor is connected.\n');
  for (const vendor of all) process.stdout.write(`${await describeVendor(vendors, vendor)}\n`);
}

async function key({ vendors, change }: Work, { positionals: { code = '' }, values, flags }: Given): Promise<void> {
  const atOnce = flags.has('at-once');
  await find(vendors, code, atOnce);
  await change({
    kind: 'key',
    vendor: code,
    terms: { publicKey: await pemOf(values['public-key'] ?? ''), ...(atOnce && { atOnce }) },
  });
  const before = atOnce ? 'is refused within three seconds' : 'is good for another 24 hours';
  process.stdout.write(`${code} signs with the new key. Its key before ${before}.\n`);
}

/** A new key of ours goes to standard output; nothing is signed with it until the vendor accepts it and we switch. */
async function ourKey({ vendors, change }: Work, { positionals: { code = '' }, flags }: Given): Promise<void> {
  const { ourNewKey } = await find(vendors, code);
  if (!flags.has('switch')) {
    const made = await change({ kind: 'our-key', vendor: code, terms: {} });
    process.stderr.write(
      `A new key of ours for ${code}. Give it to the vendor, then run “pnpm vendor our-key ${code} --switch”:\n`,
    );
    return void process.stdout.write(made);
  }
  if (ourNewKey === null) throw new UserError(`There is no new key of ours for ${code}: “pnpm vendor our-key ${code}” makes one.`);
  progress(`Asking ${code} for its games with the new key …`);
  await change({ kind: 'our-key-switch', vendor: code, terms: {} }).catch(refusedKey);
  process.stdout.write(`We sign our calls to ${code} with the new key. The vendor can drop the one before in a minute.\n`);
}

function refusedKey(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'vendor.our_key_refused') throw error;
  throw new UserError(
    `The vendor does not accept the new key (${String(error.details?.['reason'])}). We go on with the one before.`,
  );
}

async function limit({ vendors, change }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  await find(vendors, code);
  const { currency = '', win: amount = '0', game } = values;
  await change({ kind: 'cap', vendor: code, terms: { currency, amount, ...(game !== undefined && { game }) } });
  const what = game === undefined || game === ALL_GAMES ? 'games without a cap of their own' : game;
  process.stdout.write(
    `A win that takes its round above ${amount} minor units (${currency}) in ${what} of ${code} waits for two operators.\n`,
  );
}

async function lapse({ vendors, change }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  const { days = '' } = values;
  await find(vendors, code, true);
  await change({ kind: 'lapse', vendor: code, terms: { days } });
  process.stdout.write(
    `Rounds of ${code} in which nothing moves for ${days} days lapse. What comes for them later is booked as ever.\n`,
  );
}

async function giveBack({ vendors, propose }: Work, { positionals: { code = '' }, values }: Given): Promise<void> {
  const { days = '', reason = '' } = values;
  const { connected } = await find(vendors, code, true);
  if (connected) throw new UserError(`${code} is connected and ends its rounds itself. “pnpm vendor remove ${code}” comes first.`);
  await propose({ kind: 'give-back', vendor: code, days, reason });
  process.stdout.write(
    `Proposed: the bets of open rounds of ${code} in which something moved in the last ${days} days go back to their players once an admin approves it in the console, under Vendors.\n`,
  );
}

async function check({ vendors }: Work, { positionals: { code = '' } }: Given): Promise<void> {
  const health = await vendors.check(await find(vendors, code));
  if (!health.ok) throw new UserError(`${code} does not answer as it should (${health.milliseconds} ms): ${health.reason}`);
  process.stdout.write(`${code} answers in ${health.milliseconds} ms and lists ${health.games} games.\n`);
}

async function remove({ vendors, change }: Work, { positionals: { code = '' }, flags }: Given): Promise<void> {
  const atOnce = flags.has('at-once');
  await find(vendors, code, atOnce);
  await change({ kind: 'remove', vendor: code, terms: { ...(atOnce && { atOnce }) } });
  const rounds = atOnce ? 'Nothing that it signs is taken any more, wins neither.' : 'Rounds that began before still end.';
  process.stdout.write(`${code} offers no more games. ${rounds} “pnpm vendor add” connects it again.\n`);
}

/** One that is connected, or `ever` was. */
async function find(vendors: Vendors, code: string, ever = false): Promise<Vendor> {
  const vendor = await vendors.find(code);
  if (!vendor || (!ever && !vendor.connected)) throw new UserError(`There is no vendor “${code}” that is connected.`);
  return vendor;
}

async function pemOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read: ${error.code}`);
  });
}
