import {
  ART_VERSION,
  CATEGORIES,
  type Category,
  defaultGameIcon,
  drawAvatar,
  drawBanner,
  drawBrandMark,
  drawCategoryIcon,
  drawCover,
  drawGoods,
  drawPaymentMark,
  drawSocialMark,
  drawVendorLogo,
  isBannerScene,
  isBrand,
  isMenuCategory,
  isSocialMark,
  readFaces,
  type Tone,
} from '@pavilion/art';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Bitmaps } from './bitmaps';
import { type CachedImage, codingFor, encodeDrawing, ImageCache } from './image-cache';

/** What the art needs of the catalogue: one game by its id. */
export interface GameFinder {
  find(
    nodeId: string,
  ): { nodeId: string; name: string; category: Category; vendor: string; gameClass?: string | undefined } | undefined;
}

interface Query {
  tone?: unknown;
  name?: unknown;
}

/** A drawing for a file's name (without its ending) and the query, or nothing where there is none. */
type Drawer = (name: string, query: Query) => (() => string) | undefined;

const FACES_AFTER_MS = 1_000;
const KEPT = 1_500;
const YEAR = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=300';
const FILE = /^([\w-]{1,64})\.(svg|avif)$/;
const NODE_ID = /^[1-9]\d{0,9}$/;

const toneOf = ({ tone }: Query): Tone => (tone === 'light' ? 'light' : 'dark');

/** Under the names the wire has for them too: `VENDOR_ICON_SMALL`, one `…_LIST_VENDOR` for each category, `SUBMENU_IMG`. */
function drawers(games: GameFinder): Record<string, Drawer> {
  const vendors: Drawer = (name, query) =>
    /^[A-Z][A-Z0-9_]{0,15}$/.test(name) ? () => drawVendorLogo({ code: name, tone: toneOf(query) }) : undefined;
  const categoryIcons: Drawer = (name) => (isMenuCategory(name) ? () => drawCategoryIcon(name) : undefined);
  return {
    VENDOR_ICON_SMALL: vendors,
    ...Object.fromEntries(CATEGORIES.map((category) => [`${category}_LIST_VENDOR`, vendors])),
    SUBMENU_IMG: categoryIcons,
    games: (name) => {
      if (name === 'default') return () => defaultGameIcon();
      const game = NODE_ID.test(name) ? games.find(name) : undefined;
      return game && (() => drawCover({ ...game, nodeId: Number(game.nodeId) }));
    },
    banners: (name, query) => (isBannerScene(name) ? () => drawBanner({ scene: name, tone: toneOf(query) }) : undefined),
    vendors,
    categories: categoryIcons,
    goods: (name, query) => () => drawGoods(name, typeof query.name === 'string' ? query.name.slice(0, 80) : ''),
    brands: (name, query) => {
      const brand = name.replace(/-mark$/, '');
      return isBrand(brand) ? () => drawBrandMark(brand, toneOf(query), name === brand) : undefined;
    },
    social: (name, query) => (isSocialMark(name) ? () => drawSocialMark(name, toneOf(query)) : undefined),
    payments: (name) => () => drawPaymentMark(name),
    avatars: (name) => () => drawAvatar(name),
  };
}

/**
 * Serves every drawing under `/art/v1/…`. The current version's files may be kept for a year; a page that still asks for another
 * version gets today's drawing for a few minutes, so that nobody sees a hole while a new version rolls out.
 */
export function artRoutes(games: GameFinder): FastifyPluginAsync {
  return async (app) => {
    const files = new ImageCache(KEPT);
    const bitmaps = new Bitmaps();
    // After the first answers: whoever waits for a gateway that comes back does not wait for faces.
    let reading: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => void (reading = setTimeout(readFaces, FACES_AFTER_MS).unref()));
    app.addHook('onClose', async () => clearTimeout(reading));
    for (const [kind, drawer] of Object.entries(drawers(games))) {
      app.get<{ Params: { version: string; file: string }; Querystring: Query }>(
        `/art/:version/${kind}/:file`,
        { config: { access: 'public', whenClosed: true }, schema: { hide: true } as object },
        async (request, reply) => {
          const { version, file } = request.params;
          const [, name, form] = FILE.exec(file) ?? [];
          const draw = name !== undefined && /^v\d{1,4}$/.test(version) ? drawer(name, request.query) : undefined;
          if (name === undefined || draw === undefined) return reply.callNotFound();
          const caching = version === `v${ART_VERSION}` ? YEAR : BRIEF;
          if (form === 'avif') {
            if (kind !== 'games') return reply.callNotFound();
            const bitmap = await bitmaps.find(name, draw);
            // Too many wait: the drawing does for now, and the next page asks again.
            if (!bitmap) return reply.header('cache-control', 'no-store').redirect(request.url.replace('.avif', '.svg'));
            return send(request, reply, bitmap, caching);
          }
          const asked = typeof request.query.name === 'string' && kind === 'goods' ? request.query.name.slice(0, 80) : '';
          const coding = codingFor(request.headers['accept-encoding']);
          const drawn = await files.find(`${coding} ${kind} ${name} ${toneOf(request.query)} ${asked}`, async () =>
            encodeDrawing(draw(), coding),
          );
          return send(request, reply, drawn, caching);
        },
      );
    }
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, type, coding }: CachedImage,
  caching: string,
): FastifyReply {
  void reply.headers({
    'cache-control': caching,
    etag,
    vary: 'accept-encoding',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type(type).send(bytes);
}
