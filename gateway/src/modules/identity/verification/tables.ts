import type { ColumnType } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    brand_countries: { brand: string; country: string; position: number };
    third_party_tokens: { token_hash: Buffer; expires_at: ColumnType<Date, Date, never> };
  }
}
