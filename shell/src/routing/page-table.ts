import { type Area, type BrandManifest, type ManifestRemote, type PageDescriptor, pagesOf } from '@pavilion/contract';

/** A page of the brand at this moment. */
export interface Page {
  remote: string;
  descriptor: PageDescriptor;
  /** Router patterns, the canonical one first. */
  patterns: readonly string[];
  /** Its remote is switched off or on its way there: the address answers, no menu shows it. */
  off: boolean;
}

/** Everything the shell knows about a brand's screens, from descriptors alone. */
export interface PageTable {
  pages: readonly Page[];
  find(id: string): Page | undefined;
  /** The remote whose layout belongs around an area's pages; whether it is open now is for the layout's own view to say. */
  layoutOwner(area: Area): string | undefined;
}

const PREFIX: Readonly<Record<Area, string>> = { site: '', bare: '', member: '/member', agent: '/agentHome' };

/** Reads the pages out of a manifest. When two remotes claim one address the first by name has it, so that every shell agrees. */
export function pageTable(manifest: BrandManifest): PageTable {
  const remotes = Object.entries(manifest.remotes).sort(([one], [other]) => (one < other ? -1 : 1));
  const taken = new Set<string>();
  const pages = remotes.flatMap(([remote, entry]) =>
    pagesOf(entry.descriptor)
      .filter(({ flag }) => !flag || manifest.flags[flag])
      .map((descriptor): Page => {
        const patterns = descriptor.paths.map((path) => pattern(descriptor.area, path)).filter((each) => !taken.has(each));
        for (const each of patterns) taken.add(each);
        return { remote, descriptor, patterns, off: !isShown(entry) };
      })
      .filter(({ patterns }) => patterns.length > 0),
  );
  const byId = new Map(pages.map((page) => [page.descriptor.id, page]));
  return {
    pages,
    find: (id) => byId.get(id),
    layoutOwner(area) {
      const owners = remotes.filter(([, { descriptor }]) => descriptor.layouts.includes(area));
      return (owners.find(([, entry]) => isShown(entry)) ?? owners[0])?.[0];
    },
  };
}

function isShown({ enabled, mode }: ManifestRemote): boolean {
  return enabled && mode === 'on';
}

function pattern(area: Area, path: string): string {
  return `${PREFIX[area]}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
