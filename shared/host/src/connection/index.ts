import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '../host';
import type { ConnectionState } from './connection';

export type { ConnectionSource, ConnectionState } from './connection';

/** How the page is connected, for a screen that shows it in a place of its own: meanwhile the host says nothing of it over the page. @public */
export function useConnection(): ConnectionState {
  const { connection } = useHost();
  useEffect(() => connection.show(), [connection]);
  return useSyncExternalStore(connection.subscribe, connection.current, connection.current);
}
