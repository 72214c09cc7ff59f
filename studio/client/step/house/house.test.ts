/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import { placesOf } from '../../../src/table/cards';
import type { SessionView } from '../../studio/studio-calls';
import { SESSION } from '../../testing/session';
import { BEGUN, ok, openStepPage, until } from '../page-in-test';
import type { PlayedThreeCard } from '../three-card/three-card-round';
import type { PlayedWar } from '../war/war-round';

type Round = PlayedWar | PlayedThreeCard;
type Sent = { readonly number?: number; readonly stake?: string; readonly choice?: object };

/** King of clubs and king of hearts; then ace against two. */
const TIE = [48, 50];
const WAR = placesOf([...TIE, 0, 4]);
/** A pair of fours against a queen with nothing. */
const OWN = [12, 13, 32];
const POKER = placesOf([...OWN, 44, 16, 5]);

let sent: Sent[] = [];
/** The page of a model, and a studio that answers in turn with what is scripted. */
function open(model: string, answers: readonly object[], view: Partial<SessionView<Round>> = {}) {
  sent = [];
  const scripted = [...answers];
  const studio = (body: Sent | undefined) => {
    if (!body) return ok({ ...SESSION, ...view });
    sent.push(body);
    return ok({ ...BEGUN, ...scripted.shift() });
  };
  return openStepPage<Sent>({ model, symbols: { hero: { name: 'Sultan', art: '/art/hero.svg' } }, studio });
}

const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const table = () => document.querySelector('canvas[role=img]')?.getAttribute('aria-label');
const bets = () => [...document.querySelectorAll('dl[class*=bets] div')].map((line) => line.textContent);
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find(({ textContent, ariaLabel }) => textContent === name || ariaLabel === name)
    ?.click();

describe('a player of war', () => {
  const tied = { cards: TIE };
  const won = {
    ...tied,
    state: 'settled',
    steps: [{ war: true }],
    raised: '1000000',
    payout: '3000000',
    drawn: WAR,
    balance: '101000000',
  };

  it('meets a tie, hears it, goes to war for as much again, and keeps the focus on the button', async () => {
    const submit = await open('war-1', [tied, won]);
    submit.focus();
    submit.click();
    await until(() => submit.textContent === 'Go to war +৳10.00');
    expect(status()).toBe('A tie: you have K♣, the dealer K♥');
    expect(table()).toBe('You K♣, dealer K♥');
    expect(document.activeElement).toBe(submit);
    expect((await axe(document.body)).violations).toEqual([]);
    submit.click();
    await until(() => status()?.includes('Won') === true);
    expect(status()).toBe(
      'Stake ৳10.00, ৳10.00 more in the round. You K♣, dealer K♥; in the war: You A♣, dealer 2♣: War won. Won ৳30.00. Balance ৳1,010.00.',
    );
    expect(bets()).toEqual(['Stake৳10.00', 'War৳10.00']);
    expect(document.activeElement).toBe(submit);
    expect(sent).toMatchObject([{ stake: '1000000' }, { number: 1, war: true }]);
    expect(sent[0]).not.toHaveProperty('choice');
  });

  it('surrenders for half of the stake, and is not congratulated', async () => {
    const over = {
      ...tied,
      state: 'settled',
      steps: [{ surrender: true }],
      payout: '500000',
      drawn: WAR.slice(0, 2),
      balance: '99500000',
    };
    const submit = await open('war-1', [tied, over]);
    submit.click();
    await until(() => submit.textContent === 'Go to war +৳10.00');
    press('Surrender, ৳5.00 back');
    await until(() => status()?.includes('came back') === true);
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
    expect(sent[1]).toEqual({ number: 1, surrender: true });
    await until(() => submit.textContent === 'Deal for ৳10.00');
    expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('Surrender'))).toBe(false);
  });

  it('is dealt a round that the first cards decide', async () => {
    const over = { cards: [], state: 'settled', payout: '2000000', drawn: placesOf([0, 4]), balance: '101000000' };
    const submit = await open('war-1', [over]);
    submit.click();
    await until(() => status()?.includes('Won') === true);
    expect(status()).toContain('You A♣, dealer 2♣: Your card is higher. Won ৳20.00.');
  });

  it('reads what both answers return, what a war costs, and what becomes of a tie that is left', async () => {
    await open('war-1', []);
    press('Rules');
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toMatch(/97\.83% of all that is staked, exactly \d+ \/ \d+; 2\.33% of the first stake is lost/);
    expect(text).toMatch(/Surrendering at every tie: 96\.30%/);
    expect(text).toContain('After an hour without an answer it is surrendered');
    expect(text).toContain('Second tie4×0.55%');
  });
});

