import type { AppOffer } from '@pavilion/api/system';
import type { Locale } from '@pavilion/i18n';
import { appInstallSteps } from './app-install-steps';
import { qrCode } from './qr-code';
import type { BrandSettings } from './settings';

const PLATFORMS = ['Android', 'iOS'] as const;

interface AppDownloadRequest {
  /** The site as the caller reaches it. */
  origin: string;
  locale: Locale;
  code?: string | undefined;
}

/** The brand's apps where it has any, and for every phone the site itself as one. */
export function appDownloads({ resources }: BrandSettings, { origin, locale, code }: AppDownloadRequest): AppOffer[] {
  const own = PLATFORMS.flatMap((platform) => {
    const app = resources.find(({ name }) => name === platform);
    return app ? [{ platform, lite: false, from: app.url }] : [];
  });
  const lite = PLATFORMS.map((platform) => ({ platform, lite: true, from: `${origin}/` }));
  return [...own, ...lite].map(({ platform, lite: isLite, from }) => {
    const url = addressOf(from, locale, code);
    return { platform, lite: isLite, url, qr: qrCode(url), steps: [...appInstallSteps[platform][isLite ? 'lite' : 'own'][locale]] };
  });
}

function addressOf(from: string, locale: Locale, code: string | undefined): string {
  const url = new URL(from);
  url.searchParams.set('lang', locale);
  if (code !== undefined) url.searchParams.set('code', code);
  return url.href;
}
