import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations';
import { Pager } from './Pager';
import { pagerItems } from './pager-items';

const words = { label: 'Pages', previousLabel: 'Back', nextLabel: 'On', pageLabel: (page: number) => `Page ${page}` };

it('shows two pages at each end and five in the middle', () => {
  expect(pagerItems(10, 20)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20]);
});

it('keeps five in a row at either end', () => {
  expect(pagerItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 19, 20]);
  expect(pagerItems(20, 20)).toEqual([1, 2, 'gap', 16, 17, 18, 19, 20]);
});

it('never hides a single page behind a gap', () => {
  expect(pagerItems(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'gap', 19, 20]);
});

it('shows all of a few', () => {
  expect(pagerItems(2, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('is not there when one page holds everything', () => {
  const { container } = render(<Pager {...words} page={1} pages={1} onPage={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});

it('takes a person to the page they press, to the next and to the one before', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  render(<Pager {...words} page={3} pages={9} onPage={onPage} />);

  await user.click(screen.getByRole('button', { name: 'Page 4' }));
  await user.click(screen.getByRole('button', { name: 'On' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));

  expect(onPage.mock.calls).toEqual([[4], [4], [2]]);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

it('has nothing for axe to complain of', async () => {
  const { container } = render(<Pager {...words} page={10} pages={20} onPage={() => {}} />);
  expect(await violations(container)).toEqual([]);
});
