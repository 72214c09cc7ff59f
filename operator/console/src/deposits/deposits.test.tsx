import type { DepositLine, DepositMethodsOverview, DepositQueueValue } from '@pavilion/api/staff';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ID = '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59';
const ROOT = '/brands/pavilion/deposits';
const slip: DepositLine = {
  id: ID,
  state: 'review',
  flow: 'bank',
  reviewReason: 'slip',
  reference: 'K7PQ2MX4RD',
  member: { id: '0123456789abcdef', account: 'rina', registeredAt: '2026-10-01T10:00:00Z' },
  method: { bn: 'ব্যাংক ট্রান্সফার', en: 'Bank transfer' },
  provider: 'bank',
  amount: '2000000',
  fee: '0',
  arrived: null,
  credited: null,
  currency: 'BDT',
  hasSlip: true,
  approvals: [],
  needed: 1,
  reason: null,
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-11-22T10:00:00Z',
  endedAt: null,
  sentBackAt: null,
};
const late: DepositLine = {
  ...slip,
  flow: 'ewallet',
  reviewReason: 'late',
  provider: 'sandbox',
  method: { bn: 'রিভার পে', en: 'River Pay' },
  arrived: '2000000',
  hasSlip: false,
};
const overview: DepositMethodsOverview = {
  methods: [
    {
      code: 'river-pay',
      name: { bn: 'রিভার পে', en: 'River Pay' },
      flow: 'ewallet',
      mark: 'RP',
      provider: 'sandbox',
      min: '20000',
      max: '5000000',
      feeBps: 0,
      currency: 'BDT',
      enabled: true,
      rules: [],
      paid: 9,
      unpaid: 1,
      medianSeconds: 42,
    },
    {
      code: 'card',
      name: { bn: 'ব্যাংক কার্ড', en: 'Bank card' },
      flow: 'card',
      mark: 'BC',
      provider: 'sandbox',
      min: '50000',
      max: '2000000',
      feeBps: 150,
      currency: 'BDT',
      enabled: false,
      rules: [{ rule: 'paid-deposits', least: 1 }],
      paid: 0,
      unpaid: 0,
      medianSeconds: null,
    },
  ],
  providers: [{ provider: 'sandbox', lastCallbackAt: new Date().toISOString(), handled: 12, repeated: 3, refused: 2 }],
};

/** The queues as the gateway has them. */
function answerQueues(gateway: FakeGateway, review: DepositLine[], ended: DepositLine[] = []): FakeGateway {
  const value = (list: DepositLine[]): DepositQueueValue => ({ list, waiting: review.length });
  for (const line of [...review, ...ended]) gateway.answer(`GET ${ROOT}/${line.id}`, line);
  return gateway
    .answer(`GET ${ROOT}?queue=review`, value(review))
    .answer(`GET ${ROOT}?queue=open`, value([]))
    .answer(`GET ${ROOT}?queue=ended`, value(ended))
    .answer('GET /brands/pavilion/deposit-methods', overview);
}

async function open(review: DepositLine[], { role = 'approver' as 'approver' | 'viewer', queue = 'review' } = {}) {
  const opened = await openConsole(
    `/brands/pavilion/deposits?queue=${queue}`,
    (gateway) => answerQueues(gateway, review),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Deposits · Pavilion', level: 1 });
  return opened;
}

async function openOne(...given: Parameters<typeof open>) {
  const opened = await open(...given);
  await opened.user.click(await screen.findByRole('button', { name: 'Open ৳20,000.00 of rina' }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: '৳20,000.00 of rina' })) };
}

