import { type ReactNode, createContext, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Speaks to screen readers, politely, wherever the player is on the page. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => setText((now) => (now === next ? `${next}\u00a0` : next)), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="pv-visually-hidden">{text}</output>
    </AnnounceContext>
  );
}

export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
