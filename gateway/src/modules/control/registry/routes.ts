import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FileName, RemoteName, Version } from '@pavilion/api/registry';
import { successEnvelope } from '@pavilion/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DomainError } from '../../../platform/errors';
import { ok } from '../../../platform/http';
import type { Encoding } from './object-store';
import type { Registry } from './registry';
const Signed = Type.Object({ kid: Type.String(), payload: Type.String(), signature: Type.String() });
const File = Type.Object({ remote: RemoteName, version: Version, file: FileName });

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** What browsers ask of the registry: a brand's manifest, and the files of remotes. */
export function registryRoutes(registry: Registry): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/system/manifest',
      {
        config: { access: 'public', whenClosed: true },
        schema: { tags: ['registry'], response: { 200: successEnvelope(Signed) } },
      },
      async (request, reply) => {
        const active = registry.manifestOf(request.brand.code);
        if (!active) throw new DomainError('site.unknown_brand');
        const tag = `"${active.manifest.seq}"`;
        void reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'host');
        if (request.headers['if-none-match'] === tag) return reply.code(304 as 200).send(undefined as never);
        return ok(active.signed);
      },
    );
    app.get(
      '/remotes/:remote/:version/:file',
      { config: { access: 'public', whenClosed: true }, schema: { params: File, hide: true } },
      async (request, reply) => {
        const { remote, version, file } = request.params;
        const found = await registry.file(remote, version, file, encodingsOf(request));
        if (!found) throw new DomainError('request.not_found');
        return sendFile(reply, file, found);
      },
    );
  };
}

/** Immutable, and readable from any origin: a version's address never holds anything else. */
function sendFile(reply: FastifyReply, name: string, { bytes, encoding }: { bytes: Buffer; encoding: Encoding }): FastifyReply {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'accept-encoding')
    .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .send(bytes);
}

function encodingsOf({ headers }: FastifyRequest): Encoding[] {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).filter((encoding) => accepted.includes(encoding));
}
