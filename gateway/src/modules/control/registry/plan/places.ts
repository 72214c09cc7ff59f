import { type Area, type MenuName, type PageDescriptor, pagesOf, type RemoteDescriptor, type SlotName } from '@pavilion/contract';
import { type BrandState, type GivenPlace, type PlanContext, versionKey } from './brand-state';

const PREFIX: Readonly<Record<Area, string>> = { site: '', bare: '', member: '/member', agent: '/agentHome' };

/** Everything that only one remote of a brand can have, in words that a change can name: `address /games`, `menu side 20`. */
export function placesOf(descriptor: RemoteDescriptor): string[] {
  const { slots, layouts } = descriptor;
  const pages = pagesOf(descriptor);
  return [
    ...new Set([
      ...pages.flatMap((page) => page.paths.map((path) => addressPlace(page.area, path))),
      ...pages.flatMap((page) => menusOf(page).map(([menu]) => menuPlace(page, menu))),
      ...Object.entries(slots).map(([slot, at]) => slotPlace(slot, at)),
      ...layouts.map(layoutPlace),
    ]),
  ];
}

/** A descriptor without the places that others have: what the brand's manifest says of the remote. */
export function withoutPlaces(descriptor: RemoteDescriptor, lost: ReadonlySet<string>): RemoteDescriptor {
  if (lost.size === 0) return descriptor;
  const pages = descriptor.pages.flatMap((page) => {
    const [first, ...more] = page.paths.filter((path) => !lost.has(addressPlace(page.area, path)));
    if (first === undefined) return [];
    const menus = menusOf(page).filter(([menu]) => !lost.has(menuPlace(page, menu)));
    return [{ ...page, paths: [first, ...more], ...(page.menus && { menus: Object.fromEntries(menus) }) } satisfies PageDescriptor];
  });
  const slots = Object.entries(descriptor.slots).filter(([slot, at]) => !lost.has(slotPlace(slot as SlotName, at)));
  const layouts = descriptor.layouts.filter((area) => !lost.has(layoutPlace(area)));
  return { ...descriptor, pages, slots: Object.fromEntries(slots), layouts };
}

/** What `remote` gave away to a remote of the brand that names it now. Until that one does, the place stays where it was. */
export function placesLost(
  { places, remotes }: Pick<BrandState, 'places' | 'remotes'>,
  remote: string,
  descriptors: PlanContext['descriptors'],
): Set<string> {
  const taken = Object.entries(places).filter(([place, { to }]) => {
    if (to === remote) return false;
    const theirs = descriptors.get(versionKey(to, remotes[to]?.version ?? ''));
    return theirs !== undefined && placesOf(theirs).includes(place);
  });
  return new Set(taken.map(([place]) => place));
}

/** What versions that players of the brand run name, by remote; a remote that is off keeps its places. */
export function placesInUse(
  { remotes, places }: BrandState,
  descriptors: PlanContext['descriptors'],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(remotes).map(([remote, { version, canary }]) => {
      const all = [version, canary?.version].flatMap((each) => {
        const descriptor = each ? descriptors.get(versionKey(remote, each)) : undefined;
        return descriptor ? placesOf(descriptor) : [];
      });
      return [remote, new Set(all.filter((place) => !belongsToOther(places[place], remote)))] as const;
    }),
  );
}

function belongsToOther(given: GivenPlace | undefined, remote: string): boolean {
  return given !== undefined && given.to !== remote;
}

function addressPlace(area: Area, path: string): string {
  const address = `${PREFIX[area]}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  // As the router sees it: letters of either size are one, and a parameter is a parameter, whatever it is called.
  return `address ${address.toLowerCase().replace(/:[^/]+/g, ':')}`;
}

function menuPlace({ area, menus }: PageDescriptor, menu: MenuName): string {
  return `menu ${menu === 'area' ? `area ${area}` : menu} ${menus?.[menu]}`;
}

function menusOf({ menus = {} }: PageDescriptor): [MenuName, number][] {
  return Object.entries(menus) as [MenuName, number][];
}

function slotPlace(slot: string, at: number): string {
  return `slot ${slot} ${at}`;
}

function layoutPlace(area: Area): string {
  return `layout ${area}`;
}
