import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export interface ApiDocs {
  title: string;
  description: string;
  /** The mark above the page, SVG. */
  mark: string;
}

/** `/api/openapi.json` from the routes' own schemas, and a page to read it at `/api/docs`. Comes before the HTTP rules, whose check would refuse its routes. */
export async function serveApiDocs(app: FastifyInstance, { title, description, mark }: ApiDocs): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs')) route.config = { ...route.config, access: 'public' };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description, version: '1.0.0' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: Buffer.from(mark) },
    theme: { title },
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
}
