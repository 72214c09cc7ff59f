import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations';
import { Menu } from './Menu';

function account(onSelect = jest.fn(), opensOnHover = false) {
  render(
    <Menu
      opensOnHover={opensOnHover}
      trigger={(attributes) => (
        <button type="button" {...attributes}>
          Account
        </button>
      )}
      items={[
        { id: 'profile', label: 'Profile', href: '#profile' },
        { id: 'limits', label: 'Limits', disabled: true },
        { id: 'language', label: 'English', checked: true },
        { id: 'leave', label: 'Log out', onSelect },
      ]}
    />,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Account' }), onSelect };
}

it('opens on its first choice, and the arrows go round past what cannot be chosen', async () => {
  const { user, button } = account();

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
});

it('opens at the end with the up arrow', async () => {
  const { user, button } = account();
  button.focus();

  await user.keyboard('{ArrowUp}');

  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
});

it('gives focus back to its button on Escape', async () => {
  const { user, button } = account();
  await user.click(button);

  await user.keyboard('{Escape}');

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('does what was chosen and closes', async () => {
  const { user, button, onSelect } = account();
  await user.click(button);

  await user.keyboard('{End}{Enter}');

  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('for a mouse', () => {
  it('opens where the mouse rests, leaves the focus alone, and closes a moment after the mouse has left', async () => {
    const { user, button } = account(jest.fn(), true);

    await user.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    expect(document.body).toHaveFocus();
    await user.hover(screen.getByRole('menuitem', { name: 'Log out' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  });

  it('stays open after a press, until the next one', async () => {
    const { user, button } = account(jest.fn(), true);
    await user.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));

    await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.unhover(button);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

it('has nothing for axe to complain of', async () => {
  const { user, button } = account();
  await user.click(button);
  expect(await violations(document.body)).toEqual([]);
});
