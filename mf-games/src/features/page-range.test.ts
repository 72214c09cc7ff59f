import { readRange, writeRange } from './page-range';

it.each([
  ['3', { from: 3, to: 3 }],
  ['3-5', { from: 3, to: 5 }],
  ['1-2', { from: 1, to: 2 }],
])('reads %s and writes it again', (text, range) => {
  expect(readRange(text)).toEqual(range);
  expect(writeRange(range)).toBe(text);
});

it.each([null, '', '0', '-1', '1.5', '1e9', 'x', '123456', '5-0', '<b>'])('takes %p for the first page', (text) => {
  expect(readRange(text)).toEqual({ from: 1, to: 1 });
  expect(writeRange(readRange(text))).toBe('');
});

it('shows no more pages at once than a browser bears, whatever the address asks', () => {
  expect(readRange('2-99999')).toEqual({ from: 2, to: 21 });
  expect(readRange('5-3')).toEqual({ from: 5, to: 5 });
});
