import { csvLine } from './write-csv';
import { readCsv } from './read-csv';

describe('a list', () => {
  it('is read with the line that each record begins at, line ends in quotes and empty lines counted', () => {
    expect(readCsv('a;b\r\n"x\r\ny"; c \r\n\r\n;\r\nlast;"q ""z"""\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny', 'c'] },
      { line: 6, cells: ['last', 'q "z"'] },
    ]);
  });

  it.each([
    ['lines that end in different ways', 'a,b\r\n"1",2\n3,4'],
    ['lines of an old Mac', 'a,b\r"1",2\r3,4'],
    ['tabs', 'a\tb\n1\t2\n3\t4\n'],
  ])('is read with %s', (_, text) => {
    expect(readCsv(text)?.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('is none when a quote is never closed, or closed in the middle of a cell', () => {
    expect(readCsv('a,b\n"x,y')).toBeUndefined();
    expect(readCsv('a,b\n"x"y,1')).toBeUndefined();
  });

  it('comes back as it was written', () => {
    const cells = ['one, "two"\nthree', 'উত্তোলন', '', '12.50'];
    expect(readCsv(csvLine(cells))?.[0]?.cells).toEqual(cells);
  });
});
