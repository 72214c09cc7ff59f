import { gameRow } from './game-row';

const measured = (late: number, longest: number) => ({
  ...{ playable: 1_900, bytes: 90 * 1_024, shifts: 0 },
  frame: { middle: 16.7, late, longest },
  work: { middle: 4, late: 12.4, longest: 31 },
});
const BARE = { late: 33.3, longest: 83.4 };

describe('the line of a game in the bench', () => {
  it('has both goals, and keeps to the plain one', () => {
    expect(gameRow('Fair Wheel', measured(16.8, 50.1), BARE)).toEqual({
      what: 'Fair Wheel: playable after, loaded, frame (95 of 100 within), longest frame, its thread’s work in them, what moves by itself',
      value: '1.9 s, 90 KB, 17 ms, 50 ms, 12 ms, 31 ms, 0',
      goal: '≤ 2.5 s, 300 KB, 17 ms, 50 ms, 0; frames on this machine 33 ms, 83 ms: met',
      within: true,
    });
  });

  it('says that a game is as soon as the machine can be, and still misses the plain goal', () => {
    const { goal, within } = gameRow('Fair Wheel', measured(33, 67), BARE);
    expect([goal?.endsWith('33 ms, 83 ms: met'), within]).toEqual([true, false]);
  });

  it('misses both where it is later than an empty page, and never asks for less than the plain goal', () => {
    const { goal, within } = gameRow('Fair Wheel', measured(50, 67), BARE);
    expect([goal?.endsWith('33 ms, 83 ms: missed'), within]).toEqual([true, false]);
    expect(gameRow('Fair Wheel', measured(17, 50), { late: 8, longest: 9 }).goal).toContain('on this machine 17 ms, 50 ms: met');
  });

  it('misses for what is late, heavy or moves, however smooth it is', () => {
    const smooth = measured(17, 50);
    const worse = [
      { ...smooth, playable: 2_501 },
      { ...smooth, bytes: 301 * 1_024 },
      { ...smooth, shifts: 1 },
    ];
    expect(worse.map((each) => gameRow('Fair Wheel', each, BARE).within)).toEqual([false, false, false]);
  });
});
