import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile } from './built-files';

/** A file whose name holds its hash: kept by whoever asked for it, for ever. */
export async function sendBuiltFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): Promise<FastifyReply> {
  void reply.type(file.type).headers({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  const encoding = encodingFor(request);
  if (encoding === undefined || file.type.startsWith('font/')) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await file[encoding]());
}

/** The best encoding that the caller takes; undefined for none. */
export function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
