import { csvLine, amountCell } from './write-csv';

describe('a line of a file', () => {
  it.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"\r\n'],
    ['+880', "'+880\r\n"],
    ['-1', "'-1\r\n"],
    ['@sum', "'@sum\r\n"],
    ['\tcmd', "'\tcmd\r\n"],
    ['one, "two"\nthree', '"one, ""two""\nthree"\r\n'],
    ['উত্তোলন', 'উত্তোলন\r\n'],
  ])('keeps %j from being reckoned with or split', (text, line) => expect(csvLine([text])).toBe(line));

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [-123_456_789n, '-1234567.89'],
  ])('has %s minor units as a figure', (minor, text) => expect(csvLine([amountCell(minor)])).toBe(`${text}\r\n`));
});
