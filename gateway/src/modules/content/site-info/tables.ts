import type { ColumnType, Generated } from 'kysely';
import type { RealityCheckMinutes } from '@pavilion/api/launch';
import type { Locale } from '@pavilion/i18n';

/** A text in every language. */
export type Texts = Readonly<Record<Locale, string>>;

/** Written as JSON. */
type WrittenTexts = ColumnType<Texts, string, string>;

declare module '../../../platform/database/database' {
  interface Tables {
    brand_site: {
      brand: string;
      gtag_id: string | null;
      image_cdns: string[];
      launch_cdns: string[];
      chat_desks: ColumnType<{ id: string; name: Texts }[], string, string>;
      feedback_min: number;
      feedback_max: number;
      region_version: number;
      settings_version: Generated<number>;
      reality_check_minutes: Generated<RealityCheckMinutes>;
    };
    brand_resources: {
      brand: string;
      kind: 'SOCIAL' | 'APP';
      name: 'FACEBOOK' | 'TELEGRAM' | 'WHATSAPP' | 'Android' | 'iOS';
      url: string;
      position: number;
    };
    help_sections: { brand: string; anchor: string; position: number; title: Texts };
    help_articles: { brand: string; section: string; anchor: string; position: number; title: WrittenTexts; content: WrittenTexts };
    brand_legal: { brand: string; title: WrittenTexts; content: WrittenTexts; help_version: Generated<number> };
  }
}
