/** @jest-environment jest-fixed-jsdom */
import { webcrypto } from 'node:crypto';
import instants from '../../src/instant/fixtures/golden-rounds.json';
import golden from '../../src/slots/fixtures/golden-rounds.json';
import blackjack from '../../src/steps/blackjack/fixtures/golden-rounds.json';
import goldenOfModels from '../../src/slots/fixtures/golden-rounds-of-models.json';
import magazines from '../../src/steps/fixtures/golden-magazines.json';
import tables from '../../src/table/fixtures/golden-rounds.json';
import { andarBahar } from '../../src/table/andar-bahar';
import { baccarat } from '../../src/table/baccarat';
import { dragonTiger } from '../../src/table/dragon-tiger';
import { roulette } from '../../src/table/roulette';
import { sicBo } from '../../src/table/sic-bo';
import { slipPays, type TableRules } from '../../src/table/table-rules';
import houses from '../../src/steps/house/fixtures/golden-rounds.json';
import published from '../../src/dice/fixtures/published-rolls.json';

const TABLES: Readonly<Record<string, TableRules>> = Object.fromEntries(
  [roulette, baccarat, dragonTiger, sicBo, andarBahar].map((rules) => [rules.id, rules]),
);

/** What the page asked anybody for. Who checks a round trusts nobody: it is all worked out here. */
const asked: string[] = [];
function asks(way: string) {
  return function ask(...what: unknown[]): never {
    asked.push(`${way} ${what.join(' ')}`);
    throw new Error('The page is to ask nobody.');
  };
}
Object.assign(globalThis, { fetch: asks('fetch'), WebSocket: asks('socket'), EventSource: asks('stream') });
Object.assign(XMLHttpRequest.prototype, { open: asks('request') });
Object.assign(navigator, { sendBeacon: asks('beacon') });
afterEach(asksNobody);

function asksNobody(): void {
  const loaded = [...document.querySelectorAll('[src], link[href]')].map(({ outerHTML }) => outerHTML);
  expect([...asked.splice(0), ...loaded]).toEqual([]);
}

async function open(hash: string, search = '') {
  jest.resetModules();
  history.replaceState(null, '', `/verify${search}${hash}`);
  await import('./main');
  const isWorkedOut = () => document.querySelector('ol')?.childElementCount || document.querySelector('[role=alert]')?.textContent;
  for (let tries = 0; tries < 200 && !isWorkedOut(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function workedOut(seen: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !seen(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
}

const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;

it.each(['unheard-of-1', 'toString', 'dice-9'])(
  'says that it does not know a model, and shows no other one’s rules: %s',
  async (model) => {
    await open('#serverSeed=seed&clientSeed=mine&nonce=3', `?model=${model}`);
    await workedOut(() => document.querySelector('h1') !== null);

    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      `This page does not know a game called “${model}”. Open it from a round, or from the fairness sheet of the game.`,
    );
    expect(document.querySelector('form')).toBeNull();
  },
);

it('tells a player when their browser cannot check a roll on this page', async () => {
  const { crypto } = globalThis;
  // As in a page that did not come over HTTPS.
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });

  await open('#serverSeed=seed&clientSeed=mine&nonce=3');

  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'This browser cannot check the roll on this page. Open it over HTTPS.',
  );
  expect(document.body.textContent).not.toContain('This is an example');
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});

it('shows a published roll to whoever comes without one, worked out, and makes room for theirs', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('');

  expect(document.body.textContent).toContain('This is an example');
  expect([valueOf('serverSeed'), valueOf('clientSeed'), valueOf('nonce'), valueOf('commitment')]).toEqual([
    published.serverSeed,
    published.clientSeed,
    String(published.firstNonce),
    published.commitment,
  ]);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(document.querySelector('strong')?.textContent).toBe('59.67');
  expect(document.body.textContent).toContain('It is the commitment you were shown.');

  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Empty the fields')?.click();
  expect(valueOf('serverSeed')).toBe('');
  expect(document.activeElement?.id).toBe('serverSeed');
  expect(document.querySelector('ol')?.childElementCount).toBe(0);
});

