import { createContext, type ReactNode, useContext } from 'react';
import type { Host } from './host';

const HostContext = createContext<Host | undefined>(undefined);

/** Put around everything by the shell, by a remote's development page and by tests. @internal */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/**
 * The host around this component. @throws when there is none, which is a mistake of whoever renders, not of the player.
 *
 * @internal
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('No HostProvider around this component');
  return host;
}
