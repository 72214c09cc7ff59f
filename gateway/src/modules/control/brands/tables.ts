import type { RealityCheckMinutes } from '@pavilion/api/launch';
import type { MaintenanceNotice } from '@pavilion/contract';
import type { Locale } from '@pavilion/i18n';
import type { ColumnType, Generated } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    brands: {
      code: string;
      name: string;
      hosts: string[];
      currency: string;
      currency_symbol: string;
      default_locale: Locale;
      locales: Locale[];
      default_theme: 'dark' | 'light';
      time_zone: string;
      licence: string;
      password_days: Generated<number>;
      flags: Record<string, boolean>;
      theme: Generated<string>;
      maintenance: ColumnType<MaintenanceNotice, string | undefined, string>;
      four_eyes: Generated<boolean>;
      single_wallet: Generated<boolean>;
      retired_at: ColumnType<Date | null, never, Date | null>;
    };
    brand_site: {
      brand: string;
      gtag_id: string | null;
      image_cdns: string[];
      launch_cdns: string[];
      chat_desks: ColumnType<{ id: string; name: Readonly<Record<Locale, string>> }[], string, string>;
      feedback_min: number;
      feedback_max: number;
      region_version: number;
      settings_version: Generated<number>;
      reality_check_minutes: Generated<RealityCheckMinutes>;
    };
  }
}
