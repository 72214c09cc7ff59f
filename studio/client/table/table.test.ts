/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import type { SessionView } from '../studio/studio-calls';
import type { PlayedTable, TableBet } from './table-game';
import { FIRST_NOTES, heardNotes, TUNE } from '../testing/heard-notes';
import { SESSION } from '../testing/session';

const round: Omit<PlayedTable, 'choice' | 'drawn'> = {
  roundId: '1',
  state: 'settled',
  stake: '1000000',
  raised: '0',
  nonce: 0,
  payout: '0',
  balance: '99000000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
};
const session: SessionView<PlayedTable> = SESSION;
const colours = Object.fromEntries(
  ['top', 'middle', 'low', 'glow', 'hero', 'second', 'pop', 'dark'].map((name) => [name, '#336699']),
);
const symbols = { hero: { name: 'Dragon', art: '/art/hero.svg' }, rival: { name: 'Tiger', art: '/art/rival.svg' } };

let bets: TableBet[] = [];
/** What the page kept of a bet that was not played. */
let kept: unknown = null;
let answer: Partial<PlayedTable> = {};
/** What the page before listens to on the document that all of them share here. */
const listening: Parameters<typeof document.addEventListener>[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...what: Parameters<typeof document.addEventListener>) => {
  listening.push(what);
  listen(...what);
};

