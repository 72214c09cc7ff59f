import type { BonusOfferLine, BonusOfferRequest, BonusOverview, GivenBonus } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion/bonuses';
const weekly: BonusOfferLine = {
  code: 'weekly',
  name: { bn: 'চার ভাগের এক ভাগ', en: 'A quarter on top' },
  terms: { bn: 'শর্ত', en: 'Everything that holds' },
  percent: 25,
  cap: '500000',
  least: '50050',
  firstOnly: false,
  wagerTimes: 8,
  days: 14,
  largestBetPercent: 25,
  validFrom: null,
  validUntil: null,
  contribution: {
    categories: { RNG: 20, LIVE: 5, FISH: 20, PVP: 15, SPORTS: 20, ESPORTS: 20, COCKFIGHT: 20, ELOTT: 20, LOTT: 5 },
    games: [{ vendor: 'STUDIO', code: 'dice', share: 5 }],
    highReturn: { above: 9750, share: 5 },
  },
  uses: { times: 1, days: 7 },
  enabled: true,
  version: 3,
  given: 12,
  cost: {
    bonus: '500000',
    gain: '-140000',
    gainShare: -2800,
    game: {
      vendor: 'PG',
      code: 'live-one',
      name: { bn: 'লাইভ', en: 'Live one' },
      share: 5,
      rtp: 9920,
      stake: '80000000',
      loss: '640000',
    },
  },
  withheld: false,
};
const request: BonusOfferRequest = {
  id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a60',
  code: 'gift',
  wanted: { ...changeOf(weekly), name: { bn: 'উপহার', en: 'Gift' }, reason: 'for friends' },
  gainShare: 9200,
  requestedBy: 'nuri',
  requestedAt: '2026-11-20T10:00:00Z',
};
/** What is sent of an offer. */
function changeOf(line: BonusOfferLine) {
  const { code: _, given: __, cost: ___, withheld: ____, ...change } = line;
  return change;
}
const overview: BonusOverview = {
  currency: 'BDT',
  offers: [weekly],
  requests: [],
  active: { count: 2, owed: '75000' },
  lately: {
    given: { count: 5, amount: '200000' },
    released: { count: 2, amount: '60000' },
    returned: { count: 1, amount: '25000' },
  },
};
const given: GivenBonus = {
  id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59',
  state: 'active',
  member: { id: '0123456789abcdef', account: 'rina' },
  offer: 'weekly',
  name: weekly.name,
  amount: '25000',
  currency: 'BDT',
  needed: '200000',
  done: '50000',
  owed: '0',
  givenAt: '2026-11-20T10:00:00Z',
  until: '2026-12-04T10:00:00Z',
  endedAt: null,
  reason: null,
};

async function openBonuses({ role = 'approver' as 'approver' | 'viewer', value = overview, list = [given] } = {}) {
  const opened = await openConsole(
    ROOT,
    (gateway) =>
      gateway
        .answer(`GET ${ROOT}`, value)
        .answer(`GET ${ROOT}/given`, { list })
        .answer(`POST ${ROOT}/cost`, weekly.cost)
        .answer('GET /brands/pavilion/free-rounds', { list: [] }),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Bonuses · Pavilion', level: 1 });
  return opened;
}

async function openOffer(button: string, title: string, ...asked: Parameters<typeof openBonuses>) {
  const opened = await openBonuses(...asked);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: title })) };
}

