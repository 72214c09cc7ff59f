import type { StaffStreamEvents } from '@pavilion/api/stream';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BOARD_KEY } from './board-query';

const RECONNECT_DELAY_MS = 5_000;
const BOARD_CHANGED: keyof StaffStreamEvents = 'board';

/** Follows `GET /staff/events` and reads the board again when it says so. True while the connection stands. */
export function useBoardEvents(): boolean {
  const queries = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: BOARD_KEY });
    return subscribe('/staff/events', { onState: setLive, onBoard: refresh });
  }, [queries]);
  return live;
}

function subscribe(address: string, { onState, onBoard }: { onState: (live: boolean) => void; onBoard: () => void }): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(address);
    source.addEventListener('open', () => {
      onState(true);
      onBoard();
    });
    source.addEventListener(BOARD_CHANGED, onBoard);
    source.addEventListener('error', () => {
      onState(false);
      // The browser goes on by itself after a broken connection, but not after an answer that refuses.
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, RECONNECT_DELAY_MS);
    });
  };
  open();
  return () => {
    clearTimeout(again);
    source?.close();
  };
}
