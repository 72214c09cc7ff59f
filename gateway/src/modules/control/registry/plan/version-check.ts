import type { Objection } from '@pavilion/api/operations';
import type { PageDescriptor, RemoteDescriptor } from '@pavilion/contract';
import { speaksContract } from '../read-descriptor';
import { type BrandState, nameOf, type World } from './brand-state';
import { stop, warn } from './effect';
import { sayAddressTaken, sayPagesLost } from './words';

/** What speaks against running a version in a brand. Made on every way by which a version comes into force. */
export function versionObjections(state: BrandState, remote: string, version: string, { descriptors }: World): Objection[] {
  const name = nameOf(remote, version);
  const descriptor = descriptors.get(name);
  if (!descriptor) return [stop('registry.unknown_version')];
  if (state.revoked.has(name)) return [stop('registry.version_revoked')];
  if (!speaksContract(descriptor)) return [stop('registry.contract_unsupported')];
  return [...pagesLost(state, remote, descriptor, descriptors), ...addressesTaken(state, remote, descriptor, descriptors)];
}

function pagesLost(
  { remotes }: BrandState,
  remote: string,
  next: RemoteDescriptor,
  descriptors: World['descriptors'],
): Objection[] {
  const present = descriptors.get(nameOf(remote, remotes[remote]?.version ?? ''))?.pages ?? [];
  const lost = present.filter(({ id }) => !next.pages.some((page) => page.id === id)).map(({ id }) => id);
  return lost.length ? [warn('registry.pages_lost', sayPagesLost(lost))] : [];
}

function addressesTaken(
  { remotes }: BrandState,
  remote: string,
  next: RemoteDescriptor,
  descriptors: World['descriptors'],
): Objection[] {
  const wanted = new Set(next.pages.flatMap(addressesOf));
  return Object.entries(remotes).flatMap(([other, { mode, version }]) => {
    const theirs = other === remote || mode !== 'on' || !version ? undefined : descriptors.get(nameOf(other, version));
    const taken = theirs?.pages.flatMap(addressesOf).filter((address) => wanted.has(address)) ?? [];
    return taken.length ? [warn('registry.address_taken', sayAddressTaken(other, taken))] : [];
  });
}

const addressesOf = ({ area, paths }: PageDescriptor) => paths.map((path) => `${area} ${path}`);
