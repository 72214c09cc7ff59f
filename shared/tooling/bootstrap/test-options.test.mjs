import { readTestOptions } from './test-options.mjs';

const EVERY_PART = ['checks', 'unit', 'browser'];

describe('npm test', () => {
  it('runs everything when nothing is asked for', () => {
    expect(readTestOptions([])).toEqual({ help: false, parts: EVERY_PART, names: [] });
  });

  it('takes names of browser tests', () => {
    expect(readTestOptions(['deposit', 'specs/lobby']).names).toEqual(['deposit', 'specs/lobby']);
  });

  it.each([
    [['--changed'], {}],
    [['--changed', '--only', 'unit'], {}],
    [['--changed', 'HEAD~1'], { ref: 'HEAD~1' }],
    [['--changed=main'], { ref: 'main' }],
  ])('takes %j, with a commit or without', (args, changed) => {
    expect(readTestOptions(args)).toMatchObject({ changed, names: [] });
  });

  it('runs the parts that are asked for', () => {
    expect(readTestOptions(['--only', 'browser', 'money']).parts).toEqual(['browser']);
    expect(readTestOptions(['--only', 'unit', '--only', 'checks']).parts).toEqual(['unit', 'checks']);
  });

  it.each([
    [['--chnaged'], '--chnaged'],
    [['--only', 'jest'], '--only knows checks, unit, browser, not “jest”.'],
    [['--changed', 'main', 'deposit'], '--changed chooses the browser tests itself'],
  ])('refuses %j and says why', (args, why) => {
    expect(() => readTestOptions(args)).toThrow(why);
  });
});
