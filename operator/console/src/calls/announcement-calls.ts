import type {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  AnnouncementView,
  AnnouncementViews,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import type { StaffClient } from './staff-client';

/** Everything a brand says to its players. */
export function announcementCalls({ call }: StaffClient) {
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  return {
    list: (brand: string) => call<AnnouncementViews>('GET', `${brandPath(brand)}/announcements`),
    add: (brand: string, wanted: NewAnnouncement) => call<AnnouncementView>('POST', `${brandPath(brand)}/announcements`, wanted),
    change: (brand: string, id: string, wanted: AnnouncementChange) =>
      call<AnnouncementView>('PUT', `${brandPath(brand)}/announcements/${encodeURIComponent(id)}`, wanted),
    remove: (brand: string, id: string, wanted: AnnouncementRemoval) =>
      call<unknown>('POST', `${brandPath(brand)}/announcements/${encodeURIComponent(id)}/removal`, wanted),
    order: (brand: string, wanted: AnnouncementOrder) => call<unknown>('PUT', `${brandPath(brand)}/announcements/order`, wanted),
    sanitize: (brand: string, content: string) =>
      call<{ content: string }>('POST', `${brandPath(brand)}/announcements/cleaning`, { content }),
  };
}
