import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sheetAt } from '../information/information';
import { useSite } from '../site-context';

/** `/help`: the lobby with the help centre over it; what follows the `#` says which part of it, or another sheet of what the site tells. */
export function HelpAddress({ children }: { children: ReactNode }) {
  const { information } = useSite();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const opened = useRef(false);
  useEffect(() => {
    information.open(sheetAt(decodeAnchor(hash)));
    opened.current = true;
  }, [information, hash]);
  useEffect(() => () => information.close(), [information]);
  useEffect(() => {
    if (opened.current && !sheet) void navigate('/', { replace: true });
  }, [sheet, navigate]);
  return children;
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
