import type { Objection } from '@pavilion/api/staff';
import type { RemoteDescriptor } from '@pavilion/contract';
import { isSupportedContract } from '../read-descriptor';
import { type BrandState, versionKey, type PlanContext } from './brand-state';
import { blockingObjection, warningObjection } from './effect';
import { placesInUse, placesOf } from './places';
import { unsupportedPackages } from './shared-packages';
import { pagesLostText, sharedText, placesTakenText } from './plan-texts';

/** What speaks against running a version in a brand. Made on every way by which a version comes into force. */
export function versionObjections(state: BrandState, remote: string, version: string, context: PlanContext): Objection[] {
  const { descriptors } = context;
  const name = versionKey(remote, version);
  const descriptor = descriptors.get(name);
  if (!descriptor) return [blockingObjection('registry.unknown_version')];
  if (state.revoked.has(name)) return [blockingObjection('registry.version_revoked')];
  if (!isSupportedContract(descriptor)) return [blockingObjection('registry.contract_unsupported')];
  const [misfit] = unsupportedPackages(context.packages.get(name) ?? {}, context.shell);
  if (misfit) return [{ ...blockingObjection('registry.shared_unsupported'), text: sharedText(misfit) }];
  return [...pagesLost(state, remote, descriptor, descriptors), ...placesTaken(state, remote, descriptor, descriptors)];
}

function pagesLost(
  { remotes }: BrandState,
  remote: string,
  next: RemoteDescriptor,
  descriptors: PlanContext['descriptors'],
): Objection[] {
  const present = descriptors.get(versionKey(remote, remotes[remote]?.version ?? ''))?.pages ?? [];
  const lost = present.filter(({ id }) => !next.pages.some((page) => page.id === id)).map(({ id }) => id);
  return lost.length ? [warningObjection('registry.pages_lost', pagesLostText(lost))] : [];
}

/** What others have is refused, unless this remote names it today: no brand is stopped by what it ran before there was this rule. */
function placesTaken(
  state: BrandState,
  remote: string,
  next: RemoteDescriptor,
  descriptors: PlanContext['descriptors'],
): Objection[] {
  const present = descriptors.get(versionKey(remote, state.remotes[remote]?.version ?? ''));
  const named = new Set(present ? placesOf(present) : []);
  const objections = new Map<string, { taken: string[]; shared: string[] }>();
  for (const [place, holder] of placesOfOthers(state, remote, placesOf(next), descriptors)) {
    const found = objections.get(holder) ?? { taken: [], shared: [] };
    (named.has(place) ? found.shared : found.taken).push(place);
    objections.set(holder, found);
  }
  return [...objections].flatMap(([holder, { taken, shared }]) => [
    ...(taken.length ? [placeTaken(remote, holder, taken)] : []),
    ...(shared.length ? [warningObjection('registry.address_taken', placesTakenText(holder, shared))] : []),
  ]);
}

function placeTaken(remote: string, holder: string, places: readonly string[]): Objection {
  return {
    ...blockingObjection('registry.place_taken'),
    text: placesTakenText(holder, places),
    cure: places.map((place) => ({ kind: 'place', remote: holder, place, to: remote })),
  };
}

/** Each of `places` that another remote has, with that one. */
function placesOfOthers(
  state: BrandState,
  remote: string,
  places: readonly string[],
  descriptors: PlanContext['descriptors'],
): [place: string, holder: string][] {
  const others = [...placesInUse(state, descriptors)].filter(([other]) => other !== remote);
  return places.flatMap((place): [string, string][] => {
    const given = state.places[place];
    if (given?.to === remote || given?.from === remote) return [];
    const holder = given?.to ?? others.find(([, theirs]) => theirs.has(place))?.[0];
    return holder ? [[place, holder]] : [];
  });
}
