import type { HelpChange, HelpTexts } from '@pavilion/api/system';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { cleanHtml } from '../../../platform/html';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';

/** What operators write into a brand's help centre. */
export interface HelpAdmin {
  /** @throws DomainError `request.not_found` */
  view(brand: string): Promise<HelpTexts>;
  /** One article, or the legal page. @throws DomainError `request.not_found`, `site.settings_conflict` */
  change(brand: string, place: HelpTarget, asked: HelpChange, who: string): Promise<HelpTexts>;
}

/** An article by its anchor, or the legal page. */
export type HelpTarget = { article: string } | 'legal';

export function createHelpAdmin({ db }: Pick<Platform, 'db'>, { audit }: { audit: Audit }): HelpAdmin {
  return {
    view: (brand) => viewOf(db, brand),
    async change(brand, place, { version, reason, title, content }, who) {
      const written = { title, content: { bn: cleanHtml(content.bn), en: cleanHtml(content.en) } };
      await db.transaction().execute(async (trx) => {
        await sql`select 1 from brand_legal where brand = ${brand} for update`.execute(trx);
        const help = await viewOf(trx, brand);
        if (help.version !== version) throw new DomainError('site.settings_conflict');
        const before = findText(help, place);
        if (!before) throw new DomainError('request.not_found');
        await save(trx, brand, place, written);
        const where = place === 'legal' ? { legal: true } : place;
        const differs = { before: { ...where, ...before }, after: { ...where, ...written } };
        await audit.append(trx, { who, reason, action: 'help.changed', brand, ...differs });
      });
      return viewOf(db, brand);
    },
  };
}

type Text = HelpTexts['legal'];

async function viewOf(db: Database, brand: string): Promise<HelpTexts> {
  const legal = await db.selectFrom('brand_legal').selectAll().where('brand', '=', brand).executeTakeFirst();
  if (!legal) throw new DomainError('request.not_found');
  const sections = await db.selectFrom('help_sections').selectAll().where('brand', '=', brand).orderBy('position').execute();
  const articles = await db.selectFrom('help_articles').selectAll().where('brand', '=', brand).orderBy('position').execute();
  return {
    sections: sections.map(({ anchor, title }) => ({
      anchor,
      title,
      articles: articles.flatMap((article) =>
        article.section === anchor ? [{ anchor: article.anchor, title: article.title, content: article.content }] : [],
      ),
    })),
    legal: { title: legal.title, content: legal.content },
    version: legal.help_version,
  };
}

function findText({ sections, legal }: HelpTexts, place: HelpTarget): Text | undefined {
  if (place === 'legal') return legal;
  const found = sections.flatMap(({ articles }) => articles).find(({ anchor }) => anchor === place.article);
  return found && { title: found.title, content: found.content };
}

async function save(db: Database, brand: string, place: HelpTarget, { title, content }: Text): Promise<void> {
  const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
  await db
    .updateTable('brand_legal')
    .set({ ...(place === 'legal' && texts), help_version: sql<number>`help_version + 1` })
    .where('brand', '=', brand)
    .execute();
  if (place === 'legal') return;
  await db.updateTable('help_articles').set(texts).where('brand', '=', brand).where('anchor', '=', place.article).execute();
}
