import type { Links } from '@pavilion/host/links';
import type { PageTable } from '../routing/page-table';

/** Addresses by page id, from whatever the brand has at the moment of asking. */
export function createLinks(table: () => PageTable): Links {
  return {
    to(id, ...params) {
      const page = table().find(id);
      return page && !page.off ? fill(page.patterns[0] ?? '/', (params[0] ?? {}) as Readonly<Record<string, string>>) : undefined;
    },
    inArea: (area) =>
      table()
        .pages.filter(({ descriptor, off, patterns }) => {
          const standsIn = descriptor.area === area && descriptor.menus?.area !== undefined;
          return standsIn && !off && !patterns[0]?.includes(':');
        })
        .sort((one, other) => (one.descriptor.menus?.area ?? 0) - (other.descriptor.menus?.area ?? 0))
        .map(({ descriptor: { id, label, icon, audience }, patterns }) => ({
          id,
          label,
          icon,
          audience,
          address: patterns[0] ?? '/',
        })),
  };
}

/** Puts parameters into their places; those without a place follow as a query. */
function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(params));
  const path = pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = left.get(name) ?? '';
    left.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...left]).toString();
  return (path.replace(/(.)\/$/, '$1') || '/') + (query && `?${query}`);
}
