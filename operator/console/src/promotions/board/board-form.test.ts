import type { BoardTerms } from '@pavilion/api/staff';
import { boardForm } from './board-form';

const terms: BoardTerms = {
  period: 'weekly',
  by: 'multiplier',
  leastStake: '1000',
  categories: ['RNG'],
  vendors: ['STUDIO'],
  least: '5000000',
  prizes: [
    { from: 1, to: 1, prize: '10000' },
    { from: 2, to: 3, prize: '5000' },
  ],
};
const typed = boardForm.toTyped(terms);

it('types a board back as it was', () => {
  expect(boardForm.invalidFields(typed)).toEqual(new Set());
  expect(boardForm.toTerms(typed)).toEqual(terms);
});

it('sends a least stake for multiples alone', () => {
  expect(boardForm.toTerms({ ...typed, by: 'stake' }).leastStake).toBeUndefined();
});

it.each(['', '1', '2 50', '1 50\n3 20', '1 20\n2 50', '1-101 5', '1 0'])('points at prizes that cannot be: %j', (prizes) => {
  expect(boardForm.invalidFields({ ...typed, prizes })).toEqual(new Set(['prizes']));
});

it('points at what is no category and no amount', () => {
  expect(boardForm.invalidFields({ ...typed, categories: 'CHESS', least: '0' })).toEqual(new Set(['categories', 'least']));
});
