/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import { Celebration } from '../engine/celebration';
import { notice } from '../engine/notice';
import { Sound } from '../engine/sound';
import { HostFrame } from '../host/host-frame';
import type { PlayedRound, SessionView } from '../studio/studio-calls';
import { betByKeyboard } from '../engine/bet-by-keyboard';
import { betForm } from './bet-form';
import { DiceThrow } from './dice-throw';
import { Game } from './game';
import { rollHistory } from './roll-history';
import { betSummary } from './bet-summary';
import { result } from './result';
import { sessionBar } from '../engine/session-bar';
import { tableTools } from '../engine/table-tools';
import { topBar } from '../engine/top-bar';
import { track } from './track';
import { SESSION } from '../testing/session';

const round: PlayedRound = {
  roundId: '1',
  state: 'settled',
  model: 'dice-2',
  direction: 'under',
  target: 5_000,
  multiplier: '19801',
  stake: '1000000',
  raised: '0',
  nonce: 0,
  roll: 3_304,
  payout: '1980000',
  balance: '100980000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
};

const session: SessionView = SESSION;

beforeAll(() => {
  // What is drawn is looked at; here is nothing to draw on.
  HTMLCanvasElement.prototype.getContext = () => null;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

function table(fields: Partial<SessionView> = {}) {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] });
  const game = new Game({ ...session, ...fields });
  const host = new HostFrame({
    session: 's',
    parentOrigin: null,
    lobbyUrl: 'http://lobby.test',
    depositUrl: 'http://lobby.test/deposit',
  });
  const nothing = () => undefined;
  let rolls = 0;
  document.documentElement.lang = 'en';
  document.title = 'Dice';
  const sound = new Sound();
  const celebration = new Celebration();
  const celebrated = jest.spyOn(celebration, 'celebrate');
  const tools = tableTools(sound, { rules: nothing, fairness: nothing });
  const form = betForm(game, () => (rolls += 1));
  const main = document.createElement('main');
  main.append(
    notice(game, host, nothing),
    result(game, { dice: new DiceThrow(sound), celebration, sound, tools }),
    track(game),
    betSummary(game),
    form,
    rollHistory(game, nothing),
  );
  betByKeyboard(form);
  document.body.replaceChildren(topBar(game, host, 'Lantern Dice'), main, sessionBar(game, '99'));
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  const press = (key: string, init: KeyboardEventInit = {}) =>
    slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  const slider = () => document.querySelector('[role=slider]') as HTMLElement;
  const type = (id: string, text: string) => {
    field(id).value = text;
    field(id).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { game, celebrated, field, press, slider, type, rolls: () => rolls, text: () => document.body.textContent ?? '' };
}

afterEach(() => jest.useRealTimers());

