import fastify from 'fastify';
import { serveApiDocs } from './api-docs';

it('shows the calls of a server, on a page that is made for its first reader', async () => {
  const app = fastify();
  await serveApiDocs(app, { title: 'Harbour calls', description: 'Calls.', mark: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  app.get('/wps/lanterns', { schema: { tags: ['lanterns'] } }, async () => ({}));

  const [page, described, missing] = await Promise.all(
    ['/api/docs', '/api/openapi.json', '/api/docs/static/nothing.js'].map((url) => app.inject({ url })),
  );
  const script = /src="\.?\/?(?:api\/)?(?:docs\/)?(static\/swagger-ui-bundle\.js)"/.exec(page?.body ?? '')?.[1];

  expect([page?.statusCode, page?.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  expect(page?.body).toContain('Harbour calls');
  expect((await app.inject({ url: `/api/docs/${script}` })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/docs/json' })).json().paths).toHaveProperty('/wps/lanterns');
  expect(described?.json().paths).toHaveProperty('/wps/lanterns');
  expect(missing?.statusCode).toBe(404);
  await app.close();
});
