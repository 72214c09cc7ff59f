import type {
  AnnouncementContentQuery,
  AnnouncementContentValue,
  AnnouncementsQuery,
  AnnouncementsValue,
} from '@pavilion/api/announcements';
import type { Locale } from '@pavilion/i18n';
import type { Observable } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { announcementContentsResponse, announcementListResponse } from './responses';
import { type AnnouncementAdmin, createAnnouncementAdmin } from './announcement-admin';
import { createPublishedAnnouncements } from './published-announcements';

/** What brands tell their players, and how operators change it. */
export interface Announcements {
  /** What is published at this moment, from memory. */
  list(brand: string, query: AnnouncementsQuery, locale: Locale): AnnouncementsValue;
  contents(brand: string, query: AnnouncementContentQuery, locale: Locale): AnnouncementContentValue;
  /** Brands that show something else from now on. */
  changed: Observable<string>;
  admin: AnnouncementAdmin;
}

/** Loads announcements and follows their changes. */
export async function createAnnouncements(platform: Platform, { audit }: { audit: Audit }): Promise<Announcements> {
  const published = await createPublishedAnnouncements(platform);
  return {
    list: (brand, query, locale) => announcementListResponse(published.of(brand), query, locale),
    contents: (brand, query, locale) => announcementContentsResponse(published.of(brand), query, locale),
    changed: published.changed,
    admin: createAnnouncementAdmin(platform, { audit, reload: published.reload }),
  };
}
