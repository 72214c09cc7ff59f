import type { AnnouncementView } from '@pavilion/api/announcements';

/** What an announcement is called, whatever language it is in. */
export function titleOf({ title }: AnnouncementView): string {
  return title.en ?? title.bn ?? '';
}
