/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import { HostFrame } from '../host/host-frame';
import type { PlayedRound, SessionView } from '../studio/studio-calls';
import { betForm } from './bet-form';
import { Game } from './game';
import { history } from './history';
import { notice } from './notice';
import { betSummary } from './bet-summary';
import { result } from './result';
import { sessionBar } from './session-bar';
import { topBar } from './top-bar';
import { track } from './track';

const round: PlayedRound = {
  roundId: '1',
  state: 'settled',
  direction: 'under',
  target: 5_000,
  multiplier: '19801',
  stake: '1000000',
  nonce: 0,
  roll: 3_304,
  payout: '1980000',
  balance: '100980000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
};

const session: SessionView = {
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

beforeAll(() => {
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
  const main = document.createElement('main');
  main.append(
    notice(game, host, nothing),
    result(game),
    track(game),
    betSummary(game),
    betForm(game, () => (rolls += 1)),
    history(game, nothing),
  );
  document.body.replaceChildren(topBar(game, host, { rules: nothing, fairness: nothing }), main, sessionBar(game));
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  const press = (key: string, init: KeyboardEventInit = {}) =>
    slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  const slider = () => document.querySelector('[role=slider]') as HTMLElement;
  const type = (id: string, text: string) => {
    field(id).value = text;
    field(id).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { game, field, press, slider, type, rolls: () => rolls, text: () => document.body.textContent ?? '' };
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
