import { FREE_1 } from '../../src/slots/free/free-1';
import { LINES_1 } from '../../src/slots/lines/lines-1';
import { spinPays } from '../../src/slots/slot-rules';
import { landingTimes } from './landing-times';

/** Three of A and W on every line. */
const WON = [6, 20, 1, 0, 0];

describe('the landing of the reels', () => {
  it('goes from left to right, and waits only where lines that still run can pay fifty stakes', () => {
    const gaps = (stops: readonly number[]) => landingTimes(LINES_1, stops).map((at, reel, all) => at - (all[reel - 1] ?? 0));
    expect(spinPays(LINES_1, [0, 0, 0, 0, 0])).toBe(0);
    expect(gaps([0, 0, 0, 0, 0])).toEqual([0, 170, 170, 170, 170]);
    expect(LINES_1.stillPossible(WON.slice(0, 3))).toBeGreaterThan(500);
    expect(gaps(WON)).toEqual([0, 170, 170, 520, 170]);
    expect(LINES_1.stillPossible(WON.slice(0, 4))).toBe(0);
  });

  it('waits for a scatter only while one more begins the free spins, and the reel has one', () => {
    const [first, second, third] = [20, 9, 27];
    expect(FREE_1.stillPossible([0, 0])).toBeLessThan(FREE_1.most);
    expect(FREE_1.stillPossible([first, second])).toBe(FREE_1.most);
    expect(FREE_1.stillPossible([first, second, third])).toBeLessThan(FREE_1.most);
  });
});
