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
import { SESSION } from '../../testing/session';
import { ok, openStepPage, until } from '../page-in-test';
import type { PlayedBlackjack } from './blackjack-round';

const STAKE = 1_000_000n;
let sent: { readonly number?: number; readonly act?: Act; readonly stake?: string }[] = [];

/** The page after a bet, and a studio that deals cards of these values in this order. */
async function open(...values: readonly number[]) {
  sent = [];
  const drawn = values.map((value, at) => (value - 1) * 4 + (at % 4));
  const acts: Act[] = [];
  const studio = (body: (typeof sent)[number] | undefined) => {
    if (!body) return ok(SESSION);
    sent.push(body);
    if (body.act) acts.push(body.act);
    return ok(roundAfter(drawn, acts));
  };
  const submit = await openStepPage({ model: 'blackjack-1', studio });
  submit.focus();
  submit.click();
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
    await until(() => focused() === 'Deal for ৳10.00');
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
    expect(rules).toContain('99.54% of all that is staked with the best play, which is 99.48% of the first stake');
    expect(rules).toContain('Every card is drawn from a whole deck of 52');
    expect(rules).toContain('stands on every 17');
    expect(rules).toContain('৳800,000.00');
  });
});