describe('a player at the dice table', () => {
  it('finds nothing that an assistive technology would stumble over, before and after a round', async () => {
    const { game } = table();
    expect((await axe(document.body)).violations).toEqual([]);
    game.set({ shownRound: round });
    game.addRound(round);
    expect((await axe(document.body)).violations).toEqual([]);
  });

  it('moves the target with the keyboard, in whole, large and finest steps, up to the ends', () => {
    const { press, slider } = table();
    const now = () => slider().getAttribute('aria-valuenow');
    press('ArrowRight');
    expect(now()).toBe('51.00');
    press('ArrowLeft', { shiftKey: true });
    expect(now()).toBe('50.99');
    press('PageUp');
    expect(now()).toBe('60.99');
    press('End');
    expect(now()).toBe('98.00');
    press('Home');
    expect(now()).toBe('0.10');
  });

  it('sees multiplier, chance and win change with the target and the stake before anything is staked', () => {
    const { type, text } = table();
    type('target', '25');
    type('stake', '40');
    expect(text()).toContain('×3.9603');
    expect(text()).toContain('2,500 / 10,001');
    expect(text()).toContain('৳158.41');
  });

  it('keeps the same chance when changing sides', () => {
    const { game, type } = table();
    type('target', '30');
    const before = game.winningOutcomeCount;
    game.setDirection('over');
    expect(game.state.target).toBe(7_000);
    expect(game.winningOutcomeCount).toBe(before);
  });

  it('halves and doubles only within what may be played', () => {
    const { game, field } = table();
    const [half, double] = ['Half the stake', 'Double the stake'].map(
      (label) => document.querySelector(`[aria-label="${label}"]`) as HTMLButtonElement,
    );
    for (let count = 0; count < 20; count += 1) half?.click();
    expect(field('stake').value).toBe('1.00');
    for (let count = 0; count < 40; count += 1) double?.click();
    expect(game.state.stake).toBe(game.largestStake);
    expect(game.stakeProblem).toBeNull();
  });

  it('is told under the field when a stake cannot be played', () => {
    const { type, field, text } = table();
    type('stake', '60000');
    expect(field('stake').getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain('outside the limits');
  });

  it('is not congratulated on a return of no more than the stake', () => {
    const { game, text } = table();
    game.set({ shownRound: { ...round, payout: '1000000' } });
    expect(text()).not.toContain('Won');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
    game.set({ shownRound: round });
    expect(text()).toContain('Won ৳19.80');
    game.set({ rounds: [round, { ...round, payout: '1000000' }] });
    const told = [...document.querySelectorAll('ol [data-won]')].map((chip) => chip.getAttribute('aria-label'));
    expect(told).toEqual(['33.04, won', '33.04, not won']);
  });

  it('hears the number that came out with what it means', () => {
    const { game } = table();
    const heard = () => document.querySelector('[role=status]')?.textContent;
    game.set({ shownRound: round });
    expect(heard()).toBe('Rolled 33.04. Won ৳19.80');
    game.set({ shownRound: { ...round, roll: 10_000, payout: '0' } });
    expect(heard()).toBe('Rolled 100.00. No win this time');
  });

  it('sees a win celebrated once and by its size, and a return of the stake not at all', () => {
    const { game, celebrated } = table();
    game.set({ shownRound: { ...round, payout: '20000000' } });
    game.set({ stake: 5n });
    game.set({ shownRound: { ...round, payout: '1000000' } });
    expect(celebrated.mock.calls).toEqual([['great'], ['none']]);
  });

  it('plays in silence until they switch the sound on, which the device remembers', () => {
    table();
    const button = () => document.querySelector('[aria-label=Sound]') as HTMLButtonElement;
    expect(button().getAttribute('aria-pressed')).toBe('false');
    button().click();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    table();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    button().click();
  });

  it('bets with the space bar after the first round, once for each press, and never by holding a key', () => {
    const { rolls, slider } = table();
    const key = (init: KeyboardEventInit, target: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      target.dispatchEvent(event);
      return event;
    };
    key({ key: ' ' });
    expect(rolls()).toBe(0);

    const submit = document.querySelector('[type=submit]') as HTMLButtonElement;
    submit.click();
    key({ key: ' ' });
    key({ key: ' ', repeat: true });
    key({ key: ' ' }, slider());
    expect(rolls()).toBe(2);
    expect(key({ key: 'Enter', repeat: true }, submit).defaultPrevented).toBe(true);
  });

  it('keeps the bet as it is while a round runs', () => {
    const { game, press, slider, field } = table();
    game.set({ phase: 'rolling' });
    press('ArrowRight');
    expect(slider().getAttribute('aria-valuenow')).toBe('50.00');
    expect(field('stake').readOnly).toBe(true);
    expect(document.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('always sees time and net position', () => {
    const { game, text } = table({ elapsedSeconds: 3_725, net: '-2040000' });
    expect(text()).toContain('1:02:05');
    expect(text()).toContain('−৳20.40');
    game.addRound(round);
    expect(text()).toContain('−৳10.60');
  });
});
