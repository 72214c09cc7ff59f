import type {
  AnnouncementDraft,
  AnnouncementType,
  AnnouncementView,
  BannerGroup,
  Execution,
  PromotionType,
} from '@pavilion/api/announcements';
import { momentOf } from '../plan/moments';

type Words = Record<'bn' | 'en', string>;

/** A draft as its fields hold it: everything is there, as text. */
export interface TypedDraft {
  type: AnnouncementType;
  published: boolean;
  from: string;
  until: string;
  title: Words;
  content: Words;
  execution: Execution;
  promotionType: PromotionType | '';
  linkageType: 'PAGE' | 'GAME' | '';
  url: string;
  groupName: BannerGroup;
  scene: string;
  tone: 'dark' | 'light';
  subtitle: Words;
  action: Words;
}

const none: Words = { bn: '', en: '' };

export function emptyDraft(type: AnnouncementType): TypedDraft {
  return {
    type,
    published: false,
    from: '',
    until: '',
    title: none,
    content: none,
    execution: 'B',
    promotionType: '',
    linkageType: type === 'B' ? 'PAGE' : '',
    url: type === 'B' ? '/' : '',
    groupName: 'w_home',
    scene: 'night-market',
    tone: 'dark',
    subtitle: none,
    action: none,
  };
}

export function draftOf({
  type,
  state,
  from,
  until,
  title,
  content,
  execution,
  promotionType,
  link,
  banner,
}: AnnouncementView): TypedDraft {
  const empty = emptyDraft(type);
  return {
    ...empty,
    published: state === 'published',
    from: localOf(from),
    until: until ? localOf(until) : '',
    title: { ...none, ...title },
    content: { ...none, ...content },
    execution: execution ?? empty.execution,
    promotionType: promotionType ?? '',
    linkageType: link?.linkageType ?? '',
    url: link?.url ?? '',
    ...(banner && {
      groupName: banner.groupName,
      scene: banner.scene,
      tone: banner.tone,
      subtitle: { ...none, ...banner.subtitle },
      action: { ...none, ...banner.action },
    }),
  };
}

/** What goes to the gateway: only what the kind has, and languages that were written in. */
export function wireOf(typed: TypedDraft): AnnouncementDraft {
  const { type, published, from, until, title, content, execution, promotionType, linkageType, url } = typed;
  return {
    type,
    state: published ? 'published' : 'draft',
    from: from ? momentOf(from) : null,
    until: until ? momentOf(until) : null,
    title: written(title),
    content: hasContent(type) ? written(content) : {},
    ...(type === 'PU' && { execution }),
    ...(mayPromote(type) && promotionType && { promotionType }),
    ...(linkageType && { link: { linkageType, url: url.trim() } }),
    ...(type === 'B' && {
      banner: {
        groupName: typed.groupName,
        scene: typed.scene,
        tone: typed.tone,
        subtitle: written(typed.subtitle),
        action: written(typed.action),
      },
    }),
  };
}

export function hasContent(type: AnnouncementType): boolean {
  return type === 'PL' || type === 'PU' || type === 'PR';
}

export function mayPromote(type: AnnouncementType): boolean {
  return type === 'PU' || type === 'PR';
}

function written(words: Words): Partial<Words> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''));
}

/** A moment as a `datetime-local` field holds it, by the operator's own clock. */
function localOf(moment: string): string {
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
