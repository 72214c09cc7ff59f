import type { HelpArticle, HelpCenter } from '@pavilion/api/system';

/** The anchor of the legal page. */
export const LEGAL_ANCHOR = 'legal';

/** Where an anchor leads: a section, with the article of it that the anchor means. The first section when it means nothing. */
export function findSection({ sections }: HelpCenter, anchor: string | undefined): { section: string; article?: string } {
  if (anchor === LEGAL_ANCHOR) return { section: LEGAL_ANCHOR };
  const named = sections.find((section) => section.anchor === anchor);
  if (named) return { section: named.anchor };
  const around = sections.find(({ articles }) => articles.some((article) => article.anchor === anchor));
  return around && anchor ? { section: around.anchor, article: anchor } : { section: sections[0]?.anchor ?? LEGAL_ANCHOR };
}

/** Articles in which every word that was typed occurs, those with it in the title first. */
export function searchArticles({ sections }: HelpCenter, typed: string): readonly HelpArticle[] {
  const words = normalise(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = sections
    .flatMap(({ articles }) => articles)
    .filter(({ title, content }) => {
      const text = normalise(`${title} ${content.replace(/<[^>]*>/g, ' ')}`);
      return words.every((word) => text.includes(word));
    });
  const inTitle = ({ title }: HelpArticle) => words.every((word) => normalise(title).includes(word));
  return [...found.filter(inTitle), ...found.filter((article) => !inTitle(article))];
}

function normalise(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase();
}
