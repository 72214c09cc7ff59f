import { csvLine, amountCell, createCsvTimeFormatter } from './write-csv';

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

describe('a moment', () => {
  it.each([
    ['Asia/Dhaka', '2026-03-01T18:30:15.500Z', '2026-03-02T00:30:15+06:00'],
    ['Asia/Kolkata', '2026-03-01T18:30:15Z', '2026-03-02T00:00:15+05:30'],
    ['America/New_York', '2026-07-01T02:00:00Z', '2026-06-30T22:00:00-04:00'],
    ['UTC', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00+00:00'],
  ])('in %s is written with its offset', (zone, at, text) => expect(createCsvTimeFormatter(zone)(new Date(at))).toBe(text));
});
