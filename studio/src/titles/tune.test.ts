import { skinData } from '../pages/skin-data';
import { TITLES } from './titles';
import { tuneOf } from './tune';

const codes = TITLES.map(({ code }) => code);
const text = (code: string) => JSON.stringify(tuneOf(code));

it('is the same for a title each time, and differs from title to title', () => {
  expect(codes.map(text)).toEqual(codes.map(text));
  expect(tuneOf('mango-season')).toEqual({ scale: expect.any(Array), lowestHz: expect.any(Number) });
  expect(new Set(codes.map(text)).size).toBeGreaterThan(20);
  expect(new Set(codes.map((code) => tuneOf(code).scale.join())).size).toBe(5);
});

it('has five notes to the octave, none of them a half tone from the next, from a pitch that every phone can play', () => {
  for (const { scale, lowestHz } of codes.map(tuneOf)) {
    const steps = [...scale.slice(1), 12].map((note, at) => note - (scale[at] ?? 0));
    expect(steps).toHaveLength(5);
    expect(Math.min(...steps)).toBeGreaterThan(1);
    expect(lowestHz).toBeGreaterThan(390);
    expect(lowestHz * 2 ** ((12 + (scale[4] ?? 0)) / 12)).toBeLessThan(2_800);
  }
});

it('goes to the page with the skin', () => {
  for (const { code, skin } of TITLES) if (skin) expect(skinData({ code, skin }, 'bn')).toMatchObject({ tune: tuneOf(code) });
});