/** The page as the studio serves it, with less motion, and a studio that answers each bet with `answer`. */
async function open(model: string, view: object = {}) {
  jest.resetModules();
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  [bets, answer, kept] = [[], {}, null];
  // What is drawn is looked at; here is nothing to draw on.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.fetch = async (path, init) => {
    if (path === '/api/session/bet') {
      kept = (JSON.parse(String(init?.body)) as { bet: unknown }).bet;
      return Response.json({ success: true, value: null });
    }
    const body = init?.body ? (JSON.parse(String(init.body)) as TableBet) : undefined;
    if (body) bets.push(body);
    return Response.json({ success: true, value: body ? { ...round, ...body, drawn: [0], ...answer } : { ...session, ...view } });
  };
  const boot = {
    session: 's',
    gameCode: 'g',
    model,
    skin: { colours, symbols, tune: TUNE },
    parentOrigin: null,
    lobbyUrl: null,
    depositUrl: null,
  };
  document.documentElement.lang = 'en';
  document.title = 'A table';
  document.head.innerHTML = `<title>A table</title><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  await import('./main');
  await until(() => document.querySelector('[type=submit]') !== null);
  return document.querySelector('[type=submit]') as HTMLButtonElement;
}

/** What the page waits for passes ten times as fast. */
const wait = window.setTimeout.bind(window);
window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;

async function until(seen: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !seen(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen()).toBe(true);
}

async function played(submit: HTMLButtonElement): Promise<void> {
  const before = bets.length;
  submit.click();
  await until(() => bets.length > before && submit.getAttribute('aria-disabled') === 'false');
}

const spot = (id: string) => document.querySelector(`[data-spot="${id}"]`) as HTMLButtonElement;
const named = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const pressed = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const labelOf = (id: string) => spot(id).getAttribute('aria-label');
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

it('a player with free rounds lays chips worth exactly their stake, and pays nothing for them', async () => {
  const submit = await open('roulette-1', { free: { reward: 'r-1', left: 3, rounds: 3, stake: '2000000' } });
  expect(submit.textContent).toBe('Lay chips worth ৳20.00');
  spot('17').click();
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  submit.click();
  expect(bets).toEqual([]);

  spot('17').click();
  expect(submit.textContent).toBe('Play a free round');
  answer = { drawn: [3], payout: '0', free: true };
  await played(submit);

  expect(bets).toMatchObject([{ stake: '2000000', reward: 'r-1', choice: [{ spot: '17', chips: '2000000' }] }]);
  expect(document.body.textContent).toContain('2 free rounds at ৳20.00 each');
});

describe.each([
  ['roulette-1', '17', '17', 'pays 35:1', [17], 'Stake ৳10.00. 17 black. 17Won ৳360.00. Balance ৳1,350.00.'],
  ['baccarat-1', 'player', 'Player', 'pays 1:1', [32, 12, 36, 16], 'Player 9♣ 10♥: 9. Banker 4♣ 5♦: 9. TieWon'],
  ['dragon-tiger-1', 'tiger', 'Tiger', 'pays 1:1', [0, 50], 'Dragon A♣, Tiger K♠. TigerWon'],
  ['sic-bo-1', 'single-3', 'Number 3', 'pays 1:1 · 2:1 · 12:1', [2, 2, 5], '3 · 3 · 6: 12. 12Won'],
  ['andar-bahar-1', 'bahar', 'Bahar', 'pays 1:1', [0, 4, 0], 'First card A♣; Bahar wins with A♦ after 2 cards. Bahar 2Won'],
])('a player at %s', (model, id, name, odds, drawn, said) => {
  it('lays a chip, hears what was bet, what came out and what it brought, and meets nothing that an assistive technology stumbles over', async () => {
    const submit = await open(model);
    expect(labelOf(id)).toBe(`${name}, ${odds}`);
    spot(id).click();
    expect(labelOf(id)).toBe(`${name}, ${odds}, ৳10.00 laid`);
    answer = { drawn, payout: '36000000', balance: '135000000' };

    await played(submit);

    expect(bets).toMatchObject([{ stake: '1000000', choice: [{ spot: id, chips: '1000000' }] }]);
    expect(status()).toContain(said);
    expect((await axe(document.body)).violations).toEqual([]);
  });

  it('reads the rules with the exact return of every bet', async () => {
    await open(model);
    pressed('Rules');
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toMatch(/Return to player9[5-8]\.\d\d%, exactly \d+ \/ \d+/);
    expect(dialog?.textContent).toContain('No chips lie on the table.');
    expect(dialog?.querySelectorAll('tbody tr').length).toBeGreaterThan(1);
  });
});

describe('a table', () => {
  it('plays a win in the tune of the title', async () => {
    const submit = await open('roulette-1');
    named('Sound').click();
    spot('17').click();
    answer = { drawn: [17], payout: '36000000', balance: '135000000' };
    await played(submit);
    named('Sound').click();
    expect(heardNotes().slice(0, 2)).toEqual(FIRST_NOTES);
  });

  it('marks what won, and of what lost only where chips lay', async () => {
    const submit = await open('roulette-1');
    spot('red').click();
    spot('black').click();
    answer = { drawn: [1], payout: '2000000', balance: '135000000' };
    await played(submit);

    const marked = (out: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-out='${out}']`)].map(({ dataset }) => dataset['spot']);
    expect(marked('won')).toEqual(expect.arrayContaining(['red', '1', 'low', 'odd']));
    expect(marked('lost')).toEqual(['black']);
  });

  it('takes chips back one press after another, all at once, or those of a spot', async () => {
    await open('roulette-1');
    spot('red').click();
    named('Chip of ৳50.00').click();
    spot('red').click();
    spot('0').click();
    expect(labelOf('red')).toContain('৳60.00 laid');
    pressed('Undo');
    expect(labelOf('0')).not.toContain('laid');
    pressed('Undo');
    expect(labelOf('red')).toContain('৳10.00 laid');
    key(spot('red'), 'Delete');
    expect(labelOf('red')).not.toContain('laid');
    pressed('Undo');
    expect(labelOf('red')).toContain('৳10.00 laid');
    pressed('Clear');
    expect(document.querySelector('[type=submit]')?.textContent).toBe('Lay your chips');
  });

  it('bets nothing without chips, and once however fast the button is pressed', async () => {
    const submit = await open('roulette-1');
    submit.click();
    expect(bets).toEqual([]);
    spot('black').click();
    submit.click();
    submit.click();
    spot('red').click();
    await until(() => submit.getAttribute('aria-disabled') === 'false' && bets.length > 0);
    expect(bets).toMatchObject([{ choice: [{ spot: 'black' }] }]);
  });

  it('finds chips that were laid and not played where they lay after a refresh', async () => {
    await open('roulette-1');
    for (const id of ['17', '17', 'red']) spot(id).click();
    const laid = [labelOf('17'), labelOf('red')];
    expect(laid[0]).toContain('৳20.00 laid');
    await until(() => kept !== null);

    const rounds = [{ ...round, choice: [{ spot: 'black', chips: '1000000' }], drawn: [0] }];
    const submit = await open('roulette-1', { rounds, bet: kept });
    expect([labelOf('17'), labelOf('red')]).toEqual(laid);
    expect(labelOf('black')).not.toContain('laid');
    await played(submit);
    expect(bets).toMatchObject([{ stake: '3000000', choice: expect.arrayContaining([{ spot: '17', chips: '2000000' }]) }]);
  });

  it.each([
    ['on a spot that there is not', { laid: [{ spot: 'moon', chips: '1000000' }] }, {}],
    ['more than may lie there', { laid: [{ spot: '17', chips: '1000000' }] }, { maxStake: '500000' }],
    ['in a way that nobody can read', { laid: 'everything' }, {}],
  ])('finds an empty table after a refresh where chips were kept %s', async (_how, bet, limits) => {
    await open('roulette-1', { bet, limits: { ...session.limits, ...limits } });
    expect(document.body.textContent).not.toContain('laid');
    expect(labelOf('17')).not.toContain('laid');
  });

  it('lays the last bets again after a refresh, and leaves the table empty until then', async () => {
    const submit = await open('roulette-1', { rounds: [{ ...round, choice: [{ spot: '5', chips: '300000' }], drawn: [5] }] });
    expect(submit.textContent).toBe('Lay your chips');
    pressed('Last bets');
    expect(labelOf('5')).toContain('৳3.00 laid');
  });

  it('does not take a chip with which more could be won than is paid, and says so', async () => {
    await open('roulette-1');
    named('Chip of ৳1,000.00').click();
    for (let chip = 0; chip < 28; chip += 1) spot('17').click();
    expect(labelOf('17')).toContain('৳27,000.00 laid');
    expect(document.body.textContent).toContain('This could win more than ৳1,000,000.00');
    for (let chip = 0; chip < 24; chip += 1) spot('0').click();
    expect(document.body.textContent).toContain('The table takes no more than ৳50,000.00 a round.');
  });

  it('does not congratulate on a return of no more than all chips together', async () => {
    const submit = await open('roulette-1');
    spot('red').click();
    spot('black').click();
    answer = { drawn: [1], payout: '2000000' };
    await played(submit);
    expect(status()).toContain('৳20.00 came back');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('is one stop of the tab key, and arrows go from spot to spot', async () => {
    await open('baccarat-1');
    const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
    spots.forEach((each, at) => (each.getBoundingClientRect = () => new DOMRect((at % 3) * 100, Math.floor(at / 3) * 100, 90, 90)));
    expect(spots.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    spots[0]?.focus();
    key(spots[0] as HTMLElement, 'ArrowRight');
    expect(document.activeElement).toBe(spots[1]);
    key(spots[1] as HTMLElement, 'ArrowDown');
    expect(document.activeElement).toBe(spots[4]);
    expect(spots[4]?.tabIndex).toBe(0);
  });
});