async function confirm({ user }: Pick<Awaited<ReturnType<typeof openBonuses>>, 'user'>, question: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('bonuses', () => {
  it('show what deposits bring, what that costs and what was given', async () => {
    await openBonuses();

    expect((await screen.findByText('Owed if all are released')).closest('dl')).toHaveTextContent('৳750.002 bonuses');
    const offer = within(screen.getByRole('row', { name: /A quarter on top/ }));
    for (const text of ['25% of the deposit, at most ৳5,000.00', 'from ৳500.50', '8 × the bonus in 14 days', 'Always', 'On'])
      expect(offer.getByText(text)).toBeInTheDocument();
    const line = within(await screen.findByRole('row', { name: /৳250.00/ }));
    expect(line.getByText('৳500.00 of ৳2,000.00')).toBeInTheDocument();
    expect(line.getByRole('link', { name: 'rina' })).toHaveAttribute('href', '/brands/pavilion/members/0123456789abcdef');
    expect(await violations()).toEqual([]);
  });

  it('are changed with a reason, as they stand', async () => {
    const opened = await openOffer('Open A quarter on top', 'A quarter on top');
    const { gateway, user, drawer } = opened;
    gateway.answer(`PUT ${ROOT}/offers/weekly`, weekly);
    const percent = drawer.getByLabelText(/^Percent of the deposit/);
    await user.clear(percent);
    await user.type(percent, '30');
    await user.clear(drawer.getByLabelText(/^Largest bet that counts/));
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await confirm(opened, 'Save “A quarter on top”?', 'Save');

    expect(await screen.findByText('“A quarter on top” is saved')).toBeInTheDocument();
    expect(gateway.bodiesOf(`PUT ${ROOT}/offers/weekly`)).toEqual([
      { ...changeOf(weekly), percent: 30, largestBetPercent: null, reason: 'looked at it' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are switched off without what was typed and not saved', async () => {
    const opened = await openOffer('Open A quarter on top', 'A quarter on top');
    const { gateway, user, drawer } = opened;
    gateway.answer(`PUT ${ROOT}/offers/weekly`, weekly);
    await user.type(drawer.getByLabelText(/^Days/), '9');
    await user.click(drawer.getByRole('button', { name: 'Switch off' }));
    await confirm(opened, 'Stop offering “A quarter on top”?', 'Switch off');

    await waitFor(() =>
      expect(gateway.bodiesOf(`PUT ${ROOT}/offers/weekly`)).toEqual([
        expect.objectContaining({ enabled: false, days: 14, version: 3 }),
      ]),
    );
  });

  it('are not saved while something is missing, and every field says what', async () => {
    const { user, drawer } = await openOffer('New offer', 'New offer');
    expect(await violations()).toEqual([]);
    await user.type(drawer.getByLabelText(/^Code/), '7 up');
    await user.click(drawer.getByRole('button', { name: 'Save' }));

    expect(drawer.getByText('Some fields are not valid.')).toBeInTheDocument();
    expect(drawer.getByText('Lower-case letters, digits and hyphens, starting with a letter.')).toBeInTheDocument();
    expect(drawer.getAllByText('Enter it in both languages; players read this.')).toHaveLength(4);
    expect(drawer.getAllByText('Enter an amount, such as 500.')).toHaveLength(2);
    expect(drawer.getByText('A whole number from 1 to 500.')).toBeInTheDocument();
  });

  it('say which games that return much count less, and both fields of that rule or none', async () => {
    const opened = await openOffer('Open A quarter on top', 'A quarter on top');
    const { gateway, user, drawer } = opened;
    const above = drawer.getByLabelText(/^Games that return more than/);
    const share = drawer.getByLabelText(/^Count at most/);
    expect([above, share].map((field) => (field as HTMLInputElement).value)).toEqual(['97.5', '5']);
    await user.clear(above);
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(above).toHaveAccessibleDescription(/A number from 0.01 to 99.99, with the percent that counts; or both empty./);
    await user.type(above, '98.75');
    await user.clear(share);
    expect(share).toHaveAccessibleDescription(/A whole number from 0 to 100, with the return; or both empty./);
    await user.type(share, '3');
    await waitFor(() =>
      expect(gateway.bodiesOf(`POST ${ROOT}/cost`)).toContainEqual(
        expect.objectContaining({ contribution: expect.objectContaining({ highReturn: { above: 9875, share: 3 } }) }),
      ),
    );
    for (const field of [above, share]) await user.clear(field);

    gateway.answer(`PUT ${ROOT}/offers/weekly`, weekly);
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await confirm(opened, 'Save “A quarter on top”?', 'Save');
    const { highReturn: _, ...contribution } = weekly.contribution;
    await waitFor(() =>
      expect(gateway.bodiesOf(`PUT ${ROOT}/offers/weekly`)).toEqual([
        { ...changeOf(weekly), contribution, reason: 'looked at it' },
      ]),
    );
  });

  it('say plainly that somebody else changed an offer', async () => {
    const opened = await openOffer('Open A quarter on top', 'A quarter on top');
    opened.gateway.answer(`PUT ${ROOT}/offers/weekly`, new Refusal(409, 'bonuses.conflict'));
    await opened.user.click(opened.drawer.getByRole('button', { name: 'Save' }));
    const dialog = await confirm(opened, 'Save “A quarter on top”?', 'Save');

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Someone else changed this offer'));
  });

  it('are taken back from a member with a reason that they read', async () => {
    const opened = await openBonuses();
    const { gateway, user } = opened;
    gateway.answer(`POST ${ROOT}/given/${given.id}/cancellation`, () => {
      const cancelled = { ...given, state: 'cancelled', endedAt: '2026-11-21T10:00:00Z', reason: 'looked at it' };
      gateway.answer(`GET ${ROOT}/given`, { list: [cancelled] });
      return cancelled;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel ৳250.00 of rina' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel ৳250.00 of rina' }));
    expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/The player sees exactly this/);
    await confirm(opened, 'Cancel ৳250.00 of rina', 'Cancel bonus');

    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/given/${given.id}/cancellation`)).toEqual([{ reason: 'looked at it' }]);
  });

  it('show what they cost against a perfect player before they are saved, and cannot be offered alone when that player gains', async () => {
    const opened = await openOffer('Open A quarter on top', 'A quarter on top');
    const { gateway, user, drawer } = opened;
    expect(await drawer.findByText('Even a perfect player loses ৳1,400.00 by a bonus of ৳5,000.00.')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Ask a second operator' })).not.toBeInTheDocument();

    gateway
      .answer(`POST ${ROOT}/cost`, { ...weekly.cost, gain: '420000', gainShare: 8400 })
      .answer(`POST ${ROOT}/offers/weekly/requests`, request);
    await user.clear(drawer.getByLabelText(/^Wagering requirement/));
    await user.type(drawer.getByLabelText(/^Wagering requirement/), '1');
    expect(await drawer.findByRole('alert')).toHaveTextContent('A perfect player gains ৳4,200.00 by a bonus of ৳5,000.00.');
    await user.click(drawer.getByRole('button', { name: 'Ask a second operator' }));
    await confirm(opened, 'Ask a second operator about “A quarter on top”?', 'Ask a second operator');

    await waitFor(() =>
      expect(gateway.bodiesOf(`POST ${ROOT}/offers/weekly/requests`)).toEqual([
        { ...changeOf(weekly), wagerTimes: 1, reason: 'looked at it' },
      ]),
    );
  });

  it('that wait for a second operator are agreed to with a reason', async () => {
    const opened = await openBonuses({ value: { ...overview, requests: [request] } });
    opened.gateway.answer(`POST ${ROOT}/offer-requests/${request.id}/approval`, overview);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for a second operator' }));
    expect(waiting.getByText(/players keep 92% of each bonus/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await opened.user.click(waiting.getByRole('button', { name: 'Agree' }));
    await confirm(opened, 'Agree to “Gift”?', 'Agree');

    await waitFor(() =>
      expect(opened.gateway.bodiesOf(`POST ${ROOT}/offer-requests/${request.id}/approval`)).toEqual([{ reason: 'looked at it' }]),
    );
  });

  it('are found by the account of their member', async () => {
    const { gateway, user } = await openBonuses();
    gateway.answer(`GET ${ROOT}/given?account=mina`, { list: [] });
    await user.type(await screen.findByLabelText(/^Member account/), 'mina{Enter}');

    expect(await screen.findByText('mina has no bonuses')).toBeInTheDocument();
  });

  it('are only looked at by viewers', async () => {
    await openBonuses({ role: 'viewer' });

    expect(await screen.findByText(/needs the approver role/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New offer' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Cancel ৳250.00 of rina' })).toBeDisabled();
  });

  it('say what an offer is for while there is none', async () => {
    await openBonuses({ value: { ...overview, offers: [] }, list: [] });

    expect(await screen.findByText('No bonus offers')).toBeInTheDocument();
    expect(await screen.findByText('No bonuses given yet')).toBeInTheDocument();
  });
});
