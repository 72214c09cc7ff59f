import { changeDirection, isValidLimit, limitNames, changeStatus } from './limit-rules';

describe('a limit', () => {
  it('is one of three kinds of money by three periods, or the time of a day', () => {
    expect(limitNames).toHaveLength(10);
    expect(limitNames.filter(({ kind }) => kind === 'session')).toEqual([{ kind: 'session', period: 'day' }]);
  });

  it.each([
    ['deposit', 'month', 0n, true],
    ['session', 'day', 1n, true],
    ['session', 'day', 1440n, true],
    ['session', 'day', null, true],
    ['session', 'day', 0n, false],
    ['session', 'day', 1441n, false],
    ['session', 'week', 60n, false],
  ] as const)('%s by the %s can be %s: %s', (kind, period, value, right) => {
    expect(isValidLimit({ kind, period }, value)).toBe(right);
  });
});

describe('a change', () => {
  it.each([
    [null, null, 'none'],
    [500n, 500n, 'none'],
    [null, 0n, 'tightens'],
    [500n, 499n, 'tightens'],
    [500n, 501n, 'loosens'],
    [500n, null, 'loosens'],
    [0n, null, 'loosens'],
  ] as const)('from %s to %s: %s', (from, to, effect) => {
    expect(changeDirection(from, to)).toBe(effect);
  });

  it('waits for its moment, can be confirmed from then on, and lapses at the last', () => {
    const change = { due_at: new Date(1000), lapses_at: new Date(2000) };
    const at = (moment: number) => changeStatus(change, new Date(moment));

    expect([at(999), at(1000), at(1999), at(2000)]).toEqual(['waits', 'confirmable', 'confirmable', 'lapsed']);
  });
});
