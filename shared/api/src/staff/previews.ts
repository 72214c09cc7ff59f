import { type Static, Type } from 'typebox';
import { BrandCode, RemoteName, Version } from '../registry';
import { Change } from './changes';

const closed = { additionalProperties: false } as const;
/** By code, or by a host of its site. */
const of = { brand: Type.Optional(BrandCode), host: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]{3,120}$' })) };

/**
 * `POST /registry/previews`: the site with a remote from the asker's machine, with a published version, or with planned changes. The last one
 * asks for the operator token; the others take the remote's deploy token.
 */
export const PreviewRequest = Type.Union([
  Type.Object(
    {
      ...of,
      remote: RemoteName,
      /** `http://localhost:<port>/….js`. */
      entry: Type.String({ maxLength: 200 }),
      descriptor: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 }),
    },
    closed,
  ),
  Type.Object({ ...of, remote: RemoteName, version: Version }, closed),
  Type.Object({ ...of, changes: Type.Array(Change, { minItems: 1, maxItems: 60 }) }, closed),
]);
export type PreviewRequest = Static<typeof PreviewRequest>;

/** Where the preview is, and when it ends. */
export interface Preview {
  url: string;
  until: string;
}
