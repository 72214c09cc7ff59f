import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations';
import { Tabs } from './Tabs';

function Records() {
  const [selected, setSelected] = useState<'bets' | 'deposits' | 'transfers' | 'bonus'>('bets');
  return (
    <Tabs
      label="Records"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'bets', label: 'Bets' },
        { id: 'deposits', label: 'Deposits' },
        { id: 'transfers', label: 'Transfers', disabled: true },
        { id: 'bonus', label: 'Bonus' },
      ]}
    >
      Showing {selected}
    </Tabs>
  );
}

it('is one stop for the Tab key, and the arrows move and choose', async () => {
  const user = userEvent.setup();
  render(<Records />);

  await user.tab();
  expect(screen.getByRole('tab', { name: 'Bets' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Deposits' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Deposits' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Deposits' })).toHaveTextContent('Showing deposits');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('steps over a tab that cannot be chosen, and goes round at the end', async () => {
  const user = userEvent.setup();
  render(<Records />);
  await user.click(screen.getByRole('tab', { name: 'Deposits' }));

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Bonus' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Bets' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Bonus' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Bonus' })).toHaveFocus();
});

it('has nothing for axe to complain of', async () => {
  const { container } = render(<Records />);
  expect(await violations(container)).toEqual([]);
});
