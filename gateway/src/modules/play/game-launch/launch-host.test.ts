import { TestLaunches } from './launch-fixture';

let at: TestLaunches;
beforeAll(async () => void (at = await TestLaunches.begun()), 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('a host that launches too', () => {
  const HOST = 'launch.pavilion.localhost';
  beforeAll(async () => {
    const { db } = at.vendor.app.platform;
    const { hosts } = await db.selectFrom('brands').select('hosts').where('code', '=', 'pavilion').executeTakeFirstOrThrow();
    await db
      .updateTable('brands')
      .set({ hosts: [...hosts, HOST] })
      .where('code', '=', 'pavilion')
      .execute();
    await at.vendor.app.gateway.services.brands.reload();
  });
  const ask = (method: 'POST' | 'OPTIONS', origin: string, by?: string) =>
    at.vendor.app.request({
      method,
      url: '/wps/game/launchGame',
      headers: { host: HOST, origin },
      ...(by && { token: by, payload: { nodeId: at.nodeId, backUrl: '/rng' } }),
    });

  it('opens games for the brand’s pages, which they lead back to', async () => {
    const asking = await ask('OPTIONS', 'http://pavilion.localhost:4000');
    expect(asking.headers).toMatchObject({
      'access-control-allow-origin': 'http://pavilion.localhost:4000',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });

    const opened = await ask('POST', 'http://pavilion.localhost:4000', await at.somebody());

    expect(opened.headers['access-control-allow-origin']).toBe('http://pavilion.localhost:4000');
    expect(at.asked.at(-1)).toMatchObject({ lobby_url: 'http://pavilion.localhost:4000/rng' });
  });

  it.each(['https://evil.example', 'http://lagoon.localhost:4000', 'null', 'http://pavilion.localhost.evil.example'])(
    'lets no page of %s ask',
    async (origin) => {
      expect((await ask('OPTIONS', origin)).headers).not.toHaveProperty('access-control-allow-origin');
      expect((await ask('POST', origin, await at.somebody())).headers).not.toHaveProperty('access-control-allow-origin');
      expect(at.asked.at(-1)?.['lobby_url']).toBe(`http://${HOST}/rng`);
    },
  );
});
