import type { BoardTerms } from '@pavilion/api/staff';
import { expectRefused, openTerms } from '../../testing/open-terms';
import { boardForm } from './board-form';

const board: BoardTerms = {
  period: 'monthly',
  by: 'multiplier',
  leastStake: '1050',
  categories: ['RNG', 'FISH'],
  vendors: ['STUDIO'],
  least: '5000000',
  prizes: [
    { from: 1, to: 1, prize: '1000000' },
    { from: 2, to: 3, prize: '500050' },
    { from: 4, to: 100, prize: '1' },
  ],
};
const others: BoardTerms[] = [
  { period: 'daily', by: 'stake', least: '1', prizes: [{ from: 1, to: 1, prize: '1' }] },
  { period: 'weekly', by: 'profit', vendors: ['STUDIO', 'OTHER1'], least: '123456789', prizes: [{ from: 1, to: 2, prize: '99' }] },
];

it('a board is sent as its fields say', async () => {
  const { user, drawer, type, save } = await openTerms('board', 'big-month');

  await user.selectOptions(drawer.getByLabelText(/^Period/), 'Month');
  await user.selectOptions(drawer.getByLabelText(/^Compared by/), 'Largest multiple of a round');
  await type(/^Play needed for a prize/, '50,000');
  await type(/^Least stake of a round/, '10.50');
  await type(/^Categories/, 'rng, fish');
  await type(/^Vendors/, 'studio');
  await type(/^Prizes/, '1 10000\n2-3 5000.50\n4-100 0.01');

  expect(await save()).toEqual(board);
}, 30_000);

it('a board that is only read is sent as it was', async () => {
  const { save } = await openTerms('board', 'big-month', board);

  expect(await save()).toEqual(board);
});

it.each(others)('the fields of a board say what its terms say: %j', (terms) => {
  const typed = boardForm.toTyped(terms);

  expect(boardForm.invalidFields(typed)).toEqual(new Set());
  expect(boardForm.toTerms(typed)).toEqual(terms);
});

it('what a board cannot be is said where it is typed', async () => {
  const opened = await openTerms('board', 'big-month', board);
  const { type } = opened;

  await expectRefused(opened, [
    [await type(/^Play needed for a prize/, '0'), 'Enter an amount'],
    [await type(/^Least stake of a round/, ''), 'Enter an amount'],
    [await type(/^Categories/, 'RNG CHESS'), 'Such as RNG LIVE'],
    [await type(/^Vendors/, 'AVENDORWITHALONGNAME'), 'Such as STUDIO'],
    [await type(/^Prizes/, '1 100\n3 50'), 'Each line needs places and an amount'],
  ]);
});
