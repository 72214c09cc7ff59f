import { Client } from 'pg';

/** Does to the database of the installation under test what only time or another does: a journey that waited for them would prove nothing more. */
export async function runSql(statement: string, values: readonly string[] = []): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
