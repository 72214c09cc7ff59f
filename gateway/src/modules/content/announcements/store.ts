import type { AnnouncementType, BannerGroup, Execution, PromotionType } from '@pavilion/api/announcements';
import type { Locale } from '@pavilion/i18n';
import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { BannerScene } from '@pavilion/art';

/** A text in the languages that it has. */
export type LocalizedText = Partial<Record<Locale, string>>;
/** Goes in as text, because a bare object would be taken for a row. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

declare module '../../../platform/database/database' {
  interface Tables {
    announcements: {
      id: Generated<bigint>;
      brand: string;
      type: AnnouncementType;
      position: Generated<number>;
      state: 'draft' | 'published';
      shown_from: ColumnType<Date, Date | undefined, Date>;
      shown_until: Date | null;
      title: Json<LocalizedText>;
      content: Json<LocalizedText>;
      execution: Execution | null;
      promotion_type: PromotionType | null;
      linkage: 'PAGE' | 'GAME' | null;
      target: string | null;
      group_name: BannerGroup | null;
      scene: BannerScene | null;
      tone: 'dark' | 'light' | null;
      subtitle: Json<LocalizedText>;
      action: Json<LocalizedText>;
      version: Generated<number>;
      changed_by: string | null;
      changed_at: Generated<Date>;
    };
  }
}

export type AnnouncementRow = Selectable<Tables['announcements']>;
/** With whether players see it at this moment. */
export type RowWithVisibility = AnnouncementRow & { shown: boolean };
/** What an operator decides of a row. */
export type AnnouncementInput = Omit<Insertable<Tables['announcements']>, 'id' | 'position' | 'version' | 'changed_at'>;

const IS_SHOWN = sql<boolean>`state = 'published' and shown_from <= now() and coalesce(shown_until > now(), true)`;

export function announcementStore(db: Database) {
  const rows = db.selectFrom('announcements').selectAll().orderBy('type').orderBy('position').orderBy('id');
  return {
    /** Those that players may see now or later, of all brands, and the database's clock. */
    async published(): Promise<{ rows: AnnouncementRow[]; now: Date }> {
      const { rows: clock } = await sql<{ now: Date }>`select now()`.execute(db);
      const open = await rows
        .where('state', '=', 'published')
        .where((is) => is.or([is('shown_until', 'is', null), is('shown_until', '>', sql<Date>`now()`)]))
        .execute();
      return { rows: open, now: clock[0]?.now ?? new Date() };
    },
    ofBrand: (brand: string) => rows.select(IS_SHOWN.as('shown')).where('brand', '=', brand).execute(),
    find: (brand: string, id: bigint) =>
      db.selectFrom('announcements').selectAll().where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst(),
    /** Behind the others of its type. */
    insert: (facts: AnnouncementInput) =>
      db
        .insertInto('announcements')
        .values({
          ...facts,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from announcements where brand = ${facts.brand} and type = ${facts.type})`,
        })
        .returningAll()
        .returning(IS_SHOWN.as('shown'))
        .executeTakeFirstOrThrow(),
    update: ({ brand, ...facts }: AnnouncementInput, id: bigint) =>
      db
        .updateTable('announcements')
        .set({ ...facts, version: sql<number>`version + 1`, changed_at: sql<Date>`now()` } as never)
        .where('brand', '=', brand)
        .where('id', '=', id)
        .returningAll()
        .returning(IS_SHOWN.as('shown'))
        .executeTakeFirstOrThrow(),
    async remove(brand: string, id: bigint): Promise<void> {
      await db.deleteFrom('announcements').where('brand', '=', brand).where('id', '=', id).execute();
    },
    /** The ids of a type in the brand's order, held until the transaction ends. */
    async order(brand: string, type: AnnouncementType): Promise<bigint[]> {
      const held = await rows.where('brand', '=', brand).where('type', '=', type).forUpdate().execute();
      return held.map(({ id }) => id);
    },
    async reorder(brand: string, ids: readonly bigint[]): Promise<void> {
      await sql`
        update announcements set position = wanted.position
        from unnest(${ids.map(String)}::bigint[]) with ordinality as wanted (id, position)
        where announcements.brand = ${brand} and announcements.id = wanted.id`.execute(db);
    },
  };
}

export type AnnouncementStore = ReturnType<typeof announcementStore>;
