import { presentWireFields, wireFields } from '.';

const row = {
  id: 9_007_199_254_740_993n,
  created_at: new Date('2026-11-22T18:05:30.120Z'),
  settled_at: null as Date | null,
  pay_url: 'https://pay.example',
  fee_bps: 150,
  first_only: false,
  names: { snake_case: 'stays' },
  secret: 'stays here',
};

it('the wire has names in camelCase, large numbers as digits and moments in ISO 8601', () => {
  const fields: { id: string; createdAt: string; payUrl: string; feeBps: number; firstOnly: boolean } = wireFields(
    row,
    'id',
    'created_at',
    'pay_url',
    'fee_bps',
    'first_only',
  );
  expect(fields).toEqual({
    id: '9007199254740993',
    createdAt: '2026-11-22T18:05:30.120Z',
    payUrl: 'https://pay.example',
    feeBps: 150,
    firstOnly: false,
  });
});

it('null stays null, or is left out where the wire has no such field then', () => {
  const settled: { settledAt: string | null } = wireFields(row, 'settled_at');
  expect(settled).toEqual({ settledAt: null });

  const present: { settledAt?: string; feeBps?: number; firstOnly?: boolean } = presentWireFields(
    row,
    'settled_at',
    'fee_bps',
    'first_only',
  );
  expect(present).toEqual({ feeBps: 150, firstOnly: false });
});

it('what a column holds is not renamed, and a column that is not named reaches nobody', () => {
  expect(wireFields(row, 'names')).toEqual({ names: { snake_case: 'stays' } });
});
