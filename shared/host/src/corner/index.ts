import { createContext, useContext, useEffect } from 'react';

/** Where a page with `goesOn` in its descriptor stands. @public @sealed */
export interface Corner {
  /** It is small, in a corner of the screen, while the player looks at another page. */
  small: boolean;
  /** Makes it whole again, at its own address. */
  enlarge(): void;
  /** Takes it out of the corner. */
  end(): void;
}

interface CornerKeeper extends Corner {
  /** Whether there is something that is to go on when the player goes elsewhere. */
  keep(going: boolean): void;
}

const nothing = () => undefined;
const CornerContext = createContext<CornerKeeper>({ small: false, enlarge: nothing, end: nothing, keep: nothing });

/** Put around such a page by the shell, and by tests. @internal */
export const CornerProvider = CornerContext.Provider;

/**
 * Keeps this page when the player goes elsewhere, while there is something `going` on; says whether it stands in the corner.
 *
 * @public
 */
export function useGoesOn(going: boolean): Corner {
  const corner = useContext(CornerContext);
  const { keep } = corner;
  useEffect(() => {
    if (!going) return undefined;
    keep(true);
    return () => keep(false);
  }, [going, keep]);
  return corner;
}
