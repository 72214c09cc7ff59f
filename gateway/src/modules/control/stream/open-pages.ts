import { randomUUID } from 'node:crypto';
import type { EventStream } from './event-stream';

/** A page that wants to be told, and the connection that its events go over. */
export interface Page {
  brand: string;
  /** Undefined for a visitor. */
  memberId: string | undefined;
  connection: EventStream;
}

export interface OpenPage extends Page {
  id: string;
  openedAt: number;
  /** The manifest that the page runs, as it says. */
  seq: number;
}

/** Pages whose streams end at this instance, found by what concerns them: thousands are open, and a bet concerns one of them. */
export interface OpenPages {
  add(page: Page): OpenPage;
  /** False when it was gone. */
  remove(page: OpenPage): boolean;
  find(id: string): OpenPage | undefined;
  all(): readonly OpenPage[];
  ofBrand(brand: string): readonly OpenPage[];
  ofMember(brand: string, memberId: string): readonly OpenPage[];
}

export function createOpenPages(): OpenPages {
  const byId = new Map<string, OpenPage>();
  const groups = new Map<string, Set<OpenPage>>();
  const groupsOf = ({ brand, memberId }: Page) => (memberId === undefined ? [brand] : [brand, `${brand} ${memberId}`]);
  const groupOf = (key: string) => [...(groups.get(key) ?? [])];
  return {
    add({ brand, memberId, connection }) {
      const opened: OpenPage = { brand, memberId, connection, id: randomUUID(), openedAt: Date.now(), seq: 0 };
      byId.set(opened.id, opened);
      for (const key of groupsOf(opened)) groups.set(key, (groups.get(key) ?? new Set()).add(opened));
      return opened;
    },
    remove(page) {
      for (const key of groupsOf(page)) {
        groups.get(key)?.delete(page);
        if (!groups.get(key)?.size) groups.delete(key);
      }
      return byId.delete(page.id);
    },
    find: (id) => byId.get(id),
    all: () => [...byId.values()],
    ofBrand: groupOf,
    ofMember: (brand, memberId) => groupOf(`${brand} ${memberId}`),
  };
}
