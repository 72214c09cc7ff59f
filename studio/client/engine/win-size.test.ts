import { winSize } from './win-size';

it.each([
  [0n, 'none'],
  [99n, 'none'],
  [100n, 'none'],
  [101n, 'small'],
  [199n, 'small'],
  [200n, 'good'],
  [999n, 'good'],
  [1_000n, 'great'],
  [4_999n, 'great'],
  [5_000n, 'rare'],
])('a return of %s on a stake of 100 is celebrated as %s', (payout, size) => expect(winSize(100n, payout)).toBe(size));
