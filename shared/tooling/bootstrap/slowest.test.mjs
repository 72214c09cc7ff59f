import { slowestSpecs, slowestSuites } from './slowest.mjs';

describe('at the end of a test run', () => {
  it('the slowest unit test files are told, slowest first, each with its slowest test', () => {
    const suite = (name, ms, ...durations) => ({
      name: `/project/${name}`,
      startTime: 1_000,
      endTime: 1_000 + ms,
      assertionResults: durations.map((duration) => ({ title: `takes ${duration}`, duration })),
    });

    expect(
      slowestSuites([suite('a.test.ts', 900, 50), suite('b.test.ts', 61_000, 700, 60_000), suite('c.test.ts', 5)], '/project', 2),
    ).toEqual([
      '   61.0 s  b.test.ts\n           60.0 s of it: takes 60000',
      '    0.9 s  a.test.ts\n           0.1 s of it: takes 50',
    ]);
    expect(slowestSuites([suite('c.test.ts', 5)], '/project')).toEqual(['    0.0 s  c.test.ts']);
  });

  it('a browser spec counts for all devices, all tries and all groups of tests in it', () => {
    const spec = (title, ...runs) => ({
      title,
      tests: runs.map(([projectName, ...durations]) => ({ projectName, results: durations.map((duration) => ({ duration })) })),
    });
    const suites = [
      { file: 'lobby/play.spec.ts', specs: [spec('plays', ['phone', 3_000])] },
      {
        file: 'money/deposit.spec.ts',
        specs: [spec('pays', ['phone', 2_000], ['desktop', 1_000, 4_000])],
        suites: [{ specs: [spec('is refused', ['phone', 500])] }],
      },
    ];

    expect(slowestSpecs(suites)).toEqual([
      '    7.5 s  e2e/specs/money/deposit.spec.ts\n           5.0 s of it: pays (desktop)',
      '    3.0 s  e2e/specs/lobby/play.spec.ts\n           3.0 s of it: plays (phone)',
    ]);
  });
});
