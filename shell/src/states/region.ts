import type { PageData } from '@pavilion/api/site';

type Place = NonNullable<PageData['regionBlocked']>;

/** Whether the brand does not serve the place where this visitor is. Once that is so, it stays so until the page is loaded anew. */
export interface Region {
  blocked(): boolean;
  /** Where the visitor is, if the page came with it. */
  readonly place: Place | undefined;
  subscribe(listener: () => void): () => void;
  block(): void;
}

/** `place` is that of a visitor whose page was refused. */
export function createRegion(place?: Place): Region {
  let blocked = place !== undefined;
  const listeners = new Set<() => void>();
  return {
    blocked: () => blocked,
    place,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block() {
      blocked = true;
      for (const listener of listeners) listener();
    },
  };
}
