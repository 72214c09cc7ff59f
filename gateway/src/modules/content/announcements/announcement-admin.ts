import type {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  AnnouncementView,
  AnnouncementViews,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import type { Platform } from '../../../platform/platform';
import { BANNER_SCENES } from '@pavilion/art';
import type { Audit } from '../../control/audit';
import { toStaffView } from './announcement-view';
import { announcementChanges } from './change-announcements';
import { announcementStore } from './store';

/** What operators do with a brand's announcements. Each action is in the audit log with its reason; players see it within a second. */
export interface AnnouncementAdmin {
  list(brand: string): Promise<AnnouncementViews>;
  /** @throws DomainError `announcements.invalid` */
  add(brand: string, asked: NewAnnouncement, who: string): Promise<AnnouncementView>;
  /** @throws DomainError `announcements.invalid`, `announcements.conflict`, `request.not_found` */
  change(brand: string, id: bigint, asked: AnnouncementChange, who: string): Promise<AnnouncementView>;
  /** @throws DomainError `announcements.conflict`, `request.not_found` */
  remove(brand: string, id: bigint, asked: AnnouncementRemoval, who: string): Promise<void>;
  /** @throws DomainError `announcements.conflict` when the ids are not those of the type */
  order(brand: string, asked: AnnouncementOrder, who: string): Promise<void>;
}

interface Dependencies {
  audit: Audit;
  /** Puts in force here what was written. */
  reload(): Promise<void>;
}

export function createAnnouncementAdmin(
  { db, bus }: Pick<Platform, 'db' | 'bus'>,
  { audit, reload }: Dependencies,
): AnnouncementAdmin {
  const write = async <Result>(
    brand: string,
    who: string,
    change: (changes: ReturnType<typeof announcementChanges>) => Promise<Result>,
  ): Promise<Result> => {
    const made = await db.transaction().execute((trx) => change(announcementChanges(trx, audit, { brand, who })));
    bus.publish('announcements.changed', { brand });
    await reload();
    return made;
  };
  return {
    async list(brand) {
      const rows = await announcementStore(db).ofBrand(brand);
      return { list: rows.map(toStaffView), scenes: [...BANNER_SCENES] };
    },
    add: async (brand, asked, who) => toStaffView(await write(brand, who, ({ add }) => add(asked))),
    change: async (brand, id, asked, who) => toStaffView(await write(brand, who, ({ change }) => change(id, asked))),
    remove: (brand, id, asked, who) => write(brand, who, ({ remove }) => remove(id, asked)),
    order: (brand, asked, who) => write(brand, who, ({ order }) => order(asked)),
  };
}
