import type { AnnouncementView } from '@pavilion/api/announcements';
import type { AnnouncementRow, RowWithVisibility } from './store';

/** As the audit log keeps it: all that players see. */
export function toAuditFacts(row: AnnouncementRow): object {
  const { version: _version, changedAt: _at, changedBy: _by, shown: _shown, ...facts } = toStaffView({ ...row, shown: false });
  return facts;
}

/** As operators see it. */
export function toStaffView({ shown, ...row }: RowWithVisibility): AnnouncementView {
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
