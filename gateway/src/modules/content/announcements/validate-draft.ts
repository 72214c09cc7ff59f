import type { AnnouncementDraft } from '@pavilion/api/announcements';
import type { Locale } from '@pavilion/i18n';
import { locales } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import { cleanHtml } from '../../../platform/html';
import { isBannerScene } from '@pavilion/art';
import type { AnnouncementInput, LocalizedText } from './store';

const PAGE = /^\/(?!\/)[a-zA-Z0-9/_-]*(#[a-zA-Z0-9_-]*)?$/;
const GAME = /^[1-9][0-9]{0,17}$/;

/** Whether a draft holds together: what must be there for its type is, and nothing that its type does not have. */
const checks: Readonly<Record<string, (draft: AnnouncementDraft) => boolean>> = {
  title: ({ title }) => locales.some((locale) => title[locale]?.trim()),
  content: ({ title, content }) => locales.every((locale) => !content[locale]?.trim() || Boolean(title[locale]?.trim())),
  until: ({ from, until }) => !until || new Date(until) > (from ? new Date(from) : new Date()),
  execution: ({ type, execution }) => (type === 'PU') === (execution !== undefined),
  promotionType: ({ type, promotionType }) => promotionType === undefined || type === 'PU' || type === 'PR',
  link: ({ type, link }) => (link ? (link.linkageType === 'PAGE' ? PAGE : GAME).test(link.url) : type !== 'B'),
  banner: ({ type, banner }) => (type === 'B') === (banner !== undefined) && (!banner || isBannerScene(banner.scene)),
};

/**
 * A draft as it is kept: contents cleaned, spaces trimmed, empty texts left out.
 *
 * @throws DomainError `announcements.invalid` naming each wrong field
 */
export function validateDraft(brand: string, draft: AnnouncementDraft): Omit<AnnouncementInput, 'changed_by'> {
  const wrong = Object.entries(checks).filter(([, holds]) => !holds(draft));
  if (wrong.length)
    throw new DomainError('announcements.invalid', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, 'announcements.invalid'])),
    });
  const { type, state, from, until, title, content, execution, promotionType, link, banner } = draft;
  return {
    brand,
    type,
    state,
    ...(from && { shown_from: new Date(from) }),
    shown_until: until ? new Date(until) : null,
    title: json(each(title, plain)),
    content: json(each(content, cleanHtml)),
    execution: execution ?? null,
    promotion_type: promotionType ?? null,
    linkage: link?.linkageType ?? null,
    target: link?.url ?? null,
    ...bannerFacts(banner),
  };
}

function bannerFacts(banner: AnnouncementDraft['banner']) {
  if (!banner || !isBannerScene(banner.scene)) return { group_name: null, scene: null, tone: null, subtitle: '{}', action: '{}' };
  const { groupName: group_name, scene, tone, subtitle, action } = banner;
  return { group_name, scene, tone, subtitle: json(each(subtitle, plain)), action: json(each(action, plain)) };
}

function each(words: LocalizedText, kept: (text: string) => string): LocalizedText {
  const texts = locales.map((locale): [Locale, string] => [locale, kept(words[locale] ?? '')]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** One line without what reorders or hides signs. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
