import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';
import { Drawer } from './Drawer';

function SignIn(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <Dialog title="Welcome back" closeLabel="Close" {...props} open={open} onClose={() => setOpen(false)}>
        <label>
          User name <input />
        </label>
      </Dialog>
    </>
  );
}

async function openSignIn(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<SignIn {...props} />);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Welcome back' }) };
}

/** What the browser sends when Escape is pressed in a modal dialog. */
function pressEscape(dialog: HTMLElement) {
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  return cancel;
}

function pressBeside(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

it('lets a person type at once, and gives focus back when it closes', async () => {
  const { user } = await openSignIn();
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});

it('closes on Escape and on a press beside it', async () => {
  const { user, dialog } = await openSignIn();
  pressEscape(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Log in' }));
  pressBeside(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays when it is told to, whatever is pressed', async () => {
  const { dialog } = await openSignIn({ closeOnEscape: false, closeOnBackdrop: false });

  expect(pressEscape(dialog).defaultPrevented).toBe(true);
  pressBeside(dialog);

  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('stays when a press begins inside and ends beside it, as selecting text does', async () => {
  const { dialog } = await openSignIn();

  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);

  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('gives focus back even when its owner goes away', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const { unmount } = render(
    <Dialog open title="Terms" closeLabel="Close" onClose={() => {}}>
      …
    </Dialog>,
  );
  expect(opener).not.toHaveFocus();

  unmount();

  expect(opener).toHaveFocus();
  opener.remove();
});

it('cannot be left while a confirmed action runs', () => {
  const onCancel = jest.fn();
  const onConfirm = jest.fn();
  render(
    <ConfirmDialog
      open
      busy
      title="Withdraw ৳500?"
      confirmLabel="Withdraw"
      cancelLabel="Cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      To bKash.
    </ConfirmDialog>,
  );

  pressEscape(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));

  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is named also as a drawer, and neither has anything for axe to complain of', async () => {
  await openSignIn();
  render(
    <Drawer open title="Menu" titleHidden closeLabel="Close" onClose={() => {}}>
      <a href="#lobby">Lobby</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  expect(await violations(document.body)).toEqual([]);
});
