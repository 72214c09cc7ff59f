import type { StaffBoardPeriod } from '@pavilion/api/staff';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { Refusal } from '../testing/fake-gateway';
import { aSession } from '../testing/samples';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/boards';
const row = { place: 1, account: 'rina', memberId: '0123456789abcdef', score: '1250', played: '90000' };
const running: StaffBoardPeriod = {
  ...{ id: '2', code: 'daily-multiple', by: 'multiplier', from: '2026-11-21', until: '2026-11-21', members: 1 },
  ...{ endsAt: '2026-11-21T18:00:00Z', settledAt: null, standings: [row], prizes: [] },
};
const over: StaffBoardPeriod = {
  ...running,
  ...{ id: '1', from: '2026-11-20', until: '2026-11-20', settledAt: '2026-11-20T19:00:00Z' },
  prizes: [
    { ...row, prize: '5000', state: 'given', decidedAt: '2026-11-20T19:00:00Z', corrected: '900' },
    { ...row, place: 2, account: 'sumon', prize: '2000', state: 'barred', decidedAt: '2026-11-20T19:00:00Z', corrected: null },
  ],
};

async function open(periods: StaffBoardPeriod[]) {
  const opened = await openConsole(
    ROOT,
    (gateway) => gateway.answer(`GET ${ROOT}`, { currency: 'BDT', periods }),
    aSession({ roles: { pavilion: 'viewer' } }),
  );
  await screen.findByRole('heading', { name: 'Leaderboards · Pavilion', level: 1 });
  return opened;
}

it('shows who is ahead, and what became of prizes', async () => {
  await open([running, over]);

  const standings = within(await screen.findByRole('table', { name: /Standings now/ }));
  expect(standings.getByRole('link', { name: 'rina' })).toBeVisible();
  expect(standings.getByText('12.5×')).toBeVisible();
  const prizes = within(screen.getByRole('table', { name: /Prizes of earlier periods/ }));
  expect(prizes.getByText('Paid')).toBeVisible();
  expect(prizes.getByText('Corrected later: 9×')).toBeVisible();
  expect(prizes.getByText('Not allowed')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('says so when no board has begun', async () => {
  await open([]);

  expect(await screen.findByText('No board has begun')).toBeVisible();
});

it('says so when the boards could not be read', async () => {
  await openConsole(
    ROOT,
    (gateway) => gateway.answer(`GET ${ROOT}`, new Refusal(403, 'auth.forbidden', 'Not allowed.')),
    aSession({ roles: { pavilion: 'viewer' } }),
  );

  expect(await screen.findByText('Not allowed.')).toBeVisible();
});
