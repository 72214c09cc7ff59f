import type { HelpCenter } from '@pavilion/api/system';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import { cleanHtml, escapeText } from '../../../platform/html';
import type { Brand } from '../../../platform/http';
import { supportOf } from '../site';

/** The help centre of a brand, its own name, licence and customer service in the texts. */
export async function helpCenterOf(db: Database, brand: Brand, locale: Locale): Promise<HelpCenter> {
  const sections = await db.selectFrom('help_sections').selectAll().where('brand', '=', brand.code).orderBy('position').execute();
  const articles = await db.selectFrom('help_articles').selectAll().where('brand', '=', brand.code).orderBy('position').execute();
  const legal = await db.selectFrom('brand_legal').selectAll().where('brand', '=', brand.code).executeTakeFirst();
  const support = await supportOf(db, brand.code);
  const filled = fillWith({
    brand: brand.name,
    licence: brand.licence,
    email: support?.email ?? '',
    hours: support?.hours[locale] ?? '',
  });
  return {
    sections: sections.map(({ anchor, title }) => ({
      id: anchor,
      anchor,
      title: title[locale],
      articles: articles
        .filter(({ section }) => section === anchor)
        .map((article) => ({
          id: article.anchor,
          anchor: article.anchor,
          title: article.title[locale],
          content: filled(article.content[locale]),
        })),
    })),
    legal: { title: legal?.title[locale] ?? brand.name, licence: brand.licence, content: filled(legal?.content[locale] ?? '') },
  };
}

function fillWith(own: Readonly<Record<string, string>>): (html: string) => string {
  return (html) =>
    cleanHtml(html.replace(/\{(\w+)\}/g, (hole, name: string) => (name in own ? escapeText(own[name] ?? '') : hole)));
}
