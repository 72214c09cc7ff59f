import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export interface ApiDocs {
  title: string;
  description: string;
  /** The mark above the page, SVG. */
  mark: string;
}

const PAGE = '/api/docs';

/** `/api/openapi.json` from the routes' own schemas, and a page to read it at `/api/docs`. Comes before the HTTP rules, whose check would refuse its routes. */
export async function serveApiDocs(app: FastifyInstance, docs: ApiDocs): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: docs.title, description: docs.description, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
  });
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/api/openapi.json', options, async () => app.swagger());
  let page: Promise<FastifyInstance> | undefined;
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    page ??= buildPage(app.swagger(), docs);
    const { statusCode, headers, rawPayload } = await (await page).inject({ url });
    return reply.code(statusCode).headers(headers).send(rawPayload);
  };
  app.get(PAGE, options, answer);
  app.get(`${PAGE}/*`, options, answer);
  app.addHook('onClose', async () => void (await page)?.close());
}

/** A server that only this one asks, made for its first reader: the page's libraries would be a tenth of every start. */
async function buildPage(document: ReturnType<FastifyInstance['swagger']>, { title, mark }: ApiDocs): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const app = fastify();
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: Buffer.from(mark) },
    theme: { title },
  });
  return app;
}