it('works out a spin of the slot that the address names, from seeds to lines', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', '?model=lines-1');

  const spin = golden.rounds.find(({ nonce }) => String(nonce) === valueOf('nonce'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  expect(document.body.textContent).toContain(spin?.stops.join(', '));
  expect(document.querySelector('strong')?.textContent).toBe(`Pays ${(spin?.tenths ?? 0) / 10} × the stake`);
});

it.each(Object.entries(goldenOfModels.rounds))('works out a spin of %s, with all that a bonus draws', async (model, rounds) => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', `?model=${model}`);

  const spin = rounds.find(({ nonce }) => String(nonce) === valueOf('nonce'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  expect(document.body.textContent).toContain(spin?.stops.join(', '));
  expect(document.querySelector('strong')?.textContent).toBe(`Pays ${(spin?.tenths ?? 0) / 10} × the stake`);
});

it.each(['limbo-1', 'plinko-1', 'wheel-1', 'keno-1', 'coin-1', 'scratch-1', 'cups-1', 'card-guess-1'])(
  'works out a round of %s with the player’s choice, from seeds to what it pays',
  async (model) => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

    await open('', `?model=${model}`);

    const round = instants.rounds.find(
      (each) =>
        each.model === model && String(each.nonce) === valueOf('nonce') && JSON.stringify(each.choice) === valueOf('choice'),
    );
    expect(document.querySelector('[role=alert]')?.textContent).toBe('');
    expect(document.body.textContent).toContain('It is the commitment you were shown.');
    for (const number of round?.drawn ?? [Number.NaN]) expect(document.body.textContent).toContain(`÷ 2³²⌋ = ${number}`);
    expect(document.querySelector('strong')?.textContent).toBe(`Pays ${((round?.multiplier ?? 0) / 100).toFixed(2)} × the stake`);
  },
);

it.each(['roulette-1', 'baccarat-1', 'dragon-tiger-1', 'sic-bo-1', 'andar-bahar-1'])(
  'works out a round of %s with the player’s chips, from seeds to what they pay',
  async (model) => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

    await open('', `?model=${model}`);

    const round = tables.rounds.find(({ model: of, nonce }) => of === model && String(nonce) === valueOf('nonce'));
    const chips = JSON.parse(valueOf('choice') ?? '[]') as (typeof tables.rounds)[number]['choice'];
    const rules = TABLES[model] as TableRules;
    expect(document.querySelector('[role=alert]')?.textContent).toBe('');
    expect(document.body.textContent).toContain('It is the commitment you were shown.');
    expect(document.body.textContent).toContain('The player’s chips, as in the address of the round');
    for (const number of round?.drawn ?? []) expect(document.querySelectorAll('ol li')[2]?.textContent).toContain(`= ${number}`);
    expect(document.querySelector('strong')?.textContent).toContain(`Pays ${slipPays(rules, chips, round?.drawn ?? [])} on `);
  },
);

it('works out a round of mines with the player’s steps, from seeds to what they come to', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', '?model=mines-1');

  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  expect(document.body.textContent).toContain('Mines lie under 18, 24, 25');
  expect(document.querySelector('strong')?.textContent).toBe('Pays 1.47 × the stake');

  const field = document.querySelector<HTMLInputElement>('#steps');
  if (field) field.value = '[{"open":1},{"open":1}]';
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
});

it('works out a round of towers with the player’s steps, from seeds to what they come to', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', '?model=towers-1');

  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  expect(document.body.textContent).toContain('Traps lie, from the first floor, under 3, 4, 4, 4, 2, 2');
  expect(document.querySelector('strong')?.textContent).toBe('Pays 1.76 × the stake');

  const field = document.querySelector<HTMLInputElement>('#steps');
  if (field) field.value = '[{"open":5}]';
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
});

it.each([
  ['war-1', 'Pays 4.00 × the stake'],
  // 24.00 on an ante of 5.00 and 2.00 on pair plus.
  ['three-card-1', 'Pays 4 × the ante and 2 × pair plus'],
  ['teen-patti-1', 'Pays 4 × the ante and 2 × pair plus'],
])('works out a round of %s with the player’s answer, from seeds to what it brings', async (model, pays) => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', `?model=${model}`);

  const round = houses.rounds.find(
    ({ model: of, nonce, steps }) =>
      of === model && String(nonce) === valueOf('nonce') && JSON.stringify(steps) === valueOf('steps'),
  );
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  for (const number of round?.drawn ?? [Number.NaN])
    expect(document.querySelectorAll('ol li')[2]?.textContent).toContain(`= ${number}`);
  expect([document.querySelector('strong')?.textContent, round?.payout]).toEqual([pays, model === 'war-1' ? '4000000' : '2400000']);
});

it.each(['[{"war":true},{"surrender":true}]', '[{"war":true,"surrender":true}]', '[{"fold":true}]', 'war'])(
  'says when no such answer can have been given: %s',
  async (steps) => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    await open(`#${new URLSearchParams({ serverSeed: 'seed', clientSeed: 'mine', nonce: '3', steps })}`, '?model=war-1');
    document.querySelector('form')?.requestSubmit();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
  },
);

