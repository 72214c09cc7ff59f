import { type Answerer, TestLaunches } from './launch-fixture';

let at: TestLaunches;
beforeAll(async () => void (at = await TestLaunches.begun()), 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('somebody who comes back', () => {
  const opensAnother: Answerer = (_, response) =>
    response.end(JSON.stringify({ url: `http://127.0.0.1:4002/play/another${at.asked.length}` }));
  const idle = (hours: number) =>
    at.vendor.app.platform.db
      .updateTable('game_sessions')
      .set({ used_at: new Date(Date.now() - hours * 3_600_000) })
      .execute();

  it('after a refresh goes on in the session they had, at the address they had', async () => {
    const player = await at.somebody();
    const first = (await at.launch({ nodeId: at.nodeId }, player)).json().value;
    at.answer = opensAnother;

    expect((await at.launch({ nodeId: at.nodeId }, player)).json().value).toEqual({ ...first, resumed: true });
    expect(at.asked).toHaveLength(1);
  });

  it('in another language goes on in the same session, opened anew', async () => {
    const player = await at.somebody();
    const first = (await at.launch({ nodeId: at.nodeId, language: 'bn' }, player)).json().value;
    at.answer = opensAnother;
    const second = (await at.launch({ nodeId: at.nodeId, language: 'en' }, player)).json().value;

    expect(second).toMatchObject({ session: first.session, resumed: true });
    expect(second.url).not.toBe(first.url);
  });

  it('hours later begins anew, unless a round is open; that they come back to however late, at a new address when the old one is too old', async () => {
    const player = await at.vendor.player(1_000n);
    const seat = {
      brand: 'pavilion',
      memberId: player.memberId,
      account: 'x',
      type: 0,
      agent: false,
      trial: false,
      sessionId: '1',
    };
    const { launch: launches, brands } = at.vendor.app.gateway.services;
    const brand = brands.byCode('pavilion');
    if (!brand) throw new Error('there is no such brand');
    const open = () =>
      launches.open({ player: seat, brand, origin: 'http://pavilion.localhost', ip: '127.0.0.1' }, { nodeId: at.nodeId });
    const forgotten = await open();
    await idle(3);
    const first = await open();
    await idle(3);
    await at.vendor.bet(player, 100n);
    const during = await open();
    await at.vendor.app.platform.db
      .updateTable('game_sessions')
      .set({ opened_at: new Date(Date.now() - 12 * 3_600_000) })
      .execute();
    at.answer = opensAnother;
    const after = await open();

    expect(first).toMatchObject({ resumed: false });
    expect(first.session).not.toBe(forgotten.session);
    expect(during).toEqual({ ...first, resumed: true });
    expect(after).toMatchObject({ session: first.session, resumed: true });
    expect(after.url).not.toBe(first.url);
  });

  it('leaves no address in the database that somebody else could play at', async () => {
    await at.launch({ nodeId: at.nodeId }, await at.somebody());
    const rows = await at.vendor.app.platform.db.selectFrom('game_sessions').select('url').execute();

    expect(rows.every(({ url }) => !url.includes('http'))).toBe(true);
  });
});
