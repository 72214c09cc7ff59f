import type { Execution } from '@pavilion/api/announcements';

/** What the site tells players over the page they are on. */
export type Sheet =
  /** Popups of these moments, as they open by themselves. */
  | { name: 'announcements'; executions: readonly Execution[]; first?: string }
  /** What happened to the player's own money, and the notices. */
  | { name: 'inbox' }
  | { name: 'notices'; first?: string }
  /** `anchor` names a section or an article; `term` are the terms, `legal` the licence. */
  | { name: 'help'; anchor?: string }
  | { name: 'contact' }
  | { name: 'feedback' }
  | { name: 'apps' };

/** Which sheet is open, and whether there are notices that were not seen. */
export interface Information {
  current(): Sheet | undefined;
  unread(): boolean;
  subscribe(listener: () => void): () => void;
  open(sheet: Sheet): void;
  close(): void;
  setUnread(unread: boolean): void;
}

export function createInformation(): Information {
  const listeners = new Set<() => void>();
  let current: Sheet | undefined;
  let unread = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    unread: () => unread,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open(sheet) {
      current = sheet;
      tell();
    },
    close() {
      current = undefined;
      tell();
    },
    setUnread(next) {
      if (next === unread) return;
      unread = next;
      tell();
    },
  };
}
