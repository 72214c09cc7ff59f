import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ADDRESS, type CatalogueUnderTest, listed, reason, setUpCatalogue } from './catalogue-fixture';

let now: CatalogueUnderTest;
beforeAll(async () => {
  now = await setUpCatalogue();
}, 60_000);
afterAll(() => now.close());

const of = (maker: string, code: string) =>
  listed({ game_code: code, name: `${maker} ${code}`, product: maker, product_code: maker });
const taken = async (games: object[], vendor = 'STUDIO') => {
  now.answers(games);
  return (await now.pull({ apply: true, partly: true, reason }, vendor)).json().value;
};
const found = (vendor: string, code: string) => now.vendor.app.gateway.services.games.findByVendorCode(vendor, code);
async function connect(code: string): Promise<void> {
  const { publicPem: publicKey, launchUrl } = now.vendor;
  await now.vendor.app.gateway.services.vendors.add({ code, brands: ['pavilion'], publicKey, launchUrl });
  await now.vendor.app.gateway.services.games.reload();
}
const factsOf = async (code: string): Promise<unknown[]> => {
  const { rows } = await sql`select vendor, rtp from game_facts where code = ${code} order by vendor`.execute(
    now.vendor.app.platform.db,
  );
  return rows;
};

describe('a maker that was a vendor and was removed', () => {
  it('cannot be taken over by the list of another vendor', async () => {
    await connect('hare');
    await taken([listed({ game_code: 'hares-own', name: 'Hares Own' })], 'HARE');
    await now.vendor.app.gateway.services.vendors.remove('hare');
    await now.vendor.app.gateway.services.games.reload();

    const report = await taken([listed(), of('HARE', 'hares-own'), of('HARE', 'another')]);

    expect(report).toMatchObject({ refused: 2, lines: [{ fault: 'unknown_vendor' }, { fault: 'unknown_vendor' }] });
    expect(found('HARE', 'hares-own')).toMatchObject({ connection: 'HARE' });
  });
});

describe('a maker that nobody brought yet', () => {
  it('is not taken over with a code that the vendor has under another maker', async () => {
    const { db } = now.vendor.app.platform;
    await sql`insert into game_vendors (code, name, position) values ('ELK', 'Elk', 90)`.execute(db);
    await sql`insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, hot, support_play, rtp, min_bet, lines, released_on, popularity)
      values (880001, 'Elk Dice', 'Elk Dice', 'RNG', 'ELK', 'dice', false, 1, 9600, 100, 0, '2026-11-01', 0)`.execute(db);
    await now.vendor.app.gateway.services.games.reload();

    expect(await taken([listed(), of('ELK', 'elk-own')])).toMatchObject({
      refused: 1,
      lines: [{ outcome: 'refused', fault: 'unknown_vendor' }],
    });
    expect(found('ELK', 'dice')).toMatchObject({ connection: 'ELK' });
  });
});

describe('a maker whose vendor an operator pauses', () => {
  it('is paused with it, whatever is asked for: its games, or what it draws', async () => {
    await taken([listed(), of('LYNX', 'hill')]);
    const { games } = now.vendor.app.gateway.services;
    const states = () => [
      games.availability('pavilion', found('LYNX', 'hill')?.nodeId ?? ''),
      games.vendorAvailability('pavilion', 'LYNX', 'LOTT'),
      games.vendorAvailability('lagoon', 'LYNX', 'LOTT'),
      games.vendorAvailability('pavilion', 'NOBODY', 'LOTT'),
    ];
    expect(states()).toEqual(['on', 'on', 'on', 'on']);

    await now.turn('maintenance', { subject: 'vendor', key: 'STUDIO' });
    expect(states()).toEqual(['maintenance', 'maintenance', 'on', 'on']);
    await now.turn('on', { subject: 'vendor', key: 'STUDIO' });
    await now.turn('off', { subject: 'vendor', key: 'LYNX' });
    expect(states()).toEqual(['off', 'off', 'on', 'on']);
    await now.turn('on', { subject: 'vendor', key: 'LYNX' });
  });
});

describe('a label that is connected as a vendor of its own', () => {
  it('opens nothing that the other vendor brought; that is closed under the other’s name, and its own list is its own', async () => {
    await taken([listed(), of('OWL', 'night'), of('OWL', 'moon')]);
    const nodeId = found('OWL', 'night')?.nodeId ?? '';
    expect((await now.launch(nodeId)).value?.url).toBe(ADDRESS);

    await connect('owl');

    expect(await now.launch(nodeId)).toMatchObject({ code: 'games.maintenance' });
    expect((await now.list({ vassalage: 'OWL' })).total).toBe(0);
    expect(found('OWL', 'night')).toBeUndefined();
    // Rounds that are open in it are the other's still, and count as they did.
    expect(found('STUDIO', 'night')).toMatchObject({ nodeId, connection: 'STUDIO' });
    expect(await factsOf('night')).toEqual([{ vendor: 'STUDIO', rtp: 9_899 }]);

    expect(await taken([listed(), of('OWL', 'night')])).toMatchObject({ refused: 1 });
    await taken([listed({ game_code: 'night', name: 'Night Of Owls' })], 'OWL');
    expect((await now.list({ vassalage: 'OWL' })).games).toMatchObject([{ gameName: 'Night Of Owls' }]);
    expect(found('OWL', 'night')).toMatchObject({ connection: 'OWL' });
    expect(await factsOf('night')).toEqual([
      { vendor: 'OWL', rtp: 9_899 },
      { vendor: 'STUDIO', rtp: 9_899 },
    ]);
  });

  it('still has the player who is in a round come back to it', async () => {
    await taken([listed(), of('FOX', 'den')]);
    const nodeId = found('FOX', 'den')?.nodeId ?? '';
    const { members, vendors, wallet } = now.vendor.app.gateway.services;
    const member = await members.byAccount('pavilion', 'somebody1');
    const memberId = String(member?.id);
    const purse = { kind: 'deposit', memberId, brand: 'pavilion', currency: 'BDT' } as const;
    await wallet.post({ ...purse, reference: `test:${randomUUID()}`, amount: 10_000n });
    const bet = { memberId, brand: 'pavilion', currency: 'BDT', reference: `test:${randomUUID()}` };
    await wallet.post({ ...bet, kind: 'bet', amount: 100n, vendor: 'studio', game: 'den', round: randomUUID() });

    await connect('fox');
    expect((await now.launch(nodeId)).value?.url).toBe(ADDRESS);
    await vendors.remove('studio');
    await now.vendor.app.gateway.services.games.reload();
    expect(await now.launch(nodeId)).toMatchObject({ code: 'games.not_connected' });
  });
});

it('the database itself has a code once under a connection', async () => {
  const { db } = now.vendor.app.platform;
  const twice = sql`insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, hot, support_play, rtp, min_bet, lines, released_on, popularity)
    values (880002, 'Dice', 'Dice', 'RNG', 'PG', 'dice', false, 1, 9600, 100, 0, '2026-11-01', 0)`;
  await expect(twice.execute(db)).rejects.toThrow('games_once_per_connection');
});
