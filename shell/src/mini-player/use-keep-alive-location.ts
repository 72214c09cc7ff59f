import { useEffect, useState } from 'react';
import { type Location, parsePath, useLocation } from 'react-router-dom';
import { pageAt, useCurrentPage } from '../routing/use-current-page';
import { useSite } from '../site-context';
import { readMiniPlayerAddress, saveMiniPlayerAddress } from './mini-player-storage';

interface KeepAliveLocation {
  /** Where the page that is kept alive was opened; nothing when there is none. */
  location: Location | undefined;
  /** The player is elsewhere. */
  minimized: boolean;
  /** Whether the page is to stay when the player goes elsewhere. */
  setKeepAlive: (going: boolean) => void;
}

/**
 * The last address of a page that is kept alive: while the player is there, and afterwards for as long as it has something running, also when the page
 * around it is loaded anew.
 */
export function useKeepAliveLocation(): KeepAliveLocation {
  const location = useLocation();
  const { table } = useSite();
  const here = useCurrentPage()?.descriptor.keepAlive === true;
  const [before] = useState(() => {
    const known = here ? undefined : toLocation(readMiniPlayerAddress());
    return known && pageAt(table, known.pathname)?.descriptor.keepAlive ? known : undefined;
  });
  const [going, setKeepAlive] = useState(before !== undefined);
  const [last, setLast] = useState(here ? location : before);
  const kept = here ? location : going ? last : undefined;
  if (kept !== last) setLast(kept);
  const address = going && kept ? kept.pathname + kept.search : undefined;
  useEffect(() => saveMiniPlayerAddress(address), [address]);
  return { location: kept, minimized: !here, setKeepAlive };
}

function toLocation(address: string | undefined): Location | undefined {
  if (!address?.startsWith('/')) return undefined;
  const { pathname = '/', search = '' } = parsePath(address);
  return { pathname, search, hash: '', state: null, key: 'kept' };
}
