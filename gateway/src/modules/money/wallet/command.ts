import { join } from 'node:path';
import { readConfig } from '../../../platform/config';
import { appLogin, connect, ensureDatabase } from '../../../platform/database';
import { ensureEmbedded } from '../../../platform/database/embedded';
import { verifyLedger } from './verify-ledger';

/** Looks through all the books and says what it found; ends with 1 when they are not sound. */
async function verify(): Promise<void> {
  const config = readConfig();
  const url =
    config.databaseUrl ??
    (await ensureDatabase((await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') })).url, 'pavilion'));
  const { db, close } = connect(await appLogin(url, config), { size: 1 });
  try {
    const { sound, transactions, entries, total, discrepancies } = await verifyLedger(db);
    process.stdout.write(`${transactions} transactions, ${entries} entries, sum ${total}: ${sound ? 'sound' : 'NOT SOUND'}\n`);
    for (const { kind, memberId, subject, off } of discrepancies)
      process.stdout.write(`  ${kind} ${subject} of member ${memberId} is off by ${off}\n`);
    process.exitCode = sound ? 0 : 1;
  } finally {
    await close();
  }
}

await verify();
