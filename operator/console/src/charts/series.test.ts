import { labelledTimes, momentsOf } from './series';

const times = ['09:00', '09:01', '09:02', '09:03', '09:04'];

it('puts the values of all series on every moment, also where one has nothing to say', () => {
  const series = [
    { name: 'old', values: [1, null, 3, 4, 5], colour: 0 },
    { name: 'new', values: [null, 2], colour: 1 },
  ];
  expect(momentsOf(times, series).map(({ values }) => values)).toEqual([
    [1, null],
    [null, 2],
    [3, null],
    [4, null],
    [5, null],
  ]);
});

it('labels the first moment, the middle and the last, and each once', () => {
  expect(labelledTimes(times)).toEqual(['09:00', '09:02', '09:04']);
  expect(labelledTimes(['09:00'])).toEqual(['09:00']);
});
