import { call } from '../call';
import type { AnnouncementContentQuery, AnnouncementContentValue, AnnouncementsQuery, AnnouncementsValue } from './index';

/** Banners, notices, popups and promotions, without contents. */
export const announcements = call<AnnouncementsQuery, AnnouncementsValue>('GET', '/wps/relay/MCSFE_getListAnnouncements');
/** What announcements say, nine at a time. */
export const announcementContent = call<AnnouncementContentQuery, AnnouncementContentValue>(
  'GET',
  '/wps/relay/MCSFE_getAnnouncementContent',
);
