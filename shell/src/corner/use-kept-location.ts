import { useEffect, useState } from 'react';
import { type Location, parsePath, useLocation } from 'react-router-dom';
import { pageAt, useCurrentPage } from '../routing/use-current-page';
import { useSite } from '../site-context';
import { keptAddress, keepAddress } from './kept-address';

interface Kept {
  /** Where the page that goes on was opened; nothing when there is none. */
  location: Location | undefined;
  /** The player is elsewhere. */
  small: boolean;
  /** Whether the page is to stay when the player goes elsewhere. */
  keep: (going: boolean) => void;
}

/**
 * The last address of a page that goes on: while the player is there, and afterwards for as long as it has something running, also when the page
 * around it is loaded anew.
 */
export function useKeptLocation(): Kept {
  const location = useLocation();
  const { table } = useSite();
  const here = useCurrentPage()?.descriptor.goesOn === true;
  const [before] = useState(() => {
    const known = here ? undefined : asLocation(keptAddress());
    return known && pageAt(table, known.pathname)?.descriptor.goesOn ? known : undefined;
  });
  const [going, keep] = useState(before !== undefined);
  const [last, setLast] = useState(here ? location : before);
  const kept = here ? location : going ? last : undefined;
  if (kept !== last) setLast(kept);
  const address = going && kept ? kept.pathname + kept.search : undefined;
  useEffect(() => keepAddress(address), [address]);
  return { location: kept, small: !here, keep };
}

function asLocation(address: string | undefined): Location | undefined {
  if (!address?.startsWith('/')) return undefined;
  const { pathname = '/', search = '' } = parsePath(address);
  return { pathname, search, hash: '', state: null, key: 'kept' };
}
