import {
  type AnnouncementContent,
  type AnnouncementContentQuery,
  type AnnouncementContentValue,
  type AnnouncementItem,
  ANNOUNCEMENTS_PER_PAGE,
  type AnnouncementsQuery,
  type AnnouncementsValue,
  type Banner,
} from '@pavilion/api/announcements';
import type { Locale } from '@pavilion/i18n';
import { cleanHtml } from '../../../platform/html';
import { artAddress } from '@pavilion/art';
import type { AnnouncementRow } from './store';

/** What of a brand's announcements was asked for, without contents. */
export function announcementListResponse(
  rows: readonly AnnouncementRow[],
  { types, groupName, execution }: AnnouncementsQuery,
  locale: Locale,
): AnnouncementsValue {
  const asked = new Set(types.split(','));
  const of = (...wanted: AnnouncementRow['type'][]) =>
    rows.filter((row) => wanted.includes(row.type) && asked.has(row.type) && row.title[locale]);
  return {
    banners: of('B').flatMap((row) => (groupName && row.group_name !== groupName ? [] : bannerOf(row, locale))),
    playerNotice: of('PL', 'H').flatMap((row) => itemOf(row, locale)),
    popup: inExecution(of('PU'), execution).flatMap((row) =>
      itemOf(row, locale).map((item) => ({ ...item, execution: row.execution ?? 'A' })),
    ),
    promotion: of('PR').flatMap((row) => itemOf(row, locale)),
  };
}

/** One page of contents, in the brand's order. */
export function announcementContentsResponse(
  rows: readonly AnnouncementRow[],
  { types, execution, id, pageNo = '1' }: AnnouncementContentQuery,
  locale: Locale,
): AnnouncementContentValue {
  const asked = types.split(',');
  const all = inExecution(
    rows.filter((row) => asked.includes(row.type) && row.title[locale] && (!id || String(row.id) === id)),
    execution,
  );
  const from = (Number(pageNo) - 1) * ANNOUNCEMENTS_PER_PAGE;
  return {
    list: all.slice(from, from + ANNOUNCEMENTS_PER_PAGE).flatMap((row) => contentOf(row, locale)),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(all.length / ANNOUNCEMENTS_PER_PAGE),
  };
}

/** The moment only says when a popup opens: it narrows nothing else. */
function inExecution(rows: readonly AnnouncementRow[], execution: string | undefined): readonly AnnouncementRow[] {
  const asked = execution?.split(',');
  return asked ? rows.filter((row) => row.execution === null || asked.includes(row.execution)) : rows;
}

function contentOf(row: AnnouncementRow, locale: Locale): AnnouncementContent[] {
  // Cleaned once more: what was written under yesterday's rules is answered under today's.
  return itemOf(row, locale).map((item) => ({ ...item, execution: row.execution, content: cleanHtml(row.content[locale] ?? '') }));
}

function itemOf(row: AnnouncementRow, locale: Locale): AnnouncementItem[] {
  if (row.type === 'B') return [];
  return [
    {
      id: String(row.id),
      type: row.type,
      title: row.title[locale] ?? '',
      promotionType: row.promotion_type,
      url: row.target,
      linkageType: row.linkage,
      from: row.shown_from.toISOString(),
      until: row.shown_until?.toISOString() ?? null,
    },
  ];
}

function bannerOf({ id, group_name, scene, tone, linkage, target, ...words }: AnnouncementRow, locale: Locale): Banner[] {
  if (!group_name || !scene || !tone || !linkage || !target) return [];
  return [
    {
      id: String(id),
      groupName: group_name,
      title: words.title[locale] ?? '',
      subtitle: words.subtitle[locale] ?? '',
      action: words.action[locale] ?? '',
      image: artAddress.banner(scene, tone),
      tone,
      url: target,
      linkageType: linkage,
    },
  ];
}
