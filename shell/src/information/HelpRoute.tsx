import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../site-context';
import { sheetFromAnchor } from './sheet-from-anchor';

/** `/help` over the lobby: what follows the `#` says which part of the help centre, or another sheet of what the site tells. */
export function HelpRoute(): null {
  const { information } = useSite();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const opened = useRef(false);
  useEffect(() => {
    information.open(sheetFromAnchor(decodeAnchor(hash)));
    opened.current = true;
  }, [information, hash]);
  useEffect(() => () => information.close(), [information]);
  useEffect(() => {
    if (opened.current && !sheet && !information.current()) void navigate('/', { replace: true });
  }, [sheet, information, navigate]);
  return null;
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // No anchor of ours: help opens at its beginning.
    return '';
  }
}
