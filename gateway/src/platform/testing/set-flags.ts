import { sql } from 'kysely';
import type { TestApp } from './test-app';

/** Switches flags of a brand, and leaves the others as they are. */
export async function setFlags(
  { platform, gateway }: TestApp,
  flags: Readonly<Record<string, boolean>>,
  brand = 'pavilion',
): Promise<void> {
  await sql`update brands set flags = flags || ${JSON.stringify(flags)}::jsonb where code = ${brand}`.execute(platform.db);
  await gateway.services.brands.reload();
}
