import type {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  AnnouncementView,
  AnnouncementViews,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { BANNER_SCENES } from '@pavilion/art';
import type { Audit } from '../../control/audit';
import { validateDraft } from './validate-draft';
import { type AnnouncementRow, type AnnouncementStore, announcementStore, type RowWithVisibility } from './store';

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
  const done = async (brand: string) => {
    bus.publish('announcements.changed', { brand });
    await reload();
  };
  return {
    async list(brand) {
      const rows = await announcementStore(db).ofBrand(brand);
      return { list: rows.map(toStaffView), scenes: [...BANNER_SCENES] };
    },
    async add(brand, { draft, reason }, who) {
      const facts = { ...validateDraft(brand, draft), changed_by: who };
      const made = await db.transaction().execute(async (trx) => {
        const row = await announcementStore(trx).insert(facts);
        await audit.append(trx, { who, reason, action: 'announcements.added', brand, after: toAuditFacts(row) });
        return row;
      });
      await done(brand);
      return toStaffView(made);
    },
    async change(brand, id, { draft, version, reason }, who) {
      const made = await db.transaction().execute(async (trx) => {
        const store = announcementStore(trx);
        const before = await lockVersion(store, brand, id, version);
        const from = draft.from ?? before.shown_from.toISOString();
        const facts = { ...validateDraft(brand, { ...draft, from }), changed_by: who };
        const row = await store.update(facts, id);
        const differs = { before: toAuditFacts(before), after: toAuditFacts(row) };
        await audit.append(trx, { who, reason, action: 'announcements.changed', brand, ...differs });
        return row;
      });
      await done(brand);
      return toStaffView(made);
    },
    async remove(brand, id, { version, reason }, who) {
      await db.transaction().execute(async (trx) => {
        const store = announcementStore(trx);
        const before = await lockVersion(store, brand, id, version);
        await store.remove(brand, id);
        await audit.append(trx, { who, reason, action: 'announcements.removed', brand, before: toAuditFacts(before) });
      });
      await done(brand);
    },
    async order(brand, { type, ids, reason }, who) {
      const wanted = ids.map(BigInt);
      await db.transaction().execute(async (trx) => {
        const store = announcementStore(trx);
        const before = await store.order(brand, type);
        const known = new Set(before);
        if (before.length !== wanted.length || !wanted.every((id) => known.has(id)))
          throw new DomainError('announcements.conflict');
        await store.reorder(brand, wanted);
        const differs = { before: { type, ids: before.map(String) }, after: { type, ids } };
        await audit.append(trx, { who, reason, action: 'announcements.ordered', brand, ...differs });
      });
      await done(brand);
    },
  };
}

async function lockVersion(store: AnnouncementStore, brand: string, id: bigint, version: number): Promise<AnnouncementRow> {
  const row = await store.find(brand, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.version !== version) throw new DomainError('announcements.conflict');
  return row;
}

/** As the audit log keeps it: all that players see. */
function toAuditFacts(row: AnnouncementRow): object {
  const { version: _version, changedAt: _at, changedBy: _by, shown: _shown, ...facts } = toStaffView({ ...row, shown: false });
  return facts;
}

function toStaffView({ shown, ...row }: RowWithVisibility): AnnouncementView {
  const { id, type, state, shown_from, shown_until, title, content, linkage, target, version, changed_by, changed_at } = row;
  return {
    id: String(id),
    type,
    state,
    title,
    content,
    version,
    shown,
    from: shown_from.toISOString(),
    until: shown_until?.toISOString() ?? null,
    ...(row.execution && { execution: row.execution }),
    ...(row.promotion_type && { promotionType: row.promotion_type }),
    ...(linkage && target && { link: { linkageType: linkage, url: target } }),
    ...(row.group_name &&
      row.scene &&
      row.tone && {
        banner: { groupName: row.group_name, scene: row.scene, tone: row.tone, subtitle: row.subtitle, action: row.action },
      }),
    changedBy: changed_by,
    changedAt: changed_at.toISOString(),
  };
}
