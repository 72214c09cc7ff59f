import type { IconKey, MenuName, Text } from '@pavilion/contract';
import type { Session } from '@pavilion/host/session';
import type { PageTable } from '../routing/page-table';
import { isOffered } from '../routing/audience';

/** One line of a menu of the frame. */
export interface MenuEntry {
  id: string;
  address: string;
  label: Text;
  icon: IconKey;
}

/** What a menu shows this player, in order: pages that are there, need no parameter and are meant for them. */
export function menuEntries({ pages }: PageTable, menu: MenuName, session: Session): readonly MenuEntry[] {
  return pages
    .filter(({ descriptor, off, patterns }) => {
      const standsIn = descriptor.menus?.[menu] !== undefined;
      return standsIn && !off && !patterns[0]?.includes(':') && isOffered(descriptor.audience, session, menu === 'account');
    })
    .sort((one, other) => (one.descriptor.menus?.[menu] ?? 0) - (other.descriptor.menus?.[menu] ?? 0))
    .map(({ descriptor, patterns }) => ({
      id: descriptor.id,
      address: patterns[0] ?? '/',
      label: descriptor.label,
      icon: descriptor.icon,
    }));
}
