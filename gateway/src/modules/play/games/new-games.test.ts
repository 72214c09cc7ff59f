import { newGames } from './new-games';

const TODAY = '2026-11-27';

/** A game that the fox brought on a day. */
const brought = (node_id: bigint, listed: string | null, more: Partial<Parameters<typeof newGames>[0][number]> = {}) => ({
  node_id,
  vendor: 'FOX',
  open: true,
  fresh: null,
  listed,
  released: '2025-01-01',
  ...more,
});
const newOf = (...rows: ReturnType<typeof brought>[]) => [...newGames(rows, TODAY)].sort();

it('is new for seven days what comes after a vendor’s first list', () => {
  const first = brought(1n, '2026-01-01');

  expect(newOf(first, brought(2n, TODAY), brought(3n, '2026-11-21'), brought(4n, '2026-11-20'))).toEqual(['2', '3']);
});

it('are new of a vendor’s first list the six alone that came out last, of as many that came out on one day those that are last in it', () => {
  const list = Array.from({ length: 40 }, (_, at) =>
    brought(BigInt(100 + at), '2026-11-25', { released: at < 3 ? '2026-11-24' : '2026-11-23' }),
  );

  expect(newOf(...list)).toEqual(['100', '101', '102', '137', '138', '139']);
  expect(newOf(...list, brought(7n, TODAY, { vendor: 'OWL' }), brought(8n, TODAY))).toHaveLength(8);
});

it('is nothing new of a sample that no list brought, nor what is closed, nor what a list says is not', () => {
  const first = brought(1n, '2026-01-01');

  expect(newOf(first, brought(2n, null), brought(3n, TODAY, { open: false }), brought(4n, TODAY, { fresh: false }))).toEqual([]);
});

it('is new what a list calls so, wherever it stood in the first, and no longer than anything else', () => {
  const list = Array.from({ length: 7 }, (_, at) => brought(BigInt(10 + at), TODAY));

  expect(newOf(brought(1n, TODAY, { fresh: true }), ...list)).toHaveLength(7);
  expect(newOf(brought(1n, '2026-11-01', { fresh: true }), brought(2n, '2026-01-01'))).toEqual([]);
});
