import { sql } from 'kysely';
import type { TestApp } from '../../../platform/testing';

/** As if the thirty seconds of every code that an operator used so far were over. */
export async function forgetUsedCodes({ platform }: TestApp, name: string): Promise<void> {
  await sql`update operators set totp_step = 0 where name = ${name}`.execute(platform.db);
}
