import type { OutboxLine } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const line = (id: string, more: Partial<OutboxLine> = {}): OutboxLine => ({
  id,
  brand: 'pavilion',
  kind: 'sms',
  template: 'code.login',
  locale: 'bn',
  recipient: '+8801•••••678',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-11-21T10:05:00Z',
  nextAt: null,
  sentAt: '2026-11-21T10:00:01Z',
  error: null,
  via: 'http',
  text: null,
  ...more,
});
const failed = line('2', {
  state: 'failed',
  attempts: 5,
  kind: 'mail',
  template: 'password.link',
  recipient: 'm•••@mail.example',
  error: 'timed out',
});
const ALL = 'GET /outbox?limit=50';

describe('the outbox', () => {
  it('shows messages without telling who gets them, and sends a failed one again with a reason', async () => {
    const { user, gateway } = await openConsole('/outbox', (answerer) =>
      answerer.answer(ALL, { lines: [line('1'), failed], next: null }).answer('POST /outbox/2/retry', {}),
    );
    await heading('Outbox');
    expect(await screen.findByRole('row', { name: /m•••@mail.example/ })).toHaveTextContent('timed out');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send again to m•••@mail.example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send again to m•••@mail.example' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'the provider is back');
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await screen.findByText('Sending again');

    expect(gateway.bodiesOf('POST /outbox/2/retry')).toEqual([{ reason: 'the provider is back' }]);
  });

  it('is narrowed by brand, kind and state, and goes back in time', async () => {
    const { user } = await openConsole('/outbox', (answerer) =>
      answerer
        .answer(ALL, { lines: [line('1')], next: '41' })
        .answer('GET /outbox?before=41&limit=50', { lines: [line('3', { template: 'code.check' })], next: null })
        .answer('GET /outbox?state=failed&limit=50', { lines: [], next: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Older messages' }));
    expect(await screen.findByText('Verification code')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'failed');

    expect(await screen.findByText('No messages')).toBeInTheDocument();
  });
});
