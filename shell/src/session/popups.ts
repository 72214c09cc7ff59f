/** What the session shows over the page. */
export type Popup = 'sign-in' | 'register' | 'change-password';

/** Which popup is open, for its view. */
export interface Popups {
  current(): Popup | undefined;
  subscribe(listener: () => void): () => void;
  open(popup: Popup): void;
  close(): void;
}

export function createPopups(onClose: () => void): Popups {
  const listeners = new Set<() => void>();
  let current: Popup | undefined;
  const show = (popup: Popup | undefined) => {
    current = popup;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: show,
    close() {
      show(undefined);
      onClose();
    },
  };
}
