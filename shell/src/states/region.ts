/** Whether the brand does not serve the place where this visitor is. Once that is so, it stays so until the page is loaded anew. */
export interface Region {
  blocked(): boolean;
  subscribe(listener: () => void): () => void;
  block(): void;
}

export function createRegion(blocked: boolean): Region {
  const listeners = new Set<() => void>();
  return {
    blocked: () => blocked,
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
