/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import {
  type Act,
  type BlackjackTable,
  cardsShown,
  costInHalves,
  paysInHalves,
  tableAfter,
  tableAtEnd,
} from '../../../src/steps/blackjack/blackjack';
import type { PlayedBlackjack } from './blackjack-round';

const STAKE = 1_000_000n;
const session = {
  balance: '100000000',
  walletProblem: null,
  net: '0',
  currency: 'BDT',
  demo: false,
  limits: { coin: '1000', minStake: '100000', maxStake: '5000000000', maxWin: '100000000000', firstStake: '1000000' },
  elapsedSeconds: 0,
  seeds: { serverSeedHash: '', clientSeed: '', nonce: 0, nextServerSeedHash: '' },
  openRound: null,
  rounds: [],
};
const colours = Object.fromEntries(
  ['top', 'middle', 'low', 'glow', 'hero', 'second', 'pop', 'dark'].map((name) => [name, '#336699']),
);

/** What passes on the page passes ten times as fast. */
const wait = window.setTimeout.bind(window);
window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;

let sent: { readonly number?: number; readonly act?: Act; readonly stake?: string }[] = [];

/** The page as the studio serves it, with less motion, and a studio that deals cards of these values in this order. */
async function open(...values: readonly number[]) {
  jest.resetModules();
  sent = [];
  const drawn = values.map((value, at) => (value - 1) * 4 + (at % 4));
  const acts: Act[] = [];
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.fetch = async (_, init) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as (typeof sent)[number]) : undefined;
    if (!body) return Response.json({ success: true, value: session });
    sent.push(body);
    if (body.act) acts.push(body.act);
    return Response.json({ success: true, value: roundAfter(drawn, acts) });
  };
  const boot = {
    session: 's',
    gameCode: 'g',
    model: 'blackjack-1',
    skin: { colours, symbols: {} },
    parentOrigin: null,
    lobbyUrl: null,
    depositUrl: null,
  };
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<title>Blackjack</title><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  await import('../main');
  await until(() => document.querySelector('[type=submit]') !== null);
  (document.querySelector('[type=submit]') as HTMLButtonElement).focus();
  (document.querySelector('[type=submit]') as HTMLButtonElement).click();
  await until(() => /Dealer/.test(status()));
}

function roundAfter(drawn: readonly number[], acts: readonly Act[]): PlayedBlackjack {
  const isOver = tableAfter(drawn, acts)?.allowed.length === 0;
  const raised = acts.reduce((sum, act) => sum + (STAKE * costInHalves(act)) / 2n, 0n);
  const payout = isOver ? (STAKE * paysInHalves(tableAtEnd(drawn, acts) as BlackjackTable)) / 2n : null;
  return {
    ...{
      roundId: '1',
      stake: String(STAKE),
      raised: String(raised),
      nonce: 0,
      failure: null,
      startedAt: '2026-01-01T00:00:00.000Z',
    },
    ...{ serverSeed: null, serverSeedHash: '', clientSeed: '' },
    state: isOver ? 'settled' : 'playing',
    payout: payout?.toString() ?? null,
    balance: '100000000',
    steps: acts.map((act) => ({ act })),
    cards: cardsShown(drawn, acts),
    drawn: isOver ? drawn : null,
  };
}

async function until(seen: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !seen(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen()).toBe(true);
}

const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent ?? '';
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[class*=actions] button')].map(({ textContent }) => textContent);
async function press(name: string, heard: string): Promise<void> {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  await until(() => status().includes(heard));
}

describe('a player of blackjack', () => {
  it('is told each card and total and what each button costs, splits, doubles, and hears how each hand ended', async () => {
    await open(8, 6, 8, 10, 3, 10, 10, 10);

    expect(status()).toBe('You: 8♣ 8♥, 16. Dealer shows 6♦');
    expect(buttons()).toEqual(['Hit', 'Double +৳10.00', 'Split +৳10.00', 'Stand']);
    expect((await axe(document.body)).violations).toEqual([]);
    await press('Split +৳10.00', 'Hand 1 of 2: 8♣ 3♣, 11. Dealer shows 6♦');
    expect(buttons()).toEqual(['Hit', 'Double +৳10.00', 'Stand']);
    await press('Double +৳10.00', 'Hand 2 of 2: 8♥ 10♥, 18');
    await press('Stand', 'Won');

    expect(sent).toMatchObject([
      { stake: '1000000' },
      { number: 1, act: 'split' },
      { number: 2, act: 'double' },
      { number: 3, act: 'stand' },
    ]);
    expect(status()).toContain(
      'Stake ৳10.00, ৳20.00 more in the round. Dealer: 6♦ 10♠ 10♠, 26. Hand 1 of 2: 8♣ 3♣ 10♦, 21, won. Hand 2 of 2: 8♥ 10♥, 18, won. Won ৳60.00',
    );
    expect(document.querySelector('canvas[role=img]')?.getAttribute('aria-label')).toContain('Dealer: 6♦ 10♠ 10♠, 26');
  });

  it('is asked about insurance first, and refuses it with the button that the space bar presses', async () => {
    await open(10, 1, 9, 9);

    expect(status()).toBe('You: 10♣ 9♥, 19. Dealer shows A♦. Insurance?');
    expect(buttons()).toEqual(['Insure +৳5.00', 'No insurance']);
    expect(document.querySelector('[type=submit]')?.textContent).toBe('No insurance');
    await press('No insurance', '');
    await until(() => buttons().includes('Stand'));
    await press('Stand', 'lost');
    expect(status()).toContain('Dealer: A♦ 9♠, soft 20. You: 10♣ 9♥, 19, lost');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('hears what is best only when they ask, and no longer once they went on', async () => {
    await open(5, 6, 6, 10, 3, 10, 10);
    const hint = () => document.querySelector('output[class*=said]')?.textContent;
    expect(hint()).toBe('');
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'What is best here?')?.click();
    expect(hint()).toBe('Best on average: Double');
    await press('Hit', '14');
    expect(hint()).toBe('');
  });

  it('keeps the focus on the button they pressed, and on the form’s own where that is gone', async () => {
    await open(8, 6, 8, 10, 3, 10, 10, 10);
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('Stand');
    const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button('Hit')?.focus();
    await press('Hit', '19');
    expect(focused()).toBe('Hit');
    await press('Stand', 'Balance');
    expect(focused()).toBe('Deal for ৳10.00');
  });

  it('with a blackjack is paid at once', async () => {
    await open(1, 9, 10, 9);
    await until(() => status().includes('Won'));
    expect(status()).toContain('You: A♣ 10♥, 21, blackjack. Won ৳25.00');
    expect(sent).toHaveLength(1);
  });

  it('reads in the rules what the dealer does and what comes back', async () => {
    await open(5, 6, 6, 10);
    [...document.querySelectorAll('button')]
      .find((each) => /rules/i.test(each.getAttribute('aria-label') ?? each.textContent ?? ''))
      ?.click();
    const rules = document.querySelector('dialog')?.textContent;
    expect(rules).toContain('99.48% of the first stake');
    expect(rules).toContain('Every card is drawn from a whole deck of 52');
    expect(rules).toContain('stands on every 17');
    expect(rules).toContain('৳800,000.00');
  });
});
