import { compareRecords, type ReconciliationRecord, totalRecords } from './compare-records';

const line = (subject: string, more: Partial<ReconciliationRecord> = {}): ReconciliationRecord => ({
  what: 'payment',
  subject,
  amount: 100n,
  state: 'paid',
  final: true,
  isOfDay: true,
  ...more,
});
const found = (ours: ReconciliationRecord[], theirs: ReconciliationRecord[]) =>
  compareRecords(ours, theirs).map(({ kind, subject }) => `${kind} ${subject}`);

describe('two books of one day', () => {
  it('agree on what both have', () => {
    expect(found([line('a'), line('b', { state: 'failed', final: false })], [line('a'), line('b', { final: false })])).toEqual([]);
  });

  it.each([
    ['missing-here', [], [line('a')]],
    ['missing-there', [line('a')], []],
    ['other-amount', [line('a')], [line('a', { amount: 101n })]],
    ['other-amount', [line('a', { paid: 5n })], [line('a', { paid: 4n })]],
    ['other-state', [line('a', { state: 'expired', final: false })], [line('a')]],
    ['other-state', [line('a')], [line('a', { state: 'failed', final: false })]],
  ])('differ: %s', (kind, ours, theirs) => {
    expect(found(ours, theirs)).toEqual([`${kind} a`]);
  });

  it('miss nothing that was of another day, or that moved no money', () => {
    expect(
      found(
        [line('a', { isOfDay: false }), line('b', { final: false })],
        [line('c', { isOfDay: false }), line('d', { final: false })],
      ),
    ).toEqual([]);
  });

  it('match a line at midnight that each has in another day', () => {
    expect(found([line('a')], [line('a', { isOfDay: false })])).toEqual([]);
  });

  it('keep a payment apart from what went back of it', () => {
    expect(found([line('a')], [line('a'), line('a', { what: 'refund' })])).toEqual(['missing-here a']);
  });

  it('count what moved money that day', () => {
    expect(
      totalRecords([line('a'), line('b', { amount: 5n }), line('c', { isOfDay: false }), line('d', { final: false })]),
    ).toEqual({
      count: 2,
      amount: 105n,
    });
  });
});
