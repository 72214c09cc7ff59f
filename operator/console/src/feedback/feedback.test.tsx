import { screen, waitFor } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const message = (reference: string, content: string) => ({
  reference,
  content,
  questionType: 'DEPOSIT',
  language: 'en',
  sentAt: '2026-11-21T10:00:00Z',
  member: { id: '0123456789abcdef', account: 'rina' },
  images: ['6f1c1a52-0000-4000-8000-000000000001'],
});

it('shows what players wrote as text, with their pictures, and goes back in time', async () => {
  const { user } = await openConsole('/brands/pavilion/feedback', (gateway) =>
    gateway
      .answer('GET /brands/pavilion/feedback', { list: [message('AAAA222222', '<b>No deposit</b> yet')], next: '7' })
      .answer('GET /brands/pavilion/feedback?before=7', {
        list: [{ ...message('BBBB333333', 'Older'), member: null, images: [] }],
        next: null,
      }),
  );
  expect(await screen.findByText('<b>No deposit</b> yet')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
    'src',
    '/staff/brands/pavilion/feedback/images/6f1c1a52-0000-4000-8000-000000000001',
  );
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Older feedback' }));

  expect(await screen.findByText('Visitor')).toBeInTheDocument();
});

it('is narrowed to one kind, by an address that can be kept', async () => {
  const { user } = await openConsole('/brands/pavilion/feedback?type=GAME', (gateway) =>
    gateway
      .answer('GET /brands/pavilion/feedback?type=GAME', { list: [], next: null })
      .answer('GET /brands/pavilion/feedback', { list: [message('AAAA222222', 'No deposit yet')], next: null }),
  );
  expect(await screen.findByText('No feedback of this kind')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Saved views: Feedback' })).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All kinds');

  await waitFor(() => expect(screen.getByText('No deposit yet')).toBeInTheDocument());
});
