/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import golden from '../../src/slots/fixtures/golden-rounds-of-models.json';
import { LINES_1 } from '../../src/slots/lines/lines-1';
import type { SessionView } from '../studio/studio-calls';
import type { PlayedSpin } from './slot-game';
import { FIRST_NOTES, heardNotes, TUNE } from '../testing/heard-notes';
import { SESSION } from '../testing/session';

/** Three of A and W on every line. */
const WON = [6, 20, 1, 0, 0];
const spin: PlayedSpin = {
  roundId: '1',
  state: 'settled',
  stake: '1000000',
  raised: '0',
  nonce: 0,
  stops: WON,
  payout: '50000000',
  balance: '149000000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
};
const session: SessionView<PlayedSpin> = { ...SESSION, limits: { ...SESSION.limits, maxStake: '100000000' } };
const skin = {
  tune: TUNE,
  colours: { top: '#000', middle: '#111', low: '#222', glow: '#fff' },
  symbols: Object.fromEntries(
    [...LINES_1.symbols, 'O', 'S'].map((symbol) => [symbol, { name: `Symbol ${symbol}`, art: `/art/${symbol}.svg` }]),
  ),
};

let bets: { roundId: string; stake: string }[] = [];
/** What the page kept of a bet that was not played. */
let kept: unknown = null;
let answer: Partial<PlayedSpin> = {};
/** What the session says once the page has been opened. */
let later: Partial<SessionView<PlayedSpin>> = {};
/** What the page before listens to on the document that all of them share here. */
const listening: Parameters<typeof document.addEventListener>[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...what: Parameters<typeof document.addEventListener>) => {
  listening.push(what);
  listen(...what);
};

