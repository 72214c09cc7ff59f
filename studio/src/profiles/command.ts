import { parseArgs } from 'node:util';
import { connect } from '../database/connect';
import { readSettings } from '../settings';
import { saveProfile } from './brand-profiles';
import { isProfile, PROFILE_CODES } from './profiles';

const USAGE = `Usage: profile <operator> ${PROFILE_CODES.join('|')} [--brand <code, as it comes as sub_partner_id>]`;

/** Sets the rules that launches of an operator, or of one of its brands, are played by from now on. */
async function setProfile(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { brand: { type: 'string' } } });
  const [operator, profile] = positionals;
  if (!operator || !profile || !isProfile(profile)) throw new Error(USAGE);
  const database = connect(readSettings(process.env).databaseUrl);
  await saveProfile(database, { operator, brand: values.brand, profile }).finally(() => database.destroy());
  process.stdout.write(`${values.brand ?? 'Every brand'} of ${operator} is played by “${profile}” from its next launch on.\n`);
}

setProfile(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
