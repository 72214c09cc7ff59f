import { type CanaryEvidence, evaluateCanary } from './evaluate-canary';

const judge = (canary: Partial<CanaryEvidence['canary']>, control: Partial<CanaryEvidence['control']> = {}) =>
  evaluateCanary({
    canary: { attempts: 0, failures: 0, errors: 0, pages: 40, failingPages: 0, refusingPages: 0, ...canary },
    control: { attempts: 1_000, failures: 0, errors: 0, ...control },
  });

describe('a canary goes on', () => {
  it.each<[string, Partial<CanaryEvidence['canary']>, Partial<CanaryEvidence['control']>]>([
    ['before anybody has seen it', { pages: 0 }, {}],
    ['while fewer than fifty parts were asked for', { attempts: 49, failures: 20, errors: 20 }, {}],
    ['below two in a hundred', { attempts: 100, failures: 1, errors: 1 }, {}],
    ['just below two in a hundred', { attempts: 1_000, failures: 19 }, {}],
    ['when it is not twice as bad as before', { attempts: 100, failures: 9 }, { attempts: 100, failures: 5 }],
    ['when scripts fail not twice as often as before', { attempts: 100, errors: 9 }, { attempts: 100, errors: 5 }],
    ['when four pages see nothing but failures', { attempts: 8, failures: 8, pages: 4, failingPages: 4 }, {}],
    ['when five of many pages see failures', { attempts: 900, failures: 9, pages: 300, failingPages: 5 }, {}],
    [
      'when pages fail as they did before',
      { attempts: 40, failures: 6, pages: 40, failingPages: 6 },
      { attempts: 100, failures: 9 },
    ],
    ['when two pages refuse its files', { attempts: 2, failures: 2, pages: 2, failingPages: 2, refusingPages: 2 }, {}],
  ])('%s', (_, canary, control) => {
    expect(judge(canary, control)).toBeUndefined();
  });
});

describe('a canary ends', () => {
  it.each<[string, Partial<CanaryEvidence['canary']>, Partial<CanaryEvidence['control']>, RegExp]>([
    ['at one failure in fifty', { attempts: 50, failures: 1 }, {}, /1 in 50 \(2\.0 %\) of its parts failed, and 0 in 1000/],
    ['at exactly twice as bad', { attempts: 100, failures: 10 }, { attempts: 100, failures: 5 }, /10 in 100 \(10\.0 %\)/],
    ['at script errors alone', { attempts: 50, errors: 1 }, {}, /script errors on 1 in 50/],
    ['when nobody runs the version before', { attempts: 50, failures: 1 }, { attempts: 0 }, /and 0 in 0 \(0\.0 %\)/],
    ['when all of five pages see failures', { attempts: 5, failures: 5, pages: 5, failingPages: 5 }, {}, /each of 5 pages/],
    [
      'at the fifth page that fails, although others do well',
      { attempts: 20, failures: 5, pages: 20, failingPages: 5 },
      {},
      /on 5 of 20 pages/,
    ],
    [
      'when three pages refuse its files, however many take them',
      { attempts: 9_000, failures: 3, refusingPages: 3 },
      {},
      /3 pages refused/,
    ],
  ])('%s', (_, canary, control, why) => {
    expect(judge(canary, control)).toMatch(why);
  });
});
