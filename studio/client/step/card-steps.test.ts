/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import type { PlayedHiLo } from './hilo/hilo-round';
import { SESSION } from '../testing/session';
import { BEGUN, ok, openStepPage, until } from './page-in-test';
import type { PlayedPoker } from './video-poker/poker-round';

type Played = PlayedHiLo & PlayedPoker;

const round = { ...BEGUN, shown: null } as const satisfies Partial<Played>;

let sent: Readonly<Record<string, unknown>>[] = [];
let answers: object[] = [];
/** The page after a bet, and a studio that answers one round after another. */
async function open(model: string, ...rounds: object[]) {
  [sent, answers] = [[], rounds];
  const studio = (body: (typeof sent)[number] | undefined) => {
    if (!body) return ok(SESSION);
    sent.push(body);
    return ok({ ...round, ...answers.shift() });
  };
  const submit = await openStepPage({ model, symbols: { hero: { name: 'Crane', art: '/art/hero.svg' } }, studio });
  submit.click();
  return submit;
}

const buttons = () => [...document.querySelectorAll('form button')].map(({ textContent }) => textContent);
const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(text))?.click();
const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const card = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;

const SIX_OF_CLUBS = 20;
const KING_OF_CLUBS = 48;
const ACE_OF_SPADES = 3;

describe('a player of hi-lo', () => {
  it('reads what each guess would bring and how likely it is, guesses, skips, and takes the win', async () => {
    const submit = await open(
      'hilo-1',
      { shown: { cards: [SIX_OF_CLUBS] } },
      { shown: { cards: [SIX_OF_CLUBS, KING_OF_CLUBS] }, steps: [{ guess: 'higher' }] },
      { shown: { cards: [SIX_OF_CLUBS, KING_OF_CLUBS, ACE_OF_SPADES] }, steps: [{ guess: 'higher' }, { skip: true }] },
      {
        state: 'settled',
        steps: [{ guess: 'higher' }, { skip: true }, { cashOut: true }],
        shown: { cards: [SIX_OF_CLUBS, KING_OF_CLUBS, ACE_OF_SPADES] },
        drawn: [SIX_OF_CLUBS, KING_OF_CLUBS, ACE_OF_SPADES],
        payout: '1600000',
        balance: '100600000',
      },
    );
    await until(() => submit.textContent === 'Higher or lower?');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(buttons().slice(-4)).toEqual([
      'Higher or same 1.6× · 61.5%',
      'Lower or same 2.14× · 46.2%',
      'Skip 10 left',
      'Higher or lower?',
    ]);
    expect(status()).toBe('6♣ lies open');
    press('Higher or same');
    await until(() => submit.textContent === 'Take ৳16.00');
    // Nothing is above a king: the same rank is a guess of its own.
    expect(buttons().slice(-4, -1)).toEqual(['Same 20.91× · 7.7%', 'Lower 1.74× · 92.3%', 'Skip 10 left']);
    expect((await axe(document.body)).violations).toEqual([]);
    press('Skip');
    await until(() => buttons().includes('Skip 9 left'));
    submit.click();
    await until(() => status()?.includes('Won') === true);
    expect(status()).toBe('Stake ৳10.00. One right guess. Won ৳16.00. Balance ৳1,006.00.');
    expect(sent.slice(1)).toEqual([
      { number: 1, guess: 'higher' },
      { number: 2, skip: true },
      { number: 3, cashOut: true },
    ]);
    expect(sent[0]).toEqual({ roundId: expect.any(String), stake: '1000000' });
  });

  it('sees the card that ended the round, and hears of it', async () => {
    const submit = await open(
      'hilo-1',
      { shown: { cards: [SIX_OF_CLUBS] } },
      {
        state: 'settled',
        steps: [{ guess: 'lower' }],
        shown: { cards: [SIX_OF_CLUBS] },
        drawn: [SIX_OF_CLUBS, KING_OF_CLUBS],
        payout: '0',
        balance: '99000000',
      },
    );
    submit.focus();
    await until(() => submit.textContent === 'Higher or lower?');
    expect(document.activeElement).toBe(submit);
    const lower = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Lower or same'));
    lower?.focus();
    lower?.click();
    await until(() => status()?.includes('No win') === true);
    // The guess is no longer there: the focus goes to what can be done next.
    expect(document.activeElement).toBe(submit);
    expect(status()).toContain('After 6♣ came K♣. No win this time');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('reads the rules, with the exact return of each first guess', async () => {
    await open('hilo-1', { shown: { cards: [SIX_OF_CLUBS] } });
    press('Rules');
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain('At least 98.31%, exactly 2160 / 2197');
    expect(text).toContain('skip up to 10 cards');
    expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(26);
    expect(document.querySelector('dialog tbody')?.textContent).toContain('AHigher (2–K)1.07×92.31%98.76%');
  });
});

/** K♠ K♥ 7♦ 4♣ 9♠, and in their places once the last three were thrown away: K♣ and two more. */
const DEALT = [51, 50, 25, 12, 35];

describe('a player of video poker', () => {
  const dealt = { shown: { cards: DEALT } };

  it('marks cards to hold, draws the others, and is not congratulated on the stake that comes back', async () => {
    const submit = await open('jacks-1', dealt, {
      ...dealt,
      state: 'settled',
      steps: [{ hold: [0, 1] }],
      // Places in the deck: those of the dealt cards, then aces.
      drawn: [51, 50, 25, 12, 33, 0, 2, 4],
      payout: '1000000',
      balance: '100000000',
    });
    await until(() => submit.textContent === 'Draw');
    expect(status()).toBe('Dealt K♠ K♥ 7♦ 4♣ 9♠: Jacks or better. Choose what to hold');
    card('K♠').click();
    card('K♥').click();
    card('7♦').click();
    card('7♦').click();
    expect(['K♠', 'K♥', '7♦'].map((name) => card(name).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
    expect(document.querySelector('[data-lit=true]')?.textContent).toBe('Jacks or better1');
    expect((await axe(document.body)).violations).toEqual([]);
    submit.click();
    await until(() => status()?.includes('came back') === true);
    expect(sent[1]).toEqual({ number: 1, hold: [0, 1] });
    expect(document.querySelector('[data-outcome=even]')).not.toBeNull();
  });

  it('asks for a hint, which marks the best cards and says what they bring on average', async () => {
    const submit = await open('jacks-1', dealt);
    await until(() => submit.textContent === 'Draw');
    card('9♠').click();
    press('Show the best hold');
    await until(() => document.body.textContent?.includes('Best: K♠ K♥') === true);
    expect(document.body.textContent).toContain('On average 1.537 of the stake comes back.');
    expect(['K♠', 'K♥', '9♠'].map((name) => card(name).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
  }, 120_000);

  it.each([
    ['jacks-1', '99.54%, exactly 1653526326983 / 1661102543100', 'jacks up', 9],
    ['deuces-1', '98.91%, exactly 547682606167 / 553700847700', 'four twos are wild', 10],
    ['double-bonus-1', '99.10%, exactly 37415002826 / 37752330525', 'Four of a kind pay by their rank', 11],
  ])('reads in the rules of %s what best play returns', async (model, exact, about, hands) => {
    await open(model, dealt);
    press('Rules');
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain(exact);
    expect(text).toContain(about);
    expect(text).toContain('paid by the five cards that were dealt');
    expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(hands);
  });
});
