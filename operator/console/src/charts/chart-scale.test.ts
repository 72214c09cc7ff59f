import { niceMaximum, pathOf, indexAt, xOf, yOf } from './chart-scale';

it('ends an axis at a round number', () => {
  expect([0.02, 1, 3, 47, 812, 1_000].map(niceMaximum)).toEqual([0.02, 1, 5, 50, 1_000, 1_000]);
});

it('breaks a line where values are missing, and keeps a lone one visible', () => {
  expect(pathOf([0, 10, null, 5], 10, 640)).toBe(
    `M${xOf(0, 4, 640)} ${yOf(0, 10)}L${xOf(1, 4, 640)} ${yOf(10, 10)}M${xOf(3, 4, 640)} ${yOf(5, 10)}m-1.5 0h3`,
  );
  expect(pathOf([null, null], 10, 640)).toBe('');
});

it('finds the moment under the pointer, at the edges too', () => {
  for (const place of [0, 1, 30, 59]) expect(indexAt(xOf(place, 60, 320), 60, 320)).toBe(place);
  expect(indexAt(-40, 60, 320)).toBe(0);
  expect(indexAt(900, 60, 320)).toBe(59);
});