/** The page as the studio serves it, with less motion, and a studio that answers each bet with `answer`. */
async function open(view: Partial<SessionView<PlayedSpin>> = {}, model = 'lines-1') {
  jest.resetModules();
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  [bets, kept] = [[], null];
  [answer, later] = [{}, {}];
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
    const body = init?.body ? (JSON.parse(String(init.body)) as { roundId: string; stake: string }) : undefined;
    if (body) bets.push(body);
    const value = body ? { ...spin, ...body, ...answer } : { ...session, ...view, ...later };
    if (String(path).includes('/api/replays/')) return replayed(String(path));
    return Response.json({ success: true, value: String(path).includes('/api/') ? value : {} });
  };
  const boot = {
    session: 's',
    gameCode: 'mango-season',
    model,
    skin,
    parentOrigin: null,
    lobbyUrl: null,
    depositUrl: null,
  };
  document.documentElement.lang = 'en';
  document.title = 'Mango Season';
  document.getElementById('boot')?.remove();
  document.head.innerHTML += `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  await import('./main');
  await until(() => document.querySelector('[type=submit], main a, [data-outcome=won]') !== null);
  return { submit: document.querySelector('[type=submit]') as HTMLButtonElement };
}

/** The one round that can be seen again. */
function replayed(path: string): Response {
  if (path !== '/api/replays/1') return Response.json({ success: false, code: 'round.unknown' }, { status: 404 });
  return Response.json({ success: true, value: spin });
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
}

const status = () => document.querySelector('[role=status]')?.textContent ?? '';
const isIdle = (submit: HTMLElement) => submit.getAttribute('aria-disabled') === 'false';
const named = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLButtonElement;

describe('a player at the slot', () => {
  it('spins, hears stake, result and balance, and meets nothing that an assistive technology stumbles over', async () => {
    const { submit } = await open();
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain('Symbol B, Symbol D, Symbol H');
    expect(submit.textContent).toBe('Spin for ৳10.00');
    expect((await axe(document.body)).violations).toEqual([]);

    submit.click();
    expect(status()).toBe('Spinning…');
    await until(() => isIdle(submit));

    expect(bets).toMatchObject([{ stake: '1000000' }]);
    expect(status()).toBe('Stake ৳10.00. Won ৳500.00 Balance ৳1,490.00.');
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain('Symbol A, Symbol A, Symbol A');
    expect(document.body.textContent).toContain('+৳490.00');
    expect((await axe(document.body)).violations).toEqual([]);
  });

  it('is not congratulated on a return of no more than the stake', async () => {
    const { submit } = await open();
    answer = { payout: '1000000' };
    submit.click();
    await until(() => isIdle(submit));
    expect(status()).toContain('৳10.00 came back');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('is not told later that a spin which gave less back than its stake had won', async () => {
    const spins = ['50000000', '1000000', '200000', '0'].map((payout, at) => ({ ...spin, roundId: String(at), payout }));
    await open({ rounds: spins });
    const told = [...document.querySelectorAll<HTMLElement>('[data-won]')];
    expect(told.map((chip) => [chip.dataset['won'], chip.textContent, chip.getAttribute('aria-label')])).toEqual([
      ['true', '৳500.00', '৳10.00: ৳500.00'],
      ['false', '৳10.00', '৳10.00: ৳10.00 came back'],
      ['false', '৳2.00', '৳10.00: ৳2.00 came back'],
      ['false', '–', '৳10.00: not won'],
    ]);
  });

  it('bets with the space bar after the first spin, once for each press, and never while one runs', async () => {
    const { submit } = await open();
    const space = (init: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, ...init }));
    space();
    expect(bets).toEqual([]);
    submit.click();
    space();
    await until(() => isIdle(submit));
    space();
    space({ repeat: true });
    await until(() => isIdle(submit));
    expect(bets).toHaveLength(2);
  });

  it('waits quietly for the next spin where the rules of the brand ask it, and has to press anew', async () => {
    const { submit } = await open({ cycleMs: 2_500 });
    answer = { nextBetInMs: 2_000 } as Partial<PlayedSpin>;
    submit.click();
    await until(() => status() !== 'Spinning…');
    expect(submit.textContent).toBe('One moment…');
    expect(isIdle(submit)).toBe(false);
    const press = (type: string) => submit.dispatchEvent(new Event(type, { bubbles: true }));
    press('pointerdown');
    await until(() => isIdle(submit));
    submit.click();
    expect([bets.length, submit.textContent]).toEqual([1, 'Spin for ৳10.00']);
    press('pointerdown');
    submit.click();
    expect(bets).toHaveLength(2);
    await until(() => isIdle(submit));
    named('Close')?.click();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    expect(document.querySelector('dialog')?.textContent).toContain('at least 2.5 s after the one before');
  });

  it('may stake no more than the studio says of the session, whatever was staked before', async () => {
    await open({ limits: { ...session.limits, maxStake: '500000' }, rounds: [{ ...spin, stake: '5000000' }] });
    const amount = () => document.querySelector('output')?.textContent;
    expect(amount()).toBe('৳5.00');
    expect(named('Larger stake').getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses among stakes that are payable, and finds the last one after a refresh', async () => {
    await open({ rounds: [{ ...spin, stake: '5000000' }] });
    const amount = () => document.querySelector('output')?.textContent;
    expect(amount()).toBe('৳50.00');
    named('Larger stake').click();
    expect(amount()).toBe('৳100.00');
    for (let times = 0; times < 20; times += 1) named('Larger stake').click();
    expect(amount()).toBe('৳1,000.00');
    expect(named('Larger stake').getAttribute('aria-disabled')).toBe('true');
    for (let times = 0; times < 20; times += 1) named('Smaller stake').click();
    expect(amount()).toBe('৳1.00');
  });

  it('finds a stake that was changed and not played after a refresh', async () => {
    const amount = () => document.querySelector('output')?.textContent;
    await open({ rounds: [{ ...spin, stake: '5000000' }] });
    named('Larger stake').click();
    expect(amount()).toBe('৳100.00');
    // The page before may keep something yet.
    await until(() => JSON.stringify(kept) === '{"stake":"10000000"}');

    await open({ rounds: [{ ...spin, stake: '5000000' }], bet: kept });
    expect(amount()).toBe('৳100.00');
    named('Larger stake').click();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept).toEqual({ stake: '20000000' });
  });

  it.each([
    ['the stake of an open round instead', { openRound: { ...spin, stake: '5000000' }, bet: { stake: '2000000' } }, '৳50.00'],
    ['not what may be staked no more', { limits: { ...session.limits, maxStake: '500000' }, bet: { stake: '2000000' } }, '৳5.00'],
    ['nothing where nobody can read it', { bet: { stake: { of: 'another release' } } }, '৳10.00'],
  ])('finds after a refresh %s', async (_what, view, amount) => {
    await open(view);
    expect(document.querySelector('output')?.textContent).toBe(amount);
  });

  it('reads what each symbol pays at the stake, the exact return, and the reels', async () => {
    await open();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const sheet = document.querySelector('dialog') as HTMLDialogElement;
    expect(sheet.textContent).toContain('5× ৳2,000.00');
    expect(sheet.textContent).toContain('95.73%, exactly 8271299 / 8639390');
    expect(sheet.textContent).toContain('1,000 times the stake, once in 1,439,898 spins');
    expect(sheet.querySelectorAll('details li')).toHaveLength(5);
    expect(sheet.querySelectorAll('svg[role=img]')).toHaveLength(LINES_1.lines.length);
  });

  it('plays in silence until the sound is switched on', async () => {
    await open();
    expect(named('Sound').getAttribute('aria-pressed')).toBe('false');
  });

  it('hears a win in the tune of the title', async () => {
    const { submit } = await open();
    named('Sound').click();
    submit.click();
    await until(() => isIdle(submit));
    named('Sound').click();
    expect(heardNotes().slice(0, 2)).toEqual(FIRST_NOTES);
  });
});

describe('a player who wants to see a round again', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('finds the way to it in the rules', async () => {
    window.history.replaceState(null, '', '/play/key?theme=dark#shows=title');
    await open({ rounds: [spin] });
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Watch this round again');
    expect(link?.closest('div')?.textContent).toContain('Last round');
    expect(link?.getAttribute('href')).toBe(`${window.location.origin}/play/key?theme=dark&round=1#shows=title`);
  });

  it('sees it as it ended, marked as over, as often as they like, and can bet nothing', async () => {
    window.history.replaceState(null, '', '/play/key?round=1');
    await open({ rounds: [{ ...spin, roundId: '2', payout: '0', stops: [0, 0, 0, 0, 0] }] });
    await until(() => document.querySelector('[data-outcome=won]') !== null);

    expect(status()).toBe('Stake ৳10.00. Won ৳500.00 Balance ৳1,000.00.');
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain('Symbol A, Symbol A, Symbol A');
    expect(named('Replay').textContent).toContain('This round of 01/01/2026');
    expect((await axe(document.body)).violations).toEqual([]);
    const watch = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Watch again');
    watch?.click();
    expect(status()).toBe('Spinning…');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await until(() => document.querySelector('[data-outcome=won]') !== null);
    expect(document.querySelector('form, [type=submit], [aria-label="Larger stake"]')).toBeNull();
    expect(bets).toEqual([]);
    expect([...document.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Back to the game', `${window.location.origin}/play/key`],
    ]);
  });

  it('reads why another round cannot be seen, and goes on to the game', async () => {
    window.history.replaceState(null, '', '/play/key?round=9');
    await open();
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/^This round cannot be shown here/);
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(`${window.location.origin}/play/key`);
  });
});

