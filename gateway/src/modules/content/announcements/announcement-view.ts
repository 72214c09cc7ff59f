import type { AnnouncementView } from '@pavilion/api/announcements';
import { presentWireFields, wireFields } from '../../../platform/wire';
import type { AnnouncementRow, RowWithVisibility } from './store';

/** As the audit log keeps it: all that players see. */
export function toAuditFacts(row: AnnouncementRow): object {
  const { version: _version, changedAt: _at, changedBy: _by, shown: _shown, ...facts } = toStaffView({ ...row, shown: false });
  return facts;
}

/** As operators see it. */
export function toStaffView({ shown, ...row }: RowWithVisibility): AnnouncementView {
  const { shown_from, shown_until, linkage, target } = row;
  return {
    ...wireFields(row, 'id', 'type', 'state', 'title', 'content', 'version', 'changed_by', 'changed_at'),
    shown,
    from: shown_from.toISOString(),
    until: shown_until?.toISOString() ?? null,
    ...presentWireFields(row, 'execution', 'promotion_type'),
    ...(linkage && target && { link: { linkageType: linkage, url: target } }),
    ...(row.group_name &&
      row.scene &&
      row.tone && {
        banner: { groupName: row.group_name, scene: row.scene, tone: row.tone, subtitle: row.subtitle, action: row.action },
      }),
  };
}