async function ask({ user, drawer }: Awaited<ReturnType<typeof openOne>>, action: string, question: string) {
  await user.click(await drawer.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  return { dialog, confirm: dialog.getByRole('button', { name: action }) };
}

describe('deposits', () => {
  it('say in one line how much, whose, by which way, and why to look', async () => {
    await open([late]);

    const line = within(await screen.findByRole('row', { name: /৳20,000.00/ }));
    for (const text of ['River Pay', 'K7PQ2MX4RD', 'Needs a decision', 'Arrived late', '0 of 1'])
      expect(line.getByText(text)).toBeInTheDocument();
    expect(line.getByRole('link', { name: 'rina' })).toHaveAttribute('href', '/brands/pavilion/members/0123456789abcdef');
    expect(screen.getByRole('tab', { name: 'To review 1 waiting' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('of a long queue come page by page, and stay in view when they cannot be read anew', async () => {
    const { gateway, user } = await open([slip]);
    await screen.findByRole('row', { name: /৳20,000.00/ });
    const next = { ...late, id: ID.replace('0', '1'), amount: '30000', arrived: '30000' };
    gateway
      .answer(`GET ${ROOT}?queue=ended`, { list: [{ ...slip, state: 'paid' }], next: ID, waiting: 1 })
      .answer(`GET ${ROOT}?queue=ended&after=${ID}`, { list: [{ ...next, state: 'paid' }], waiting: 1 });
    await user.click(screen.getByRole('tab', { name: 'Ended' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('row', { name: /৳300.00/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /৳20,000.00/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();

    gateway.answer(`GET ${ROOT}?queue=ended`, new Refusal(500, 'service.failed'));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(gateway.bodiesOf(`GET ${ROOT}?queue=ended`).length).toBeGreaterThan(1));
    expect(screen.getByRole('row', { name: /৳20,000.00/ })).toBeInTheDocument();
    focusManager.setFocused(undefined);
  });

  it('of a slip are credited with what the operator found, once, however often they press', async () => {
    const opened = await openOne([slip]);
    const { gateway, user, drawer } = opened;
    expect(drawer.getByRole('img', { name: 'Picture of the bank’s slip' })).toHaveAttribute('src', `/staff${ROOT}/${ID}/slip`);
    const paid: DepositLine = { ...slip, state: 'paid', arrived: '1999900', credited: '1999900', approvals: ['asha'] };
    gateway.answer(`POST ${ROOT}/${ID}/approval`, () => {
      answerQueues(gateway, [], [paid]);
      return paid;
    });

    const { dialog, confirm } = await ask(opened, 'Credit', 'Credit the deposit of rina?');
    expect(dialog.getByText(/^rina claims to have sent ৳20,000.00. Look at the account/)).toBeInTheDocument();
    expect(dialog.queryByText(/arrived/)).not.toBeInTheDocument();
    const found = dialog.getByLabelText('Amount on the account');
    expect(found).toHaveValue('20000.00');
    await user.clear(found);
    await user.type(found, '200.555');
    await user.click(confirm);
    expect(found).toHaveAccessibleDescription(/^Enter the amount as the bank shows it/);
    expect(gateway.bodiesOf(`POST ${ROOT}/${ID}/approval`)).toEqual([]);
    await user.clear(found);
    await user.type(found, '১৯৯৯৯');
    await user.dblClick(confirm);

    expect(await screen.findByText('The deposit of rina is credited')).toBeInTheDocument();
    expect(await drawer.findByText('Credited', { selector: 'span' })).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/${ID}/approval`)).toEqual([{ arrived: '1999900', reason: 'looked at it' }]);
  });

  it('that a company has are sent back, never rejected', async () => {
    const opened = await openOne([late]);
    const { gateway, user, drawer } = opened;
    expect(drawer.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
    const returned: DepositLine = { ...late, state: 'returned', endedAt: '2026-11-21T11:00:00Z' };
    gateway.answer(`POST ${ROOT}/${ID}/return`, () => {
      answerQueues(gateway, [], [returned]);
      return returned;
    });

    const { confirm } = await ask(opened, 'Send back', 'Send ৳20,000.00 back to rina?');
    await user.click(confirm);

    expect(await screen.findByText('৳20,000.00 is being returned to rina')).toBeInTheDocument();
    expect(await drawer.findByText('The company has been asked to return it')).toBeInTheDocument();
  });

  it('say that somebody else was quicker, and show how it stands', async () => {
    const opened = await openOne([late]);
    const { gateway, user, drawer } = opened;
    gateway.answer(`POST ${ROOT}/${ID}/approval`, () => {
      answerQueues(gateway, [], [{ ...late, state: 'returned' }]);
      return new Refusal(409, 'wallet.deposit_closed', 'This deposit is already closed.');
    });

    const { confirm } = await ask(opened, 'Credit', 'Credit the deposit of rina?');
    await user.click(confirm);

    expect(await drawer.findByText(/This deposit is already closed\./)).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument();
  });

  it('can be looked at, and not decided, by a viewer', async () => {
    const { drawer } = await openOne([late], { role: 'viewer' });

    expect(await drawer.findByRole('button', { name: 'Credit' })).toBeDisabled();
    expect(drawer.getByText(/needs the approver role/)).toBeInTheDocument();
  });

  it('show how each way to pay does, for whom it is, and switch one off with a reason', async () => {
    const { gateway, user } = await open([], { queue: 'methods' });
    gateway.answer('PUT /brands/pavilion/deposit-methods/river-pay', overview);

    const card = within(await screen.findByRole('row', { name: /Bank card/ }));
    expect(card.getByText('after 1 paid deposit')).toBeInTheDocument();
    const river = within(screen.getByRole('row', { name: /River Pay/ }));
    for (const text of ['90%', '9 of 10', '42 s']) expect(river.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /sandbox.*12.*3.*2/ })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(river.getByRole('button', { name: 'Switch River Pay off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch River Pay off?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'it fails today');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));

    expect(await screen.findByText('River Pay is off')).toBeInTheDocument();
    expect(gateway.bodiesOf('PUT /brands/pavilion/deposit-methods/river-pay')).toEqual([
      { enabled: false, reason: 'it fails today' },
    ]);
  });
});