type SlotInGold = 'cascade-1' | 'free-1' | 'hold-1';
const played = (model: SlotInGold, nonce: number) => {
  const round = golden.rounds[model].find((each) => each.nonce === nonce) ?? { stops: [], tenths: 0 };
  return { stops: round.stops, payout: String(round.tenths * 100_000) };
};
const skip = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go to the result');

describe('a player who taps on the reels while they fall', () => {
  /** Three windows pay, and each is shown for this long. */
  const [PAYING, NONCE] = [3 * 0.8, 6];
  /** How long it takes to be shown, tapped on from the first moment, and whether there was a way to the result. */
  async function tapped(view: Partial<SessionView<PlayedSpin>>, model: SlotInGold = 'cascade-1', nonce = NONCE) {
    const { submit } = await open(view, model);
    answer = played(model, nonce);
    submit.click();
    const started = performance.now();
    let offered = false;
    const taps = setInterval(() => {
      offered ||= skip()?.hidden === false;
      document.querySelector('canvas')?.click();
    }, 20);
    await until(() => isIdle(submit));
    clearInterval(taps);
    return { seconds: (performance.now() - started) / 1_000, offered };
  }

  it('goes to the result at once', async () => {
    const { seconds, offered } = await tapped({});
    expect(offered).toBe(true);
    expect(seconds).toBeLessThan(PAYING);
  });

  it('sees all of it where the rules of the brand let nobody hurry what was staked for', async () => {
    const { seconds, offered } = await tapped({ mayHurry: false });
    expect(offered).toBe(false);
    expect(seconds).toBeGreaterThan(PAYING);
  });

  it('sees there what the stake won before free spins begin, and goes to the result from then on', async () => {
    const [WITH_A_WIN, FOR_A_WIN] = [761, 0.8];
    const { seconds, offered } = await tapped({ mayHurry: false }, 'free-1', WITH_A_WIN);
    expect(offered).toBe(true);
    expect(seconds).toBeGreaterThan(FOR_A_WIN);
    expect(seconds).toBeLessThan(PAYING);
  });
});

