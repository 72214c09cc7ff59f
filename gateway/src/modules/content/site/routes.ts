import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Location } from '@pavilion/api/system';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { encodingFor, sendBuiltFile, toDomainError } from '../../../platform/http';
import {
  expiredPreviewCookie,
  previewCookie,
  LEAVE_VALUE,
  previewOf,
  type PreviewRequest,
  withoutPreview,
} from './preview-address';
import type { Regions } from '../../control/regions';
import type { SitePage } from './brand-page';
import type { Site } from './service';

/** Addresses of machines: a mistake in them is answered as a call, never with a page. */
const NOT_PAGES =
  /^\/(wps|lgw|lotto|vendors|art|remotes|shell|registry|healthz|readyz|metrics)(\/|$)|\.(js|css|map|json|png|jpg|webp|svg|woff2|php|xml|txt)$/;

/** The pages of brands and the shell's files. */
export function siteRoutes(site: Site, { isDenied, locate }: Pick<Regions, 'isDenied' | 'locate'>): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      // A call, a file of a machine, or a mistake of whoever asks: told as everywhere else.
      if (toDomainError(error).status < 500 || !asksForPage(request)) throw error;
      request.log.error({ err: error }, 'no page can be made');
      const page = site.unavailablePage(request.brand, chosenLocale(request));
      return sendPage(request, reply.code(page.status).headers(page.headers), page.html);
    });
    app.get<{ Params: { '*': string } }>(
      '/shell/*',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } as never },
      async (request, reply) => {
        const file = site.shellFile(request.params['*']);
        if (!file) throw new DomainError('request.not_found');
        return sendBuiltFile(request, reply.header('access-control-allow-origin', '*'), file);
      },
    );
    app.get(
      '/site.webmanifest',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } as never },
      async (request, reply) =>
        reply
          .type('application/manifest+json')
          .header('cache-control', 'public, max-age=3600')
          .send(JSON.stringify(site.webManifest(request.brand))),
    );
    app.get(
      '/robots.txt',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } as never },
      async (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /wps/\nDisallow: /member\nDisallow: /agentHome\n'),
    );
    app.get(
      '/service',
      { config: { access: 'public', whenClosed: true }, schema: { hide: true } as never },
      async (request, reply) => {
        const { visit } = request.query as { visit?: unknown };
        const page = await site.supportPage(request.brand, typeof visit === 'string' ? visit : undefined);
        return sendPage(request, reply.headers(page.headers), page.html);
      },
    );
    app.get('/*', { config: { access: 'public', whenClosed: true }, schema: { hide: true } as never }, async (request, reply) => {
      const [pathname = '/', query] = splitAddress(request.raw.url ?? '/');
      if (NOT_PAGES.test(pathname) || !wantsPage(request)) throw new DomainError('request.not_found');
      // `//host/…` means another site to a browser: there is one address per page, on our own origin.
      const single = pathname.replace(/[\\/]+/g, '/');
      if (single !== pathname) return reply.redirect(single + query, 308);
      if (isDenied(request.brand.code, request.ip)) return sendBlocked(site, request, reply, locate(request.ip));
      const wanted = previewOf(query, request);
      if (wanted.address === LEAVE_VALUE)
        return reply.header('set-cookie', expiredPreviewCookie).redirect(pathname + withoutPreview(query), 302);
      const page = await openPage(site, { request, reply, pathname: withoutSlash(decoded(pathname)) }, wanted);
      return sendPage(request, reply.code(page.status).headers(page.headers), page.html);
    });
  };
}

/** The page that says from where somebody comes and that they are not served, at every address alike. */
async function sendBlocked(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  regionBlocked: Location,
): Promise<FastifyReply> {
  const page = await site.page(request.brand, '/', { locale: chosenLocale(request), regionBlocked });
  void reply.code(page.status).headers(page.headers).header('cache-control', 'no-store');
  return sendPage(request, reply, page.html);
}

/** A preview goes on until it ends: one whose time is over gives way to the site as it is, but an address that is refused says so. */
async function openPage(
  site: Site,
  { request, reply, pathname }: { request: FastifyRequest; reply: FastifyReply; pathname: string },
  { address, kept }: PreviewRequest,
): Promise<SitePage> {
  const locale = chosenLocale(request);
  if (address !== undefined) {
    const page = await site.page(request.brand, pathname, { locale, preview: address });
    void reply.header('set-cookie', previewCookie(address));
    return page;
  }
  if (kept === undefined) return site.page(request.brand, pathname, { locale });
  try {
    return await site.page(request.brand, pathname, { locale, preview: kept });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'registry.preview_refused') throw error;
    void reply.header('set-cookie', expiredPreviewCookie);
    return site.page(request.brand, pathname, { locale });
  }
}

/** What the player chose on an earlier visit: local storage never reaches us, so the shell keeps a copy in a cookie. */
function chosenLocale({ headers }: FastifyRequest): string | undefined {
  return /(?:^|; *)pavilion-lang=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}

function splitAddress(address: string): [pathname: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new DomainError('request.invalid');
  }
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

function wantsPage({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

/** A browser that opens an address of ours, as against a script that asks for something. */
function asksForPage({ brand, raw: { url = '/' }, headers: { accept = '' } }: FastifyRequest): boolean {
  return Boolean(brand) && accept.includes('text/html') && !NOT_PAGES.test(splitAddress(url)[0]);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  const encoding = encodingFor(request);
  if (encoding === undefined) return reply.send(html);
  void reply.header('content-encoding', encoding);
  return reply.send(
    encoding === 'br'
      ? await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await promisify(gzip)(html),
  );
}
