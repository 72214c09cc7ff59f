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
  code: Type.String({ maxLength: 40 }),
  symbol: Type.Enum([...new Set([...LETTERS, ...PIECES, ...TABLE_PIECES, ...STEP_PIECES])]),
});

/** The symbols of a title, drawn in its colours. */
export const symbolRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const drawn = new Map<string, string>();

  app.get('/art/titles/:code/:symbol.svg', { schema: { params: Place } }, async ({ params: { code, symbol } }, reply) => {
    const skin = titleByCode(code)?.skin;
    const piece = skin?.symbols[symbol];
    if (!skin || !piece) throw new GameError('title.unknown');
    const key = `${code}/${symbol}`;
    const picture = drawn.get(key) ?? drawSymbol(piece.noun, skin.ink);
    drawn.set(key, picture);
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }).send(picture);
  });
};
