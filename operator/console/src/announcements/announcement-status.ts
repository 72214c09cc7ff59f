import type { AnnouncementView } from '@pavilion/api/announcements';

export type AnnouncementStatus = 'draft' | 'shown' | 'coming' | 'over';

/** Where an announcement is between writing and its end. Whether it is shown, the gateway says: its clock counts. */
export function announcementStatus(
  { state, shown, from }: Pick<AnnouncementView, 'state' | 'shown' | 'from'>,
  now = Date.now(),
): AnnouncementStatus {
  if (state === 'draft') return 'draft';
  if (shown) return 'shown';
  return new Date(from).getTime() > now ? 'coming' : 'over';
}
