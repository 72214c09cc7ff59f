import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    brand_support: { brand: string; email: string; hours: Record<Locale, string> };
  }
}

/** How a brand's customer service is reached. */
export interface Support {
  email: string;
  hours: Readonly<Record<Locale, string>>;
}

/** What a brand says about its customer service. */
export function supportOf(db: Database, brand: string): Promise<Support | undefined> {
  return db.selectFrom('brand_support').select(['email', 'hours']).where('brand', '=', brand).executeTakeFirst();
}
