import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@pavilion/i18n';

/** A text in every language. */
export type Texts = Readonly<Record<Locale, string>>;

/** Written as JSON. */
type WrittenTexts = ColumnType<Texts, string, string>;

declare module '../../../platform/database/database' {
  interface Tables {
    brand_resources: {
      brand: string;
      kind: 'SOCIAL' | 'APP';
      name: 'FACEBOOK' | 'TELEGRAM' | 'WHATSAPP' | 'ZALO' | 'Android' | 'iOS';
      url: string;
      position: number;
    };
    help_sections: { brand: string; anchor: string; position: number; title: Texts };
    help_articles: { brand: string; section: string; anchor: string; position: number; title: WrittenTexts; content: WrittenTexts };
    brand_legal: { brand: string; title: WrittenTexts; content: WrittenTexts; help_version: Generated<number> };
  }
}
