import { createHash } from 'node:crypto';
import type { Catalogue } from './catalogue';
import { hotGamesResponse, vendorsResponse } from './responses';

/** A catalogue never changes: a change makes another one. */
const versions = new WeakMap<Catalogue, string>();

/** Of what browsers keep: the hot games, in each language, and the vendors. */
export function catalogueVersion(catalogue: Catalogue): string {
  const known = versions.get(catalogue);
  if (known) return known;
  const lists = [
    vendorsResponse(catalogue),
    ...(['bn', 'en'] as const).map((each) => hotGamesResponse(catalogue, undefined, each)),
  ];
  const version = createHash('sha256').update(JSON.stringify(lists)).digest('base64url').slice(0, 12);
  versions.set(catalogue, version);
  return version;
}
