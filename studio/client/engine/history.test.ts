/** @jest-environment jsdom */
import { history } from './history';

function played(...rounds: string[]) {
  let state = { rounds };
  const listeners: (() => void)[] = [];
  const opened: string[] = [];
  const subscribe = (draw: () => void) => {
    listeners.push(draw);
    draw();
  };
  const game = {
    get state() {
      return state;
    },
    subscribe,
  };
  const entryOf = (round: string) => ({ text: round, label: `Round ${round}`, won: round.endsWith('!') });
  const row = history(game, { label: 'Your last rounds', empty: 'Nothing yet', entryOf }, (round) => opened.push(round));
  const chips = () => [...row.querySelectorAll('button')];
  const become = (...next: string[]) => {
    state = { rounds: next };
    for (const draw of listeners) draw();
  };
  return { row, chips, become, opened, texts: () => chips().map(({ textContent }) => textContent) };
}

describe('the row of past rounds', () => {
  it('has the newest first, and moves no chip for it', () => {
    const { chips, become, texts } = played('2×', '–');
    const [first, second] = chips();
    become('5×!', '2×', '–');
    expect(texts()).toEqual(['5×!', '2×', '–']);
    expect(chips().slice(0, 2)).toEqual([first, second]);
    expect(chips().map((chip) => [chip.dataset['won'], chip.ariaLabel ?? chip.getAttribute('aria-label')])).toEqual([
      ['true', 'Round 5×!'],
      ['false', 'Round 2×'],
      ['false', 'Round –'],
    ]);
  });

  it('opens the round that a chip shows now', () => {
    const { chips, become, opened } = played('2×');
    become('5×', '2×');
    for (const chip of chips()) chip.click();
    expect(opened).toEqual(['5×', '2×']);
  });

  it('is as long as what is known, and says so when that is nothing', () => {
    const { row, become, texts } = played('2×', '–');
    become('3×');
    expect(texts()).toEqual(['3×']);
    become();
    expect([texts(), row.querySelector('p')?.hidden, row.querySelector('ol')?.hidden]).toEqual([[], false, true]);
  });
});
