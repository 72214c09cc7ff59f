/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import type { SessionView } from '../studio/studio-calls';
import type { PlayedInstant } from './instant-game';
import { FIRST_NOTES, heardNotes, TUNE } from '../testing/heard-notes';
import { SESSION } from '../testing/session';

interface Round extends PlayedInstant<object> {}

const round: Omit<Round, 'choice' | 'drawn'> = {
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
const session: SessionView<Round> = SESSION;
const colours = Object.fromEntries(
  ['top', 'middle', 'low', 'glow', 'hero', 'second', 'pop', 'dark'].map((name) => [name, '#336699']),
);
const symbols = Object.fromEntries(
  [
    ['hero', 'Hero'],
    ['heads', 'Tiger'],
    ['tails', 'Water Lily'],
    ...['Elephant', 'Palanquin', 'Peacock', 'Kite', 'Flute', 'Bangle', 'Mango', 'Marigold', 'Chilli'].map(
      (name, at) => ['ABCDEFGHI'.charAt(at), name] as const,
    ),
  ].map(([piece, name]) => [piece, { name, art: `/art/${piece}.svg` }]),
);

interface SentBet {
  readonly roundId: string;
  readonly stake: string;
  readonly choice: object;
}
let bets: SentBet[] = [];
let answer: Partial<Round> = {};
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
  [bets, answer] = [[], {}];
  // What is drawn is looked at; here is nothing to draw on.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.fetch = async (path, init) => {
    if (path === '/api/session/bet') return Response.json({ success: true, value: null });
    const body = init?.body ? (JSON.parse(String(init.body)) as SentBet) : undefined;
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
  document.title = 'A game';
  document.head.innerHTML = `<title>A game</title><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
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

const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const amount = () => document.querySelector('output[aria-label=Stake]')?.textContent;
const named = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const pressed = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const scene = () => document.querySelector('canvas[role=img]')?.getAttribute('aria-label');

describe.each([
  ['limbo-1', { target: 200 }, [3_000_000], 'Stake ৳10.00. Reached 5.53×. Won ৳20.00. Balance ৳1,010.00.'],
  [
    'plinko-1',
    { risk: 'medium', rows: 12 },
    Array.from({ length: 12 }, () => 1),
    'Stake ৳10.00. Pocket 13 from the left. Won ৳20.00. Balance ৳1,010.00.',
  ],
  ['wheel-1', { risk: 'medium', segments: 20 }, [2], 'Stake ৳10.00. Stopped at 2.00×. Won ৳20.00. Balance ৳1,010.00.'],
  [
    'keno-1',
    { numbers: [4, 9, 15, 22, 36], risk: 'medium' },
    [3, 7, 0, 0, 0, 0, 0, 0, 0, 0],
    'Stake ৳10.00. Drawn 4, 9, 1, 2, 3, 5, 6, 7, 8, 10; 2 hits. Won ৳20.00. Balance ৳1,010.00.',
  ],
  ['coin-1', { side: 'heads' }, [0], 'Stake ৳10.00. Tiger is up. Won ৳20.00. Balance ৳1,010.00.'],
  [
    'scratch-1',
    { risk: 'low' },
    [100_000, ...Array.from({ length: 15 }, () => 0)],
    'Stake ৳10.00. Three times Mango. Won ৳20.00. Balance ৳1,010.00.',
  ],
  ['cups-1', { cup: 2 }, [1], 'Stake ৳10.00. Hero was under this cup: Middle. Won ৳20.00. Balance ৳1,010.00.'],
  ['card-guess-1', { suit: 'hearts' }, [26], 'Stake ৳10.00. 7♥ was turned over. Won ৳20.00. Balance ৳1,010.00.'],
])('a player at %s', (model, choice, drawn, said) => {
  it('bets on a choice, hears stake, result and balance, and meets nothing that an assistive technology stumbles over', async () => {
    const submit = await open(model);
    answer = { drawn, payout: '2000000', balance: '101000000' };

    await played(submit);

    expect(bets).toMatchObject([{ stake: '1000000', choice }]);
    expect(status()).toBe(said);
    expect(document.querySelector('[data-outcome=won]')).not.toBeNull();
    expect((await axe(document.body)).violations).toEqual([]);
  });

  it('reads the rules with the exact return, and finds choice and stake again after a refresh', async () => {
    await open(model, { rounds: [{ ...round, stake: '5000000', choice, drawn }] });
    expect(amount()).toBe('৳50.00');
    pressed('Rules')?.click();
    expect(document.querySelector('dialog')?.textContent).toMatch(/Return to player9[789]\.\d\d%, exactly \d+ \/ \d+/);
    expect(document.querySelector('dialog tbody')?.children.length).toBeGreaterThan(1);
  });
});

describe('a game of one choice', () => {
  it('does not congratulate on a return of no more than the stake', async () => {
    const submit = await open('plinko-1');
    answer = { drawn: Array.from({ length: 12 }, (_, at) => at % 2), payout: '400000' };
    await played(submit);
    expect(status()).toContain('৳4.00 came back');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('bets with the space bar after the first round, once for each press', async () => {
    const submit = await open('coin-1');
    const space = (init: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...init }));
    space();
    expect(bets).toEqual([]);
    await played(submit);
    space();
    space({ repeat: true });
    await until(() => submit.getAttribute('aria-disabled') === 'false' && bets.length === 2);
  });

  it('lowers a stake that could win more than is paid, and says what a choice pays and how likely', async () => {
    await open('limbo-1', { rounds: [{ ...round, stake: '5000000000', choice: { target: 200 }, drawn: [0] }] });
    expect(document.body.textContent).toContain('Win chance49.50%');
    named('Target 100×').click();
    expect(amount()).toBe('৳10,000.00');
    expect(document.body.textContent).toContain('A win pays৳1,000,000.00Win chance0.99%');
    expect(scene()).toBe('Target 100×');
  });

  it('takes a target that is typed in Bengali digits, and no target that cannot be played', async () => {
    const submit = await open('limbo-1');
    const field = document.querySelector('#target') as HTMLInputElement;
    const type = (text: string) => {
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event('input'));
    };
    type('1');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    submit.click();
    expect(bets).toEqual([]);
    type('২.৫');
    await played(submit);
    expect(bets).toMatchObject([{ choice: { target: 250 } }]);
  });

  it('lets ten numbers be picked and no eleventh, and does not bet on none', async () => {
    const submit = await open('keno-1');
    pressed('Clear')?.click();
    submit.click();
    expect(bets).toEqual([]);
    for (let number = 1; number <= 11; number += 1) named(String(number)).click();
    await played(submit);
    expect(bets).toMatchObject([{ choice: { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } }]);
    expect(named('1, hit').getAttribute('aria-pressed')).toBe('true');
  });

  it('plays in silence until the sound is switched on', async () => {
    await open('wheel-1');
    expect(named('Sound').getAttribute('aria-pressed')).toBe('false');
  });
});

it('plays a win in the tune of the title', async () => {
  const submit = await open('limbo-1');
  named('Sound').click();
  answer = { drawn: [3_000_000], payout: '20000000', balance: '101000000' };
  await played(submit);
  named('Sound').click();
  expect(heardNotes().slice(0, 2)).toEqual(FIRST_NOTES);
});
