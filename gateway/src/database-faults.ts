import { demoOperatorsIn } from './modules/control/operators';
import { demoAccountsIn } from './modules/identity/members';
import { launchAddressesIn } from './modules/money/vendors';
import type { Database } from './platform/database';
import { isRemoteHttps } from './platform/production-faults';

/** What lies in a migrated database that must not be there where people play with their own money. Each is a sentence. */
export async function databaseFaults(db: Database): Promise<string[]> {
  const operators = await demoOperatorsIn(db);
  const members = await demoAccountsIn(db);
  const vendors = (await launchAddressesIn(db)).filter(({ address }) => !isRemoteHttps(address));
  return [
    ...(operators.length
      ? [`The database holds the demo operator ${operators.join(', ')}, whose password everybody knows: use another database`]
      : []),
    ...(members.count
      ? [`The database holds ${members.count} demo accounts (${members.names.join(', ')} …): use another database`]
      : []),
    ...vendors.map(
      ({ code, address }) =>
        `The games of vendor ${code} are launched at ${address}: an address of another machine with https:// is needed`,
    ),
  ];
}
