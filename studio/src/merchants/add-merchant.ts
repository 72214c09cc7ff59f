import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect, ensureDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { loadStudioKeys } from '../keys/studio-keys';
import { folders, readSettings } from '../settings';
import { saveMerchant, type MerchantSettings } from './merchants';

const USAGE = 'Usage: add-merchant <code> --wallet <URL of the merchant’s wallet API> --public-key <PEM file>';

/** The studio's public key is all that goes to standard output, so that it can be piped into a file. */
async function addMerchant(args: string[]): Promise<void> {
  const terms = parseArguments(args);
  const { databaseUrl, keysDir } = readSettings(process.env);
  await ensureDatabase(databaseUrl);
  const database = connect(databaseUrl);
  try {
    await migrate(database, folders.migrations);
    await saveMerchant(database, terms);
  } finally {
    await database.destroy();
  }
  process.stderr.write(`Merchant ${terms.code} added, with its wallet at ${terms.walletUrl}. This studio’s public key:\n`);
  process.stdout.write(loadStudioKeys(keysDir).publicKeyPem);
}

function parseArguments(args: string[]): MerchantSettings {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { wallet: { type: 'string' }, 'public-key': { type: 'string' } },
  });
  const [code] = positionals;
  const walletUrl = values.wallet;
  const keyFile = values['public-key'];
  if (!code || !walletUrl || !keyFile) throw new Error(USAGE);
  if (!/^[a-z0-9-]{2,40}$/.test(code)) throw new Error('The code is 2 to 40 small letters, digits and hyphens.');
  if (!/^https?:\/\//.test(walletUrl) || !URL.canParse(walletUrl)) throw new Error('--wallet must be an http or https address.');
  return { code, walletUrl, publicKey: readPublicKey(keyFile) };
}

function readPublicKey(file: string): string {
  const key = createPublicKey(readFileSync(file, 'utf8'));
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) {
    throw new Error(`${file} must hold an RSA public key of at least 2048 bits.`);
  }
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

addMerchant(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