it('works out a round of war that left nothing to answer', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const { serverSeed, clientSeed } = houses;
  await open(`#${new URLSearchParams({ serverSeed, clientSeed, nonce: '5' })}`, '?model=war-1');
  expect(document.querySelector('strong')?.textContent).toBe('Pays 2.00 × the stake');
});

it('works out a round of blackjack with what the player did, card by card, to what it pays', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', '?model=blackjack-1');

  const round = blackjack.rounds.find(({ nonce }) => String(nonce) === valueOf('nonce'));
  expect(round?.acts.map((act) => ({ act }))).toEqual(JSON.parse(valueOf('steps') ?? ''));
  for (const card of round?.drawn ?? []) expect(document.querySelectorAll('ol li')[2]?.textContent).toContain(`= ${card}`);
  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  expect(document.body.textContent).toContain('A♣ 8♠ A♦ J♥ 5♦ 9♦');
  expect(document.body.textContent).toContain(
    'Dealer: 8♠ J♥, 18. Hand 1 of 2: A♣ 5♦, soft 16, lost. Hand 2 of 2: A♦ 9♦, soft 20, won',
  );
  expect(document.body.textContent).toContain('Staked 2.00 stakes in all');
  expect(document.querySelector('strong')?.textContent).toBe('Pays 2.00 × the stake');

  const field = document.querySelector<HTMLInputElement>('#steps');
  if (field) field.value = '[{"act":"fold"}]';
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
});

it.each([
  ['hilo-1', '[{"guess":"higher"},{"guess":"lower"}]', 'The cards: 9♠ K♣ K♥', 'Pays 0.00 × the stake'],
  ['jacks-1', '[{"hold":[0,1,2,3,4]}]', 'Dealt 4♣ 6♥ 6♦ 2♣ 4♠; in the end 4♣ 6♥ 6♦ 2♣ 4♠: Two pairs', 'Pays 2.00 × the stake'],
  ['deuces-1', '[{"hold":[0,1,2,3,4]}]', 'in the end 4♣ 6♥ 6♦ 2♣ 4♠: Full house', 'Pays 4.00 × the stake'],
  ['double-bonus-1', '[{"hold":[0,1,2,3,4]}]', 'in the end 4♣ 6♥ 6♦ 2♣ 4♠: Two pairs', 'Pays 1.00 × the stake'],
])(
  'works out a round of %s with the player’s steps, and says when they cannot have been taken',
  async (model, steps, lay, pays) => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    await open('', `?model=${model}`);
    expect(document.body.textContent).toContain('It is the commitment you were shown.');
    expect(document.querySelector('strong')?.textContent).toMatch(/^Pays \d+\.\d\d × the stake$/);

    const [field, nonce] = ['#steps', '#nonce'].map((id) => document.querySelector<HTMLInputElement>(id)) as HTMLInputElement[];
    if (!field || !nonce) throw new Error('a field is missing');
    [field.value, nonce.value] = [steps, model === 'hilo-1' ? '0' : '2'];
    document.querySelector('form')?.requestSubmit();
    await workedOut(() => document.body.textContent?.includes(lay) ?? false);
    expect(document.body.textContent).toContain(lay);
    expect(document.querySelector('strong')?.textContent).toBe(pays);

    field.value = '[{"guess":"sideways","hold":[7]}]';
    document.querySelector('form')?.requestSubmit();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
  },
);

it('works out a magazine with what the player aimed at, from seeds to what it caught', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

  await open('', '?model=fishing-1');

  const shot = magazines.rounds.find(({ nonce }) => String(nonce) === valueOf('nonce'));
  expect(document.body.textContent).toContain('It is the commitment you were shown.');
  for (const number of shot?.drawn ?? [Number.NaN]) expect(document.body.textContent).toContain(`× 60000 ÷ 2³²⌋ = ${number}`);
  expect(document.body.textContent).toContain('C –, C –, C –, C 40×, C 40×');
  expect(document.querySelector('strong')?.textContent).toBe('Pays 16.00 × the stake');

  const field = document.querySelector<HTMLInputElement>('#steps');
  if (field) field.value = '[{"aims":"CZ"}]';
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
});

it.each(['{"target":100}', 'over ten', ''])('says when a choice cannot be played: %s', async (choice) => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  await open('#serverSeed=seed&clientSeed=mine&nonce=3&choice={"target":200}', '?model=limbo-1');
  const field = document.querySelector<HTMLInputElement>('#choice');
  if (field) field.value = choice;
  document.querySelector('form')?.requestSubmit();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This choice cannot be played. Write it as in the example.');
  expect(document.querySelector('ol')?.childElementCount).toBe(0);
});
