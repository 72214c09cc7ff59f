import type { AnnouncementChange, AnnouncementOrder, AnnouncementRemoval, NewAnnouncement } from '@pavilion/api/announcements';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { toAuditFacts } from './announcement-view';
import { type AnnouncementRow, type AnnouncementStore, announcementStore, type RowWithVisibility } from './store';
import { validateDraft } from './validate-draft';

/** Who changes a brand's announcements. */
interface Editor {
  brand: string;
  who: string;
}

/** Writes of announcements within the caller's transaction, each with its line in the audit log. */
export function announcementChanges(trx: Database, audit: Audit, { brand, who }: Editor) {
  const store = announcementStore(trx);
  const note = (action: string, reason: string, differs: { before?: object; after?: object }) =>
    audit.append(trx, { who, reason, action, brand, ...differs });
  return {
    async add({ draft, reason }: NewAnnouncement): Promise<RowWithVisibility> {
      const row = await store.insert({ ...validateDraft(brand, draft), changed_by: who });
      await note('announcements.added', reason, { after: toAuditFacts(row) });
      return row;
    },
    async change(id: bigint, { draft, version, reason }: AnnouncementChange): Promise<RowWithVisibility> {
      const before = await lockVersion(store, brand, id, version);
      const from = draft.from ?? before.shown_from.toISOString();
      const row = await store.update({ ...validateDraft(brand, { ...draft, from }), changed_by: who }, id);
      await note('announcements.changed', reason, { before: toAuditFacts(before), after: toAuditFacts(row) });
      return row;
    },
    async remove(id: bigint, { version, reason }: AnnouncementRemoval): Promise<void> {
      const before = await lockVersion(store, brand, id, version);
      await store.remove(brand, id);
      await note('announcements.removed', reason, { before: toAuditFacts(before) });
    },
    async order({ type, ids, reason }: AnnouncementOrder): Promise<void> {
      const wanted = ids.map(BigInt);
      const before = await store.order(brand, type);
      const known = new Set(before);
      if (before.length !== wanted.length || !wanted.every((id) => known.has(id))) throw new DomainError('announcements.conflict');
      await store.reorder(brand, wanted);
      await note('announcements.ordered', reason, { before: { type, ids: before.map(String) }, after: { type, ids } });
    },
  };
}

async function lockVersion(store: AnnouncementStore, brand: string, id: bigint, version: number): Promise<AnnouncementRow> {
  const row = await store.find(brand, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.version !== version) throw new DomainError('announcements.conflict');
  return row;
}
