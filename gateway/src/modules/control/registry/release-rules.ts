import type { ContractDifference, ContractReport, Release, ReleaseFile } from '@pavilion/api/registry';
import { releaseLimits } from '@pavilion/api/registry';
import type { RemoteDescriptor } from '@pavilion/contract';
import { styleFaults } from '@pavilion/tooling/release/style-faults.mjs';
import { DomainError } from '../../../platform/errors';
import { sharedText } from './plan/plan-texts';
import { unsupportedPackages } from './plan/shared-packages';

/** @throws DomainError `registry.release_too_large`, with the file when it is one */
export function requireSizeWithinLimits({ files, maps }: Pick<Release, 'files' | 'maps'>): void {
  requireWithin(files, releaseLimits.files);
  requireWithin(maps, releaseLimits.maps);
}

function requireWithin(files: readonly ReleaseFile[], limits: { each: number; together: number; count: number }): void {
  const large = files.find(({ size }) => size > limits.each);
  if (large) throw tooLarge(`${large.name}: ${large.size} bytes`, `${limits.each} bytes`);
  if (files.length > limits.count) throw tooLarge(`${files.length} files`, `${limits.count} files`);
  const together = files.reduce((sum, { size }) => sum + size, 0);
  if (together > limits.together) throw tooLarge(`${together} bytes in all`, `${limits.together} bytes in all`);
}

function tooLarge(found: string, allowed: string): DomainError {
  return new DomainError('registry.release_too_large', { details: { found, allowed } });
}

/** The code has to hold what the descriptor says of it, no less and no more. @throws DomainError `registry.descriptor_disagrees` */
export function requireMatchingDescriptor(descriptor: RemoteDescriptor, { exports }: ContractReport): void {
  const pages = descriptor.pages.map(({ id }) => id);
  requireSame('pages', pages, exports.pages);
  requireSame('slots', Object.keys(descriptor.slots), exports.slots);
  requireSame('layouts', descriptor.layouts, exports.layouts);
  requireSame('messages', ['bn', 'en'], exports.messages);
  requireSame('contract', [String(descriptor.contract)], [String(exports.contract)]);
  requireSame('runtime', [descriptor.runtime], [exports.runtime]);
}

function requireSame(place: string, described: readonly string[], found: readonly string[]): void {
  const missing = described.filter((name) => !found.includes(name));
  const surplus = found.filter((name) => !described.includes(name));
  if (!missing.length && !surplus.length) return;
  throw new DomainError('registry.descriptor_disagrees', {
    details: { place, described: missing.join(', '), exported: surplus.join(', ') },
  });
}

/** @throws DomainError `registry.shared_unsupported` with the first package that the shell cannot give it */
export function requireSupportedPackages({ shared }: ContractReport, shell: Readonly<Record<string, string>>): void {
  const [misfit] = unsupportedPackages(shared, shell);
  if (misfit) throw new DomainError('registry.shared_unsupported', { details: { why: sharedText(misfit).en } });
}

/** What a remote styles has to be its own. @throws DomainError `registry.styles_refused` with the first fault */
export function requireOwnStyles(remote: string, file: string, bytes: Buffer): void {
  const [fault] = styleFaults(bytes.toString('utf8'), remote);
  if (fault !== undefined) throw new DomainError('registry.styles_refused', { details: { file, fault } });
}

/** @throws DomainError `registry.breaking_change` when something breaks under the contract that was there */
export function requireNewContract(differences: readonly ContractDifference[], before: number | null, after: number): void {
  if (before !== null && after < before) throw breaking(before, after, `the number went back from ${before}`);
  const broken = differences.filter(({ breaking }) => breaking);
  if (before === null || after > before || !broken.length) return;
  throw breaking(before, after, broken.map(sentence).join('; '));
}

function sentence({ kind, name, before, after }: ContractDifference): string {
  if (after === null) return `${kind} ${name} is gone`;
  return `${kind} of ${name}: ${before ?? 'none'} → ${after}`;
}

function breaking(before: number, after: number, changes: string): DomainError {
  return new DomainError('registry.breaking_change', { details: { changes, contract: after, needed: before + 1 } });
}
