import { type MiniPlayer, useKeepAlive } from '../mini-player';

/**
 * What {@link MiniPlayer} was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3. Take `MiniPlayer` of `@pavilion/host/mini-player`.
 * @public @sealed
 */
export interface Corner {
  small: boolean;
  enlarge(): void;
  end(): void;
}

/**
 * What `useKeepAlive` was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3. Take `useKeepAlive` of `@pavilion/host/mini-player`.
 * @public
 */
export function useGoesOn(going: boolean): Corner {
  const { minimized, expand, close }: MiniPlayer = useKeepAlive(going);
  return { small: minimized, enlarge: expand, end: close };
}