describe('a player in a bonus', () => {
  const sees = (text: string) => until(() => document.body.textContent?.includes(text) === true);

  it('sees how many free spins there are, what multiplies them and what they have won, and may go to the result', async () => {
    const { submit } = await open({}, 'free-1');
    answer = played('free-1', 4);
    expect(skip()?.hidden).toBe(true);
    submit.click();
    await sees('8 free spins');
    await sees('Free spin 2 of 8×2Won so far: ৳80');
    expect((await axe(document.body)).violations).toEqual([]);
    skip()?.click();
    await until(() => isIdle(submit));
    expect(document.body.textContent).toContain('Free spin 8 of 8×5Won so far: ৳225');
    expect(status()).toContain('Won ৳225.00');
    expect([skip()?.hidden, bets.length]).toEqual([true, 1]);
  });

  it('may go to the result of what is free of a stake, whatever the rules of the brand', async () => {
    const { submit } = await open({ mayHurry: false }, 'free-1');
    answer = played('free-1', 4);
    submit.click();
    await sees('8 free spins');
    skip()?.click();
    await until(() => isIdle(submit));
    expect(status()).toContain('Won ৳225.00');
  });

  it('sees the jackpots, the coins that are held with what they pay, and the re-spins that are left', async () => {
    const { submit } = await open({}, 'hold-1');
    answer = played('hold-1', 283);
    await sees('MINI৳100MINOR৳200MAJOR৳1,000GRAND৳20,000');
    submit.click();
    await sees('6 held: 3 re-spins');
    await sees('Re-spins: 2Won so far: ৳60');
    document.querySelector('canvas')?.click();
    await until(() => isIdle(submit));
    expect(document.querySelector('canvas')?.getAttribute('aria-label')).toContain(
      'Symbol O MAJOR, Symbol O ৳5, –, –, Symbol O ৳5',
    );
    expect(document.body.textContent).toContain('8 coins: ৳1,065.00');
    expect(status()).toContain('Won ৳1,065.00');
  });

  it('reads the fixed jackpots, how likely each coin is, and the exact return', async () => {
    await open({}, 'hold-1');
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const sheet = document.querySelector('dialog') as HTMLDialogElement;
    expect(sheet.textContent).toContain('GRAND৳20,000.00');
    expect(sheet.textContent).toContain('৳5.00: 12 of 32');
    expect(sheet.textContent).toContain('a coin with a chance of 1 in 32');
    expect(sheet.textContent).toMatch(/95\.86%, exactly \d{200,} \/ \(5 · 2\^694\)/);
  });
});

describe('a player with free rounds', () => {
  const FREE = { reward: 'r-1', left: 2, rounds: 2, stake: '5000000' };
  const pressed = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click();
  const hasText = (text: string) => document.body.textContent?.includes(text) === true;

  it('reads how many at which stake, cannot change it, and plays them; with the last one their own money is played again', async () => {
    const { submit } = await open({ free: FREE });
    expect(hasText('2 free rounds at ৳50.00 each')).toBe(true);
    expect(submit.textContent).toBe('Play a free round');
    expect(named('Larger stake').getAttribute('aria-disabled')).toBe('true');
    expect((await axe(document.body)).violations).toEqual([]);
    answer = { free: true };

    submit.click();
    await until(() => isIdle(submit));
    expect(hasText('1 free round at ৳50.00')).toBe(true);
    expect(hasText('+৳500.00')).toBe(true);
    later = { free: null };
    submit.click();
    await until(() => isIdle(submit) && submit.textContent === 'Spin for ৳10.00');

    expect(bets).toMatchObject([
      { stake: '5000000', reward: 'r-1' },
      { stake: '5000000', reward: 'r-1' },
    ]);
    expect(named('Larger stake').getAttribute('aria-disabled')).toBe('false');
  });

  it('may play with own money instead, and come back to them', async () => {
    const { submit } = await open({ free: FREE });

    pressed('Play with own money');
    expect(hasText('You play with your own money. 2 free rounds are left.')).toBe(true);
    named('Larger stake').click();
    submit.click();
    await until(() => isIdle(submit));
    pressed('Play free rounds');

    expect(bets).toHaveLength(1);
    expect(bets[0]).toMatchObject({ stake: '2000000' });
    expect(bets[0]).not.toHaveProperty('reward');
    expect(submit.textContent).toBe('Play a free round');
  });

  it('is told when there is none left after all, and that nothing was taken', async () => {
    const { submit } = await open({ free: FREE });
    answer = { free: true, state: 'refused', failure: 'wallet.refused', payout: null };
    submit.click();
    await until(() => hasText('No free rounds are left here. Nothing was taken.'));
  });
});
