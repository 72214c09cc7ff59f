import type {
  AnnouncementDraft,
  AnnouncementType,
  AnnouncementView,
  BannerGroup,
  Execution,
  PromotionType,
} from '@pavilion/api/announcements';
import { fromLocalInput, toLocalInput } from '@pavilion/time';

type LocalizedText = Record<'bn' | 'en', string>;

/** A draft as its fields hold it: everything is there, as text. */
export interface DraftFormValues {
  type: AnnouncementType;
  published: boolean;
  from: string;
  until: string;
  title: LocalizedText;
  content: LocalizedText;
  execution: Execution;
  promotionType: PromotionType | '';
  linkageType: 'PAGE' | 'GAME' | '';
  url: string;
  groupName: BannerGroup;
  scene: string;
  tone: 'dark' | 'light';
  subtitle: LocalizedText;
  action: LocalizedText;
}

const emptyText: LocalizedText = { bn: '', en: '' };

export function emptyDraft(type: AnnouncementType): DraftFormValues {
  return {
    type,
    published: false,
    from: '',
    until: '',
    title: emptyText,
    content: emptyText,
    execution: 'B',
    promotionType: '',
    linkageType: type === 'B' ? 'PAGE' : '',
    url: type === 'B' ? '/' : '',
    groupName: 'w_home',
    scene: 'night-market',
    tone: 'dark',
    subtitle: emptyText,
    action: emptyText,
  };
}

export function toFormValues({
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
}: AnnouncementView): DraftFormValues {
  const empty = emptyDraft(type);
  return {
    ...empty,
    published: state === 'published',
    from: toLocalInput(from),
    until: until ? toLocalInput(until) : '',
    title: { ...emptyText, ...title },
    content: { ...emptyText, ...content },
    execution: execution ?? empty.execution,
    promotionType: promotionType ?? '',
    linkageType: link?.linkageType ?? '',
    url: link?.url ?? '',
    ...(banner && {
      groupName: banner.groupName,
      scene: banner.scene,
      tone: banner.tone,
      subtitle: { ...emptyText, ...banner.subtitle },
      action: { ...emptyText, ...banner.action },
    }),
  };
}

/** What goes to the gateway: only what the kind has, and languages that were written in. */
export function fromFormValues(typed: DraftFormValues): AnnouncementDraft {
  const { type, published, from, until, title, content, execution, promotionType, linkageType, url } = typed;
  return {
    type,
    state: published ? 'published' : 'draft',
    from: from ? fromLocalInput(from) : null,
    until: until ? fromLocalInput(until) : null,
    title: nonEmptyTexts(title),
    content: hasContent(type) ? nonEmptyTexts(content) : {},
    ...(type === 'PU' && { execution }),
    ...(canHavePromotion(type) && promotionType && { promotionType }),
    ...(linkageType && { link: { linkageType, url: url.trim() } }),
    ...(type === 'B' && {
      banner: {
        groupName: typed.groupName,
        scene: typed.scene,
        tone: typed.tone,
        subtitle: nonEmptyTexts(typed.subtitle),
        action: nonEmptyTexts(typed.action),
      },
    }),
  };
}

export function hasContent(type: AnnouncementType): boolean {
  return type === 'PL' || type === 'PU' || type === 'PR';
}

export function canHavePromotion(type: AnnouncementType): boolean {
  return type === 'PU' || type === 'PR';
}

function nonEmptyTexts(words: LocalizedText): Partial<LocalizedText> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''));
}
