import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** The remote around a screen; the shell's own dialogs stand in none. */
const RemoteName = createContext('');
const busy = new Map<symbol, string>();
const listeners = new Set<() => void>();

/** Put around each part of a remote by the shell, so that a busy screen keeps its own remote and no other. @internal */
export function RemoteScope({ remote, children }: { remote: string; children: ReactNode }) {
  return <RemoteName value={remote}>{children}</RemoteName>;
}

/**
 * True while any mounted screen, or any of `remote`, says that it must not be replaced: a bet under way, a form half filled.
 *
 * @internal
 */
export function isBusy(remote?: string): boolean {
  return remote === undefined ? busy.size > 0 : [...busy.values()].includes(remote);
}

/** Calls `listener` whenever a screen begins or ends to be busy, until the returned function is called. @internal */
export function onBusyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that this screen must not be replaced while `reason` holds; only a kill overrides it. @public */
export function useBusy(reason: boolean): void {
  const remote = useContext(RemoteName);
  useEffect(() => {
    if (!reason) return undefined;
    const mark = Symbol('busy');
    busy.set(mark, remote);
    notifyListeners();
    return () => {
      busy.delete(mark);
      notifyListeners();
    };
  }, [reason, remote]);
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
