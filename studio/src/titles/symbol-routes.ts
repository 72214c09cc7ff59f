import { brotliCompressSync } from 'node:zlib';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { drawSymbol } from '@pavilion/art/symbol';
import { Type } from 'typebox';
import { GameError } from '../http/game-error';
import { SLOTS } from '../slots/slot-kinds';
import { PIECES } from './instant-titles';
import { STEP_PIECES } from './step-titles';
import { TABLE_PIECES } from './table-titles';
import { titleByCode } from './titles';

const LETTERS = Object.values(SLOTS).flatMap(({ symbols }) => symbols);
const Place = Type.Object({
  code: Type.String({ maxLength: 64 }),
  symbol: Type.Enum([...new Set([...LETTERS, ...PIECES, ...TABLE_PIECES, ...STEP_PIECES])]),
});

/** Drawings of some eighty titles. */
const KEPT = 800;
const BROTLI = /(^|,)\s*br\s*(,|$)/;

/** A drawing, and the same as it goes over the wire. */
interface Drawing {
  readonly plain: string;
  readonly brotli: Buffer;
}

/** The symbols of a title, drawn in its colours. */
export const symbolRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const drawn = new Map<string, Drawing>();

  app.get('/art/titles/:code/:symbol.svg', { schema: { params: Place } }, async ({ params: { code, symbol }, headers }, reply) => {
    const skin = titleByCode(code)?.skin;
    const piece = skin?.symbols[symbol];
    if (!skin || !piece) throw new GameError('title.unknown');
    const key = `${code}/${symbol}`;
    const { plain, brotli } = getOrDraw(drawn, key, () => drawSymbol(piece.noun, skin.ink));
    void reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
    if (!BROTLI.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
    return reply.header('content-encoding', 'br').send(brotli);
  });
};

function getOrDraw(drawn: Map<string, Drawing>, key: string, draw: () => string): Drawing {
  const kept = drawn.get(key);
  if (kept) return kept;
  const plain = draw();
  const made = { plain, brotli: brotliCompressSync(plain) };
  // Of thousands of titles a few are open at a time: the oldest drawing makes room.
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, made);
  return made;
}
