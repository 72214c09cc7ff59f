import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { openBuiltFiles, sendBuiltFile } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { notBuiltPage } from './not-built-page';
import { consoleHeaders } from './security-headers';

const PATH = '/console/';
/** Addresses of machines: a mistake in them is answered as a call, never with the page. */
const NOT_PAGES = /^\/(staff|console)(\/|$)|\.(js|css|map|json|png|svg|woff2|php|xml|txt)$/;

/** The console's built files, and its one page at every other address. */
export function consoleRoutes({ config, log }: Pick<Platform, 'config' | 'log'>): FastifyPluginAsync {
  const files = openBuiltFiles(config.consoleDir, PATH);
  const page = pageOf(config.consoleDir, files.build);
  if (!page()) log.warn({ folder: config.consoleDir }, 'the console is not built: its page only says so');
  return async (app) => {
    app.get<{ Params: { '*': string } }>(`${PATH}*`, { config: { staff: 'anybody' } }, async (request, reply) => {
      const file = files.find(request.params['*']);
      if (!file) throw new DomainError('request.not_found');
      return sendBuiltFile(request, reply.headers(consoleHeaders), file);
    });
    app.get('/*', { config: { staff: 'anybody' } }, async (request, reply) => {
      if (NOT_PAGES.test(request.url.split('?', 1)[0] ?? '/')) throw new DomainError('request.not_found');
      return sendPage(reply, page());
    });
  };
}

/** The page is written by the build; another build is noticed. */
function pageOf(folder: string, build: () => number): () => string | undefined {
  const file = join(folder, 'index.html');
  let known: { build: number; html: string | undefined } | undefined;
  return () => {
    if (known?.build !== build()) known = { build: build(), html: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
    return known.html;
  };
}

function sendPage(reply: FastifyReply, html: string | undefined): FastifyReply {
  return reply
    .code(html === undefined ? 503 : 200)
    .headers({ ...consoleHeaders, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html ?? notBuiltPage);
}
