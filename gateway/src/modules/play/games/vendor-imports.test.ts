import { sql } from 'kysely';
import { ADDRESS, type CatalogueUnderTest, listed, reason, setUpCatalogue } from './catalogue-fixture';

let now: CatalogueUnderTest;
beforeAll(async () => {
  now = await setUpCatalogue();
}, 60_000);
afterAll(() => now.close());

const list: CatalogueUnderTest['list'] = (...asked) => now.list(...asked);
const launch: CatalogueUnderTest['launch'] = (...asked) => now.launch(...asked);
const pull: CatalogueUnderTest['pull'] = (...asked) => now.pull(...asked);

describe('a vendor that is asked for its list', () => {
  it('brings nothing new when it lists what is known, and what differs when that is wanted', async () => {
    now.answers([listed()]);
    // What it writes is that the list has it.
    expect((await pull()).json()).toMatchObject({ value: { applied: false, unchanged: 1, refused: 0, writes: 1 } });
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true, unchanged: 1, writes: 1 } });
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: false, unchanged: 1, writes: 0 } });

    now.answers([listed({ rtp: '98.00' }), listed({ game_code: 'crash', name: 'Ascent', category: 'Crash Games' })]);
    expect((await pull()).json()).toMatchObject({ value: { applied: false, changed: 1, added: 1 } });
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true } });
    expect((await list({ vassalage: 'STUDIO' })).total).toBe(2);
    now.answers([listed()]);
    await pull({ apply: true, reason });
  });

  it('agrees to nothing of an operator’s file that it is silent about, and to what it says as well', async () => {
    const { rtp: _, ...silent } = listed() as { rtp: string };
    const agreed = async () =>
      (
        await sql<{ agreed: number }>`
          select agreed_rtp as agreed from games where vendor = 'STUDIO' and vendor_game_code = 'dice'`.execute(
          now.vendor.app.platform.db,
        )
      ).rows;
    now.answers([silent]);
    await pull({ apply: true, reason });
    expect(await agreed()).toEqual([{ agreed: 9_899 }]);

    const file = 'vendor,code,rtp\nSTUDIO,dice,50\n';
    expect((await now.bring(file, { apply: '1', reason })).json()).toMatchObject({ value: { applied: true, changed: 1 } });
    now.answers([{ ...silent, weight: 7 }]);
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true, changed: 1 } });
    expect(await agreed()).toEqual([{ agreed: 9_899 }]);

    now.answers([listed({ rtp: '50.00', weight: 7 })]);
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true } });
    expect(await agreed()).toEqual([{ agreed: 5_000 }]);
    now.answers([listed()]);
    await pull({ apply: true, reason });
  });

  it('brings games of other makers, which players find under them and open over its connection', async () => {
    const ofMaker = listed({ game_code: 'fox-fair', name: 'Fox Fair', product: 'Fox & Sons', product_code: 'FOX' });
    now.answers([listed(), ofMaker]);
    expect((await pull()).json()).toMatchObject({ value: { applied: false, added: 1, refused: 0 } });
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true } });
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: false, unchanged: 2 } });

    const { games } = await list({ vassalage: 'FOX' });
    expect(games).toMatchObject([{ gameName: 'Fox Fair', displayName: 'Fox & Sons' }]);
    expect(games[0]).not.toHaveProperty('notConnected');
    expect((await launch(games[0].nodeId)).value.url).toBe(ADDRESS);
    expect(now.vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'fox-fair')).toMatchObject({ vendor: 'FOX' });
  });

  it('may name two hundred makers, and no more: each is a row among the vendors that players filter by', async () => {
    const makers = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const code = `MAKER-${at}`;
        return listed({ game_code: `made-${at}`, name: `Made ${at}`, product: code, product_code: code });
      });

    now.answers([listed(), ...makers(200)]);
    expect((await pull()).json()).toMatchObject({ value: { added: 200, refused: 0 } });
    now.answers([listed(), ...makers(201)]);
    expect((await pull()).json().code).toBe('catalogue.vendor_list_refused');
  });

  it('cannot bring games of a vendor that is connected itself, nor of a maker that another vendor brought', async () => {
    const { publicPem: publicKey, launchUrl } = now.vendor;
    await now.vendor.app.gateway.services.vendors.add({ code: 'hare', brands: ['pavilion'], publicKey, launchUrl });
    await now.vendor.app.gateway.services.games.reload();
    const claims = (code: string) => listed({ game_code: `of-${code}`, name: `Of ${code}`, product: code, product_code: code });

    now.answers([claims('HARE')]);
    expect((await pull()).json().value.lines).toMatchObject([{ fault: 'unknown_vendor' }]);
    now.answers([claims('PG'), listed({ game_code: 'own' })]);
    expect((await pull({}, 'HARE')).json()).toMatchObject({ value: { added: 1, lines: [{ fault: 'unknown_vendor' }, {}] } });
    now.answers([listed(), { ...claims('FOX'), game_code: 'dice' }]);
    expect((await pull()).json().value.lines).toMatchObject([{ fault: 'duplicate' }]);
  });

  it('announces what does not open yet, without a return, until it says that it does', async () => {
    const coming = { game_code: 'soon', name: 'Soon', category: 'Crash Games', enabled: false, announced: true };
    now.answers([listed(), coming]);
    expect((await pull({ apply: true, reason })).json()).toMatchObject({ value: { applied: true, added: 1, refused: 0 } });
    const { nodeId = '' } = now.vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'soon') ?? {};
    const facts = async () =>
      (await now.vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId, language: 'en' } })).json().value;
    expect((await facts()).game).toMatchObject({ notConnected: true });
    expect(await facts()).not.toHaveProperty('rtp');
    expect((await launch(nodeId)).code).toBe('games.not_connected');

    now.answers([listed(), listed({ game_code: 'soon', name: 'Soon', rtp: '97.00' })]);
    await pull({ apply: true, reason });
    expect(await facts()).toMatchObject({ rtp: '97.00' });
    expect((await facts()).game).not.toHaveProperty('notConnected');
    expect((await launch(nodeId)).value.url).toBe(ADDRESS);
  });

  it('cannot list a code twice, whoever is said to have made it: what settles its rounds knows one game by it', async () => {
    const ofMaker = (code: string) => listed({ game_code: 'twice', name: `Twice ${code}`, product: code, product_code: code });
    now.answers([listed(), ofMaker('OWL'), ofMaker('ELK')]);

    expect((await pull({ apply: true, partly: true, reason })).json().value).toMatchObject({
      added: 1,
      refused: 1,
      lines: [{ line: 3, outcome: 'refused', fault: 'duplicate' }, {}],
    });
  });

  it('is refused what it says is open without a return, once that was only announced', async () => {
    const coming = { game_code: 'later', name: 'Later', category: 'Crash Games', enabled: false, announced: true };
    now.answers([listed(), coming]);
    await pull({ apply: true, partly: true, reason });
    now.answers([listed(), { ...coming, enabled: true, announced: false }]);

    const answer = await pull({ apply: true, partly: true, reason });

    expect([answer.statusCode, answer.json().value?.lines]).toMatchObject([
      200,
      [{ line: 2, outcome: 'refused', fault: 'missing', fields: ['rtp'] }],
    ]);
  });

  it('publishes no limits of what is only announced', async () => {
    const limits = { BDT: { min_bet: 100_000, max_bet: 1_000_000, max_win: 9_000_000 } };
    now.answers([listed(), listed({ game_code: 'hush', name: 'Hush', announced: true, limits, provably_fair: true })]);
    await pull({ apply: true, partly: true, reason });

    const { nodeId = '' } = now.vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'hush') ?? {};
    const sheet = await now.info(nodeId);
    expect(sheet.game).toMatchObject({ notConnected: true });
    for (const fact of ['rtp', 'minBet', 'maxBet', 'maxWin', 'provablyFair']) expect(sheet).not.toHaveProperty(fact);
  });

  it.each<[string, number, unknown]>([
    ['fails', 500, {}],
    ['refuses', 401, { status: 'RS_ERROR_INVALID_SIGNATURE' }],
    ['answers no list', 200, { games: [] }],
    ['answers a list of something else', 200, [{ title: 'x' }]],
  ])('and %s changes nothing', async (_, status, body) => {
    now.answers(body, status);

    expect((await pull({ apply: true, reason })).json()).toMatchObject({ code: 'catalogue.vendor_list_refused' });
  });

  it('and is not connected is not found', async () => {
    expect((await pull({}, 'PG')).json().code).toBe('catalogue.unknown_vendor');
  });
});
