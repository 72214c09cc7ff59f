import { createContext, useContext, useEffect } from 'react';

/** Where a page with `keepAlive` in its descriptor stands. @public @sealed */
export interface MiniPlayer {
  /** It is small, in a corner of the screen, while the player looks at another page. */
  minimized: boolean;
  /** Makes it whole again, at its own address. */
  expand(): void;
  /** Ends it. */
  close(): void;
}

interface MiniPlayerController extends MiniPlayer {
  /** Whether something runs that must not end when the player opens another page. */
  setKeepAlive(going: boolean): void;
}

const noop = () => undefined;
const MiniPlayerContext = createContext<MiniPlayerController>({ minimized: false, expand: noop, close: noop, setKeepAlive: noop });

/** Put around such a page by the shell, and by tests. @internal */
export const MiniPlayerProvider = MiniPlayerContext.Provider;

/**
 * Keeps this page mounted while `going`, when the player opens another page; says whether it is minimized.
 *
 * @public
 */
export function useKeepAlive(going: boolean): MiniPlayer {
  const miniPlayer = useContext(MiniPlayerContext);
  const { setKeepAlive } = miniPlayer;
  useEffect(() => {
    if (!going) return undefined;
    setKeepAlive(true);
    return () => setKeepAlive(false);
  }, [going, setKeepAlive]);
  return miniPlayer;
}