describe.each([
  ['three-card-1', 'Pair', '97.98%', '97.68%'],
  ['teen-patti-1', 'Pair', '97.99%', '97.86%'],
] as const)('a player of %s', (model, pair, ante, side) => {
  const dealt = { cards: OWN, choice: { pairPlus: '200000' }, stake: '1200000' };
  const won = {
    ...dealt,
    state: 'settled',
    steps: [{ play: true }],
    raised: '1000000',
    payout: '4400000',
    drawn: POKER,
    balance: '102200000',
  };

  it('bets on the own cards besides, sees them and not the dealer’s, and plays', async () => {
    const submit = await open(model, [dealt, won]);
    press('More on pair plus');
    press('More on pair plus');
    expect([submit.textContent, bets()]).toEqual(['Deal for ৳12.00', ['Ante৳10.00', 'Pair plus৳2.00']]);
    submit.click();
    await until(() => submit.textContent === 'Play +৳10.00');
    expect(status()).toBe(`You have 4♣ 4♦ 9♣: ${pair}`);
    expect(table()).toBe('Your cards 4♣ 4♦ 9♣. The dealer’s: face down.');
    expect((await axe(document.body)).violations).toEqual([]);
    submit.click();
    await until(() => status()?.includes('Won') === true);
    expect(status()).toContain(
      'Stake ৳12.00, ৳10.00 more in the round. You: Pair. Dealer: High card: your hand is better. Won ৳44.00.',
    );
    expect(table()).toBe('Your cards 4♣ 4♦ 9♣. The dealer’s: Q♣ 5♣ 2♦.');
    expect(bets()).toEqual(['Ante৳10.00', 'Play৳10.00', 'Pair plus৳2.00']);
    expect(sent).toMatchObject([
      { stake: '1200000', choice: { pairPlus: '200000' } },
      { number: 1, play: true },
    ]);
  });

  it('folds, and has back what the own cards bring', async () => {
    const over = { ...dealt, state: 'settled', steps: [{ fold: true }], payout: '400000', drawn: POKER, balance: '99200000' };
    const submit = await open(model, [over], { openRound: { ...BEGUN, ...dealt } as unknown as PlayedThreeCard });
    await until(() => submit.textContent === 'Play +৳10.00');
    press('Fold');
    await until(() => status()?.includes('came back') === true);
    expect(status()).toContain('folded');
    expect(sent).toEqual([{ number: 1, fold: true }]);
  });

  it('cannot bet more than the largest win allows, and no less than nothing on the own cards', async () => {
    await open(model, []);
    for (let at = 0; at < 40; at += 1) press('More on pair plus');
    const most = document.querySelector('output[aria-label="Pair plus"]')?.textContent;
    expect(most).toBe('৳20,000.00');
    for (let at = 0; at < 40; at += 1) press('Raise the stake');
    for (let at = 0; at < 40; at += 1) press('Less on pair plus');
    expect(document.querySelector('output[aria-label="Pair plus"]')?.textContent).toBe('৳0.00');
  });

  it('reads what each bet returns, the best play, and what becomes of cards that are left', async () => {
    await open(model, []);
    press('Rules');
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain(`${ante} of all that is staked`);
    expect(text).toContain(`Pair plus: ${side}`);
    expect(text).toContain('from queen, six, four on');
    expect(text).toContain('After an hour without an answer the hand is folded');
  });
});
