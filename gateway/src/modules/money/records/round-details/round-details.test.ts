import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestVendor } from '../../../../platform/testing';
import { recordsAt } from '../records-fixture';

const TOLD = {
  direction: 'under',
  target: 5_050,
  multiplier: '19606',
  stake: '1000000',
  payout: '1960600',
  roll: 1_234,
  nonce: 7,
  client_seed: 'mine',
  server_seed_hash: 'ab'.repeat(32),
  server_seed: null,
  verify_url: 'http://studio.test/verify#nonce=7',
};
let answer: { status: number; body: unknown } = { status: 200, body: TOLD };
const asked: unknown[] = [];
const server = createServer((request, response) => {
  request.on('data', (part: Buffer) => asked.push(JSON.parse(part.toString())));
  request.on('end', () => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
});
let vendor: TestVendor;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await TestVendor.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = { status: 200, body: TOLD };
  asked.length = 0;
});

const { played, get, valueOf } = recordsAt(() => vendor);

describe('rounds', () => {
  it.each([
    ['dice of a studio that says no model', {}],
    ['dice-1', { model: 'dice-1' }],
    ['dice-2', { model: 'dice-2' }],
  ])('tell what the vendor says of them, and where it can be checked: %s', async (_name, model) => {
    answer = { status: 200, body: { ...TOLD, ...model } };
    const who = await played();
    const details = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });

    expect(asked).toEqual([{ round: 'won-1', user: who.user }]);
    expect(details).toMatchObject({
      round: { result: 'won', bets: '1000', wins: '1960' },
      movements: [{ kind: 'bet' }, { kind: 'win' }],
      vendorStatus: 'found',
      vendorSays: 'told',
      vendorDetails: { verifyUrl: 'http://studio.test/verify#nonce=7', checkable: false },
    });
    expect(details.vendorDetails.facts.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(['12.34', '10.00', '19.60']),
    );
  });

  it('tell of a slot where its reels stopped and which lines won', async () => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const lines = [
      { line: 0, count: 5 },
      { line: 6, count: 3 },
    ];
    answer = { status: 200, body: { ...common, model: 'lines-1', stops: [6, 20, 1, 21, 9], lines } };
    const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });

    expect(vendorDetails.facts.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining(['6, 20, 1, 21, 9', '1, 7', '10.00', '19.60']),
    );
  });

  it.each([
    ['limbo-1', { target: 250 }, [3_000_000], ['target × 2.50', 'reached × 5.53']],
    ['plinko-1', { risk: 'high', rows: 8 }, [1, 1, 0, 0, 0, 0, 0, 1], ['8 rows, high risk', 'pocket 4 from the left']],
    ['wheel-1', { risk: 'low', segments: 20 }, [6], ['20 segments, low risk', 'segment 7']],
    ['keno-1', { numbers: [3, 9], risk: 'medium' }, [2, 2, 36], ['3, 9; medium risk', '3, 4, 39']],
    ['coin-1', { side: 'heads' }, [1], ['heads', 'tails']],
    ['cups-1', { cup: 3 }, [0], ['cup 3 from the left', 'cup 1 from the left']],
    ['card-guess-1', { suit: 'hearts' }, [34], ['hearts', '9♥']],
    ['card-guess-1', { rank: 12 }, [48], ['Q', 'K♣']],
    ['card-guess-1', { suit: 'spades', rank: 1 }, [3], ['A spades', 'A♠']],
    ['scratch-1', { risk: 'high' }, [51_314, 4, 2], ['high risk', 'HHC / CIH / FEE'], { fields: 'HHCCIHFEE' }],
  ])('tell of a round of %s what was chosen and what came out', async (model, choice, drawn, expected, looks: object = {}) => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    answer = { status: 200, body: { ...common, model, choice, drawn, ...looks, multiplier: 250 } };
    const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
    const values = vendorDetails.facts.map(({ value }: { value: string }) => value);
    expect(values).toEqual(expect.arrayContaining([...expected, '× 2.50', '10.00', '19.60']));

    answer = { status: 200, body: { ...common, model, choice, drawn: null } };
    const open = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
    expect(open.vendorDetails.facts.map(({ value }: { value: string }) => value)).toContain('not decided yet');
  });

  it.each([
    [
      'roulette-1',
      [
        { spot: '17', chips: '100000' },
        { spot: 'red', chips: '900000' },
      ],
      [17],
      ['17 1.00; red 9.00', '17'],
    ],
    ['baccarat-1', [{ spot: 'banker', chips: '1000000' }], [32, 12, 36, 16], ['banker 10.00', '9♣ 4♣ 10♥ 5♦']],
    ['dragon-tiger-1', [{ spot: 'tie', chips: '1000000' }], [0, 51], ['tie 10.00', 'A♣ A♣']],
    ['sic-bo-1', [{ spot: 'total-9', chips: '1000000' }], [2, 4, 0], ['total-9 10.00', '3 + 5 + 1']],
    ['andar-bahar-1', [{ spot: 'andar', chips: '1000000' }], [0, 0], ['andar 10.00', 'A♣ A♦']],
  ])('tell of a round of %s where chips lay and what came out', async (model, choice, drawn, expected) => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    answer = { status: 200, body: { ...common, model, choice, drawn } };
    const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
    const values = vendorDetails.facts.map(({ value }: { value: string }) => value);
    expect(values).toEqual(expect.arrayContaining([...expected, '10.00', '19.60']));

    answer = { status: 200, body: { ...common, model, choice, drawn: null } };
    const open = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
    expect(open.vendorDetails.facts.map(({ value }: { value: string }) => value)).toContain('not decided yet');
  });

  it('tell of a round of mines what was opened, and where the mines lay once it is over', async () => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const mines = { ...common, model: 'mines-1', choice: { mines: 3 }, steps: [{ open: 7 }, { open: 12 }, { cashOut: true }] };
    const valuesOf = async (drawn: number[] | null) => {
      answer = { status: 200, body: { ...mines, drawn } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf([25, 3, 9])).toEqual(expect.arrayContaining(['3', '7, 12', '3, 9, 25', '10.00', '19.60']));
    expect(await valuesOf(null)).toContain('not decided yet');
  });

  it('tell of a round of towers what was opened, and where the traps lay once it is over', async () => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const towers = { ...common, model: 'towers-1', choice: { risk: 'high' }, steps: [{ open: 2 }, { open: 1 }, { cashOut: true }] };
    const valuesOf = async (drawn: number[] | null) => {
      answer = { status: 200, body: { ...towers, drawn } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf([1, 2, 1, 1, 2, 2])).toEqual(expect.arrayContaining(['high', '2, 1', '1, 2, 1, 1, 2, 2', '10.00']));
    expect(await valuesOf(null)).toContain('not decided yet');
  });

  it.each([
    ['war-1', {}, [{ war: true }], [1, 1, 40, 60], ['war', 'A♦ J♥', 'A♥ 3♠']],
    [
      'three-card-1',
      { choice: { pairPlus: '200000' } },
      [{ play: true }],
      [0, 0, 0, 0, 0, 46],
      ['2.00', 'play', 'A♣ A♦ A♥', 'A♠ 2♣ K♠'],
    ],
    [
      'teen-patti-1',
      { choice: { pairPlus: '0' } },
      [{ fold: true }],
      [51, 0, 0, 0, 0, 0],
      ['0.00', 'fold', 'K♠ A♣ A♦', 'A♥ A♠ 2♣'],
    ],
    ['war-1', {}, [], [0, 51], ['none', 'A♣', 'A♣']],
  ])('tell of a round of %s what was answered and both hands', async (model, chosen, steps, drawn, expected) => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const valuesOf = async (places: number[] | null) => {
      answer = { status: 200, body: { ...common, ...chosen, model, steps, drawn: places } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf(drawn)).toEqual(expect.arrayContaining([...expected, '10.00', '19.60']));
    expect((await valuesOf(null)).filter((value: string) => value === 'not decided yet')).toHaveLength(2);
  });

  it.each([
    [
      'hilo-1',
      [{ guess: 'higher' }, { skip: true }, { guess: 'lower' }, { cashOut: true }],
      [0, 51, 4, 2],
      ['higher, lower', 'A♣ K♠ 2♣ A♥'],
    ],
    ['jacks-1', [{ hold: [0, 2] }], [0, 0, 0, 0, 0, 46, 45, 44], ['A♣ A♦ A♥ A♠ 2♣', 'A♣ A♥', 'K♠ K♥ K♦']],
    ['deuces-1', [], [3, 3, 3, 3, 3], ['A♠ 2♣ 2♦ 2♥ 2♠', 'none', 'none']],
    ['double-bonus-1', [], [0, 0, 0, 0, 0], ['A♣ A♦ A♥ A♠ 2♣', 'none', 'none']],
  ])('tell of a round of %s what was done and which cards came', async (model, steps, drawn, expected) => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const valuesOf = async (cards: number[] | null) => {
      answer = { status: 200, body: { ...common, model, steps, drawn: cards } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf(drawn)).toEqual(expect.arrayContaining([...expected, '10.00', '19.60']));
    expect(await valuesOf(null)).toContain('not decided yet');
  });

  it('tell of a round of blackjack what the player did, and the cards once it is over', async () => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const blackjack = { ...common, model: 'blackjack-1', steps: [{ act: 'split' }, { act: 'double' }] };
    const valuesOf = async (drawn: number[] | null) => {
      answer = { status: 200, body: { ...blackjack, drawn } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf([0, 31, 1, 51])).toEqual(expect.arrayContaining(['split, double', 'A♣ 8♠ A♦ K♠']));
    expect(await valuesOf(null)).toContain('not decided yet');
  });

  it('tell of a magazine what its shots were aimed at, and what they caught once it is over', async () => {
    const who = await played();
    const { direction: _, target: _target, multiplier: _multiplier, roll: _roll, ...common } = TOLD;
    const fishing = { ...common, model: 'fishing-1', choice: { shots: 5 }, steps: [{ aims: 'IH' }, { aims: 'GFA' }] };
    const valuesOf = async (catches: number[], drawn: number[] | null) => {
      answer = { status: 200, body: { ...fishing, catches, drawn } };
      const { vendorDetails } = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });
      return vendorDetails.facts.map(({ value }: { value: string }) => value);
    };
    expect(await valuesOf([2, 0, 5, 0, 0], [1, 2, 3, 4, 5])).toEqual(expect.arrayContaining(['5', 'IH GFA', '× 2, × 5']));
    expect(await valuesOf([0, 0, 0, 0, 0], [1, 2, 3, 4, 5])).toContain('none');
    expect(await valuesOf([2, 0], null)).toContain('not decided yet');
  });

  it('are proved in a file, for which the vendor is told what our books have of them', async () => {
    const who = await played();
    const proof = { format: 'studio-round-proof-1', round: { id: 'lost-1' }, signature: 'x' };
    answer = { status: 200, body: proof };
    const value = await valueOf(who, 'round/proof', { vendor: 'studio', round: 'lost-1' });

    expect(value).toEqual({ name: 'studio-lost-1.json', text: JSON.stringify(proof) });
    const { movements } = await valueOf(who, 'round', { vendor: 'studio', round: 'lost-1' });
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(asked[0]).toEqual({
      round: 'lost-1',
      user: who.user,
      ledger: [
        { transaction_uuid: uuid, amount: -500_000, id: movements[0].id, kind: 'bet' },
        { transaction_uuid: uuid, amount: 0, id: expect.stringMatching(/^[0-9]+$/), kind: 'win' },
      ],
    });
    expect((await get(await played(), 'round/proof', { vendor: 'studio', round: 'won-9' })).statusCode).toBe(404);
  });

  it.each([
    ['keeps its seed back still', { status: 409, body: { status: 'RS_ERROR_NOT_REVEALED' } }, [409, 'records.not_revealed']],
    ['is down', { status: 503, body: {} }, [503, 'vendor.unavailable']],
    [
      'proves another round',
      { status: 200, body: { format: 'studio-round-proof-1', round: { id: 'won-2' } } },
      [422, 'records.no_proof'],
    ],
    ['says no proof at all', { status: 200, body: 'here you are' }, [422, 'records.no_proof']],
  ])('have no proof while the vendor %s, and say why', async (_, said, expected) => {
    const who = await played();
    answer = said;
    const refused = await get(who, 'round/proof', { vendor: 'studio', round: 'won-1' });
    expect([refused.statusCode, refused.json().code]).toEqual(expected);
  });

  it.each([
    ['is down', { status: 503, body: {} }, 'unavailable'],
    ['sends players to a script', { status: 200, body: { ...TOLD, verify_url: 'javascript:alert(1)' } }, 'unavailable'],
    ['knows no such round', { status: 404, body: { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' } }, 'unknown'],
  ])('show their movements when the vendor %s', async (_, said, vendorStatus) => {
    const who = await played();
    answer = said;
    const details = await valueOf(who, 'round', { vendor: 'studio', round: 'won-1' });

    expect(details).toMatchObject({ vendorStatus, movements: [{ kind: 'bet' }, { kind: 'win' }] });
    expect(details.vendorDetails).toBeUndefined();
  });
});
