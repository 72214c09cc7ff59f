import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Change, Preview } from '@pavilion/api/staff';
import type { BrandManifest } from '@pavilion/contract';
import { sql } from 'kysely';
import { keyFile } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { loadBrand } from './brand-store';
import type { EngineDependencies } from './engine';
import type { ActiveManifest } from './active-manifests';
import { labelOf, loopbackOrigin, withLocalRemote } from './preview-content';
import { planChanges } from './plan/plan-changes';
import { findManifest } from './store';
import type { PreviewContent } from './tables';
import { signManifest, writeManifest } from './write-manifest';
import { namesOf, loadVersions, loadPlanContext } from './plan-context';

/** A site as it is not, or not yet, for whoever has the address. */
export interface PreviewedSite extends ActiveManifest {
  until: Date;
  /** Where the remote under development comes from: the page's policy has to allow it. */
  localOrigin: string | undefined;
}

export interface Previews {
  /** @throws DomainError `registry.preview_not_local` */
  create(brand: Brand, content: PreviewContent): Promise<Preview>;
  /** The site that a token of this brand shows. @throws DomainError `registry.preview_refused` */
  open(brand: string, token: string): Promise<PreviewedSite>;
}

const LIFETIME_MS = 3_600_000;

/** Previews are rows, and their addresses carry a token that is signed with `keys/preview-secret`. */
export async function createPreviews(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  parts: EngineDependencies,
): Promise<Previews> {
  const secret = await keyFile(config, 'preview-secret', () => randomBytes(32));
  const tokens = createPreviewTokens(secret);
  return {
    async create(brand, content) {
      if (content.kind === 'local') loopbackOrigin(content.entry);
      const [id, until] = [randomUUID(), new Date(Date.now() + LIFETIME_MS)];
      await db
        .deleteFrom('registry_previews')
        .where('until', '<', sql<Date>`now()`)
        .execute();
      await db
        .insertInto('registry_previews')
        .values({ id, brand: brand.code, content: JSON.stringify(content), until })
        .execute();
      return { url: addressOf(brand, config.publicOrigin, tokens.sign(brand.code, id)), until: until.toISOString() };
    },
    async open(brand, token) {
      const id = tokens.read(brand, token);
      const row = id && (await db.selectFrom('registry_previews').selectAll().where('id', '=', id).executeTakeFirst());
      if (!row || row.brand !== brand || row.until.getTime() <= Date.now()) throw new DomainError('registry.preview_refused');
      const manifest = await manifestOf(parts, brand, row.content, row.until);
      const localOrigin = row.content.kind === 'local' ? loopbackOrigin(row.content.entry) : undefined;
      return { signed: signManifest(manifest, parts.key), manifest, until: row.until, localOrigin };
    },
  };
}

/** Every time anew, from what is true now: a plan can be looked at while the brand goes on. */
async function manifestOf(parts: EngineDependencies, brand: string, content: PreviewContent, until: Date): Promise<BrandManifest> {
  const { db } = parts.platform;
  const [state, known] = await Promise.all([loadBrand(db, brand), findManifest(db, brand)]);
  if (!state) throw new DomainError('site.unknown_brand');
  const now = new Date();
  const changes = content.kind === 'changes' ? content.changes.map(asFullRollout) : [];
  const { next } = planChanges(state, changes, await loadPlanContext(parts, db, state, changes, now));
  const written = writeManifest(next, known?.seq ?? 0, now, await loadVersions(parts.versions, db, namesOf(next)));
  const manifest = content.kind === 'local' ? withLocalRemote(written, content) : written;
  const preview = { label: labelOf(content), until: until.toISOString() };
  return { ...manifest, notAfter: preview.until, preview };
}

/** Whoever looks at a canary wants to see it, whatever their share. */
function asFullRollout(change: Change): Change {
  return change.kind === 'canary' ? { kind: 'promote', remote: change.remote, version: change.version } : change;
}

function createPreviewTokens(secret: Buffer) {
  const seal = (brand: string, id: string) => createHmac('sha256', secret).update(`preview:${brand}:${id}`).digest('base64url');
  return {
    sign: (brand: string, id: string) => `${id}.${seal(brand, id)}`,
    read(brand: string, token: string): string | undefined {
      const [, id, given] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !given) return undefined;
      return timingSafeEqual(Buffer.from(given), Buffer.from(seal(brand, id))) ? id : undefined;
    },
  };
}

function addressOf({ hosts }: Brand, publicOrigin: string, token: string): string {
  const address = new URL('/', publicOrigin);
  if (hosts[0]) address.hostname = hosts[0];
  address.searchParams.set('preview', token);
  return address.href;
}
