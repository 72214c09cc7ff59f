import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useCurrentPage } from '../routing/use-current-page';

interface Kept {
  /** Where the page that goes on was opened; nothing when there is none. */
  location: Location | undefined;
  /** The player is elsewhere. */
  small: boolean;
  /** Whether the page is to stay when the player goes elsewhere. */
  keep: (going: boolean) => void;
}

/** The last address of a page that goes on: while the player is there, and afterwards for as long as it has something running. */
export function useKeptLocation(): Kept {
  const location = useLocation();
  const here = useCurrentPage()?.descriptor.goesOn === true;
  const [going, keep] = useState(false);
  const [last, setLast] = useState(here ? location : undefined);
  const kept = here ? location : going ? last : undefined;
  if (kept !== last) setLast(kept);
  return { location: kept, small: !here, keep };
}
