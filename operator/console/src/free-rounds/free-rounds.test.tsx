import type { BonusOverview, GivenFreeRounds } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/free-rounds';
const BONUSES = '/brands/pavilion/bonuses';
const flow = { count: 0, amount: '0' };
const overview: BonusOverview = {
  ...{ currency: 'BDT', offers: [], requests: [], active: { count: 0, owed: '0' } },
  lately: { given: flow, released: flow, returned: flow },
};
const proposed: GivenFreeRounds = {
  ...{ id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59', state: 'proposed', member: { id: '0123456789abcdef', account: 'rina' } },
  ...{ vendor: 'studio', games: [{ code: 'mango-season', name: { bn: 'আমের দিন', en: 'Mango Season' } }], rounds: 10, played: 0 },
  ...{ stake: '1000', currency: 'BDT', worth: '9600', won: '0', reason: 'a bad evening', days: 7, madeAt: '2026-11-20T10:00:00Z' },
  ...{ until: null, proposedBy: 'nuri', decidedBy: null, endedAt: null, endedBecause: null, toldAt: null },
};
const active: GivenFreeRounds = {
  ...{ ...proposed, id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a60', state: 'active', played: 4, won: '2500' },
  ...{ until: '2026-12-04T10:00:00Z', decidedBy: 'omar', toldAt: '2026-11-20T10:01:00Z' },
};

async function openFreeRounds(list: GivenFreeRounds[] = [proposed, active]) {
  const opened = await openConsole(
    BONUSES,
    (gateway) =>
      gateway.answer(`GET ${BONUSES}`, overview).answer(`GET ${BONUSES}/given`, { list: [] }).answer(`GET ${ROOT}`, { list }),
    aSession({ roles: { pavilion: 'approver' } }),
  );
  await screen.findByRole('heading', { name: 'Free rounds' });
  return opened;
}

async function confirm({ user }: Awaited<ReturnType<typeof openFreeRounds>>, question: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

it('free rounds show how many were given, played and won', async () => {
  await openFreeRounds();

  const line = within(await screen.findByRole('row', { name: /4 of 10/ }));
  expect(line.getByText('10 rounds at ৳10.00')).toBeInTheDocument();
  expect(line.getByText('Mango Season')).toBeInTheDocument();
  expect(line.getByText(/won ৳25.00/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('another operator agrees to what was proposed', async () => {
  const opened = await openFreeRounds();
  opened.gateway.answer(`POST ${ROOT}/${proposed.id}/approval`, active);
  await opened.user.click(await screen.findByRole('button', { name: 'Agree' }));

  await confirm(opened, 'Give rina 10 free rounds?', 'Agree');

  expect(await screen.findByText('rina has 10 free rounds')).toBeInTheDocument();
});

it('a proposal is told at once that the provider takes none in a game', async () => {
  const opened = await openFreeRounds([]);
  const text = 'The provider takes no free rounds at this stake in one of these games.';
  opened.gateway.answer(`POST ${ROOT}`, new Refusal(422, 'freerounds.game_refused', text));
  await opened.user.click(screen.getByRole('button', { name: 'Give free rounds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give free rounds' }));
  await opened.user.type(dialog.getByLabelText(/^Account/), 'rina');
  await opened.user.type(dialog.getByLabelText(/^Codes/), 'lagoon-mines');
  await opened.user.type(dialog.getByLabelText(/^Stake/), '10');

  await confirm(opened, 'Give free rounds', 'Propose');

  await waitFor(() => expect(dialog.getByText(text)).toBeInTheDocument());
});
