import type { PendingChange } from '@pavilion/api/staff';
import type { AuditEntry, BrandState, RetiredBrandName } from '@pavilion/api/registry';
import { table } from './table';

/** Every remote of every brand. */
export function statusTable(brands: BrandState[]): string {
  const rows = brands.flatMap(({ brand, seq, pages, remotes }) =>
    remotes.map(({ remote, mode, version, earlier }) => [
      brand,
      remote,
      version ? mode : 'not released',
      version ?? '–',
      earlier[0] ?? '–',
      `${seq}`,
      `${pages.current}/${pages.open}`,
    ]),
  );
  return table(['brand', 'remote', 'state', 'version', 'before', 'seq', 'pages with it'], rows);
}

export function brandTable(brands: BrandState[]): string {
  return table(
    ['brand', 'name', 'seq', 'since', 'remotes on'],
    brands.map(({ brand, name, seq, issuedAt, remotes }) => [
      brand,
      name,
      `${seq}`,
      issuedAt,
      remotes
        .filter(({ mode, version }) => version && mode === 'on')
        .map(({ remote }) => remote)
        .join(' ') || '–',
    ]),
  );
}

export function retiredTable(brands: RetiredBrandName[]): string {
  if (!brands.length) return 'No brand is retired.';
  return table(
    ['brand', 'name', 'since'],
    brands.map(({ brand, name, retiredAt }) => [brand, name, retiredAt]),
  );
}

export function auditTable(entries: AuditEntry[]): string {
  return table(
    ['at', 'who', 'did', 'brand', 'remote', 'seq', 'why'],
    entries.map(({ at, who, action, brand, remote, seq, reason }) => [
      at,
      who,
      action,
      brand ?? '–',
      remote ?? '–',
      `${seq ?? '–'}`,
      reason,
    ]),
  );
}

/** Changes that wait for their time or for somebody. */
export function pendingTable(pending: PendingChange[]): string {
  if (!pending.length) return 'Nothing waits.';
  return table(
    ['request', 'brand', 'for', 'who', 'why', 'what'],
    pending.map(({ id, brand, state, at, who, reason, lines, obstacle, approvals, needed }) => [
      id,
      brand,
      state === 'scheduled'
        ? (at ?? '')
        : (obstacle?.en ?? (needed === 2 ? `two operators (${approvals.length} agreed)` : 'another operator')),
      who,
      reason,
      lines.map(({ en }) => en).join(' '),
    ]),
  );
}
