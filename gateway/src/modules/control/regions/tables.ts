import type { Generated } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    region_rules: {
      id: Generated<bigint>;
      brand: string;
      verdict: 'allow' | 'deny';
      network: string | null;
      country: string | null;
      note: Generated<string>;
    };
  }
}
