import type { CloneRequest } from '@pavilion/api/staff';
import { sql } from 'kysely';
import { DomainError } from '../../../platform/errors';
import { brandStore } from '../brands';
import { loadBrand } from './brand-store';
import { type EngineDependencies, type IssuedManifest, issueManifest } from './engine';
import { toBrandFile } from './plan/brand-file';
import { lockBrand } from './store';

/** No brand can have this code. */
const ALL_BRANDS = '*';

/**
 * Makes a brand from another: its settings, remotes, versions, flags and theme. Members, money, stock and history stay where they are.
 *
 * @throws DomainError `site.unknown_brand`, `registry.brand_retired`, `registry.brand_exists`, `registry.host_taken`
 */
export async function cloneBrand(
  parts: EngineDependencies,
  { from, code, name, host, reason }: CloneRequest,
  who: string,
): Promise<{ result: { brand: string; seq: number }; issued: IssuedManifest[] }> {
  return parts.platform.db.transaction().execute(async (db) => {
    // One at a time, so that no two brands get the same host; then as always in one order.
    for (const each of [ALL_BRANDS, ...[from, code].sort()]) await lockBrand(db, each);
    const source = await loadBrand(db, from);
    if (!source) throw new DomainError('site.unknown_brand');
    if (source.retired) throw new DomainError('registry.brand_retired');
    for (const taken of await brandStore(db).withCodeOrHost(code, host))
      throw new DomainError(taken === code ? 'registry.brand_exists' : 'registry.host_taken');
    await sql`select clone_brand(${from}, ${code}, ${name}, ${host})`.execute(db);
    const made = await loadBrand(db, code);
    if (!made) throw new Error(`The brand ${code} was not made`);
    const row = await issueManifest(parts, db, made, new Date());
    const after = { name, host, ...toBrandFile(made) };
    await parts.audit.append(db, { who, reason, action: 'clone', brand: code, seq: row.seq, before: { from }, after });
    return { result: { brand: code, seq: row.seq }, issued: [{ row, urgent: false }] };
  });
}
