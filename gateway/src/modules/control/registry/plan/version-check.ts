import type { Objection } from '@pavilion/api/staff';
import type { PageDescriptor, RemoteDescriptor } from '@pavilion/contract';
import { isSupportedContract } from '../read-descriptor';
import { type BrandState, versionKey, type PlanContext } from './brand-state';
import { blockingObjection, warningObjection } from './effect';
import { addressTakenText, pagesLostText } from './plan-texts';

/** What speaks against running a version in a brand. Made on every way by which a version comes into force. */
export function versionObjections(state: BrandState, remote: string, version: string, { descriptors }: PlanContext): Objection[] {
  const name = versionKey(remote, version);
  const descriptor = descriptors.get(name);
  if (!descriptor) return [blockingObjection('registry.unknown_version')];
  if (state.revoked.has(name)) return [blockingObjection('registry.version_revoked')];
  if (!isSupportedContract(descriptor)) return [blockingObjection('registry.contract_unsupported')];
  return [...pagesLost(state, remote, descriptor, descriptors), ...addressesTaken(state, remote, descriptor, descriptors)];
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

function addressesTaken(
  { remotes }: BrandState,
  remote: string,
  next: RemoteDescriptor,
  descriptors: PlanContext['descriptors'],
): Objection[] {
  const wanted = new Set(next.pages.flatMap(addressesOf));
  return Object.entries(remotes).flatMap(([other, { mode, version }]) => {
    const theirs = other === remote || mode !== 'on' || !version ? undefined : descriptors.get(versionKey(other, version));
    const taken = theirs?.pages.flatMap(addressesOf).filter((address) => wanted.has(address)) ?? [];
    return taken.length ? [warningObjection('registry.address_taken', addressTakenText(other, taken))] : [];
  });
}

const addressesOf = ({ area, paths }: PageDescriptor) => paths.map((path) => `${area} ${path}`);
