import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';

const ROWS = 'a page and a half of rows';

/** As a browser measures it, which jsdom does not. */
function standsHigh(height: number) {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => height });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
}

const dialogWith = (children: React.ReactNode) => (
  <Dialog open onClose={() => undefined} title="Shortcuts" closeLabel="Close">
    {children}
  </Dialog>
);

it('is a stop of the keyboard while it scrolls and holds none, and no longer', async () => {
  standsHigh(900);
  const user = userEvent.setup();
  const { rerender } = render(dialogWith(null));
  rerender(dialogWith(<p>{ROWS}</p>));
  const body = screen.getByText(ROWS).parentElement;
  await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.tab();
  expect(body).toHaveFocus();

  rerender(
    dialogWith(
      <p>
        <a href="/help">Help</a>
      </p>,
    ),
  );
  expect(body).toHaveFocus();
  await user.tab();
  rerender(
    dialogWith(
      <p>
        <a href="/help">Help</a> and more
      </p>,
    ),
  );
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
});

it('is none while all of it is seen', async () => {
  standsHigh(600);
  const { rerender } = render(dialogWith(null));
  rerender(dialogWith(<p>{ROWS}</p>));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText(ROWS).parentElement).not.toHaveAttribute('tabindex');
});
