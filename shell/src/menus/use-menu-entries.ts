import type { MenuName } from '@pavilion/contract';
import { useSession } from '@pavilion/host/session';
import { useMemo } from 'react';
import { useSite } from '../site-context';
import { type MenuEntry, menuEntries } from './menu-entries';

/** A menu of the frame as this player sees it now. */
export function useMenuEntries(menu: MenuName): readonly MenuEntry[] {
  const { table } = useSite();
  const session = useSession();
  return useMemo(() => menuEntries(table, menu, session), [table, menu, session]);
}
