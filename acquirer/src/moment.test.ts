import { moment } from './moment';

it('is later each time, however fast it is asked', () => {
  const moments = Array.from({ length: 1_000 }, moment);

  expect(moments).toEqual([...new Set(moments)].toSorted());
  expect(Date.parse(moments[0] ?? '')).toBeGreaterThan(Date.now() - 60_000);
});
