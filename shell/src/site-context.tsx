import type { BrandManifest, Locale, Text } from '@pavilion/contract';
import type { PageData } from '@pavilion/api/site';
import { createContext, type ReactNode, use, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { Information } from './information/information';
import type { StaticContent } from './page/capture-static-content';
import type { PageTable } from './routing/page-table';
import type { RemoteViews } from './routing/remote-views';
import type { Region } from './states/region';

/** What every part of the frame stands on. */
export interface Site {
  brand: PageData['brand'];
  vendors: PageData['vendors'];
  manifest: BrandManifest;
  table: PageTable;
  views: RemoteViews;
  /** What the site itself tells: news, help, how to reach the brand. */
  information: Information;
  region: Region;
  /** Settles once it is known whether a stored session is still alive. */
  restored: Promise<void>;
  /** The server's drawing of the first screen. */
  staticContent: StaticContent;
  shellVersion: string;
  /** Loads the page anew. */
  reload(): void;
}

const SiteContext = createContext<Site | undefined>(undefined);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteProvider around this component');
  return site;
}

/** Waits, in the nearest Suspense, until the session is known. */
export function useRestoredSession(): void {
  use(useSite().restored);
}

/** A descriptor's text in the player's language. */
export function useLocalizedText(): (text: Text) => string {
  const locale = useIntl().locale as Locale;
  return (text) => text[locale];
}
