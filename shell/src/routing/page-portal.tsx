import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './page-portal.module.css';

/** A place in the document that can be moved from one layout to another with everything in it. */
interface PagePortal {
  node: HTMLElement;
  /** Whether some layout has it now or had it before. */
  isAttached(): boolean;
  subscribe(listener: () => void): () => void;
  attachTo(parent: HTMLElement): () => void;
}

/** The one place of the page, for as long as the caller is mounted. */
export function usePagePortal(): PagePortal {
  return useState(createPagePortal)[0];
}

/** Where the page stands: in a layout, in the frame, or alone. One at a time. */
export function PagePortalOutlet({ place }: { place: PagePortal }) {
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (parent.current ? place.attachTo(parent.current) : undefined), [place]);
  return <div ref={parent} className={styles['place']} />;
}

/**
 * The page itself. It stays mounted when the layout around it is loaded, refused, replaced or killed: that is another remote's affair and
 * must not cost what a player has typed.
 */
export function PersistentPage({ place, children }: { place: PagePortal; children: ReactNode }) {
  return useSyncExternalStore(place.subscribe, place.isAttached) && createPortal(children, place.node);
}

function createPagePortal(): PagePortal {
  const node = document.createElement('div');
  node.className = styles['place'] ?? '';
  const listeners = new Set<() => void>();
  let taken = false;
  let focused: Element | null = null;
  return {
    node,
    isAttached: () => taken,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attachTo(parent) {
      parent.append(node);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      focused = null;
      if (!taken) {
        taken = true;
        for (const listener of listeners) listener();
      }
      return () => {
        // A browser takes the focus from what leaves the document, even for a moment.
        focused = node.contains(document.activeElement) ? document.activeElement : null;
      };
    },
  };
}
