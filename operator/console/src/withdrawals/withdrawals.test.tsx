import type { WithdrawalLine, WithdrawalQueueValue } from '@pavilion/api/staff';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ID = '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59';
const ROOT = '/brands/pavilion/withdrawals';
const large: WithdrawalLine = {
  reference: '7K3MQ9XPAB',
  received: null,
  id: ID,
  state: 'review',
  confirmation: 'none',
  member: { id: '0123456789abcdef', account: 'rina', registeredAt: '2026-10-01T10:00:00Z' },
  method: { bn: 'নদী পে', en: 'River Pay' },
  payee: { holder: 'Rahima Begum', number: '•••• 5678', addedAt: '2026-10-02T10:00:00Z' },
  amount: '2000000',
  fee: '5000',
  paid: '0',
  currency: 'BDT',
  flags: ['large', 'shared-payee'],
  faster: true,
  approvals: ['mira'],
  needed: 2,
  reason: null,
  hasProof: false,
  requestedAt: '2026-11-21T10:00:00Z',
  endedAt: null,
};
const missing: WithdrawalLine = { ...large, state: 'paid', confirmation: 'disputed', paid: '1995000', hasProof: true };

type Lists = Partial<Record<'review' | 'disputed' | 'moving' | 'ended', WithdrawalLine[]>>;

/** The queues as the gateway has them, and the counts that follow from them. */
function answerQueues(gateway: FakeGateway, lists: Lists): FakeGateway {
  const { review = [], disputed = [], moving = [], ended = [] } = lists;
  const waiting = { review: review.length, disputed: disputed.length };
  const value = (list: WithdrawalLine[]): WithdrawalQueueValue => ({ list, waiting });
  for (const line of Object.values(lists).flat()) gateway.answer(`GET ${ROOT}/${line.id}`, line);
  return gateway
    .answer(`GET ${ROOT}?queue=review`, value(review))
    .answer(`GET ${ROOT}?queue=disputed`, value(disputed))
    .answer(`GET ${ROOT}?queue=moving`, value(moving))
    .answer(`GET ${ROOT}?queue=ended`, value(ended));
}

async function openWithdrawals(lists: Lists, { role = 'approver' as 'approver' | 'viewer', queue = 'review' } = {}) {
  const opened = await openConsole(
    `/brands/pavilion/withdrawals?queue=${queue}`,
    (gateway) => answerQueues(gateway, lists),
    aSession({ roles: { pavilion: role } }),
  );
  await screen.findByRole('heading', { name: 'Withdrawals · Pavilion', level: 1 });
  return opened;
}

async function openOne(...given: Parameters<typeof openWithdrawals>) {
  const opened = await openWithdrawals(...given);
  await opened.user.click(await screen.findByRole('button', { name: 'Open ৳20,000.00 of rina' }));
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: '৳20,000.00 of rina' })) };
}

/** Presses an action, says why, and leaves the question open for the last press. */
async function ask({ user, drawer }: Awaited<ReturnType<typeof openOne>>, action: string, question: string) {
  await user.click(await drawer.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
  return { dialog, confirm: dialog.getByRole('button', { name: action }) };
}

const APPROVE = ['Approve', 'Pay ৳20,000.00 to Rahima Begum?'] as const;

describe('withdrawals', () => {
  it('say in one line how much, to whom, why to look, and who agreed', async () => {
    await openWithdrawals({ review: [large], disputed: [missing, { ...missing, id: ID.replace('0', '1') }] });

    const line = within(await screen.findByRole('row', { name: /৳20,000.00/ }));
    for (const text of ['Rahima Begum', 'River Pay · •••• 5678', 'Large amount', 'Shared payee', '1 of 2 · mira'])
      expect(line.getByText(text)).toBeInTheDocument();
    expect(line.getByText(/^known since/)).toHaveTextContent('known since 2 Oct 2026');
    expect(line.getByRole('link', { name: 'rina' })).toHaveAttribute('href', '/brands/pavilion/members/0123456789abcdef');
    expect(screen.getByRole('tab', { name: 'To review 1 waiting' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Disputed 2 waiting' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'In progress' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('are approved by the last who has to agree, once, however often they press', async () => {
    const opened = await openOne({ review: [large] });
    const { gateway, user, drawer } = opened;
    expect(await violations()).toEqual([]);
    const paid = { ...large, state: 'approved' as const, approvals: ['mira', 'asha'] };
    gateway.answer(`POST ${ROOT}/${ID}/approval`, () => {
      answerQueues(gateway, { moving: [paid] });
      return paid;
    });
    const { dialog, confirm } = await ask(opened, ...APPROVE);
    expect(dialog.getByText(/^৳19,950.00 is sent to the payee/)).toBeInTheDocument();
    await user.dblClick(confirm);

    expect(await screen.findByText('৳20,000.00 of rina is approved')).toBeInTheDocument();
    expect(await drawer.findByText('2 of 2 · mira, asha')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/${ID}/approval`)).toEqual([{ reason: 'looked at it' }]);
  });

  it('wait for somebody else once one of two has agreed', async () => {
    const opened = await openOne({ review: [{ ...large, approvals: [] }] });
    const { gateway, user, drawer } = opened;
    const agreed = { ...large, approvals: ['asha'] };
    gateway.answer(`POST ${ROOT}/${ID}/approval`, () => {
      answerQueues(gateway, { review: [agreed] });
      return agreed;
    });
    const { dialog, confirm } = await ask(opened, ...APPROVE);
    expect(dialog.getByText(/^Another operator must approve/)).toBeInTheDocument();
    await user.click(confirm);

    expect(await drawer.findByText('You have approved; another operator must approve too.')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(drawer.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('that did not arrive go back on the word of two', async () => {
    const disputed = { ...large, state: 'paid' as const, confirmation: 'disputed' as const, flags: [], approvals: [] };
    const opened = await openOne({ disputed: [disputed] }, { queue: 'disputed' });
    const { gateway, user, drawer } = opened;
    const agreed = { ...disputed, approvals: ['asha'] };
    gateway.answer(`PUT ${ROOT}/${ID}/dispute`, () => {
      answerQueues(gateway, { disputed: [agreed] });
      return agreed;
    });
    const { dialog, confirm } = await ask(opened, 'Return the money', 'Return the money to rina?');
    expect(dialog.getByText(/^Another operator must agree too before/)).toBeInTheDocument();
    await user.click(confirm);

    expect(await screen.findByText('You agreed; another operator must agree too')).toBeInTheDocument();
    expect(await drawer.findByText('You have approved; another operator must approve too.')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Return the money' })).toBeDisabled();
    expect(drawer.getByRole('button', { name: 'Count as received' })).toBeEnabled();
  });

  it('are rejected with a reason that its player reads', async () => {
    const opened = await openOne({ review: [large] });
    const { gateway, user, drawer } = opened;
    const rejected = { ...large, state: 'rejected' as const, reason: 'looked at it', endedAt: '2026-11-21T11:00:00Z' };
    gateway.answer(`POST ${ROOT}/${ID}/rejection`, () => {
      answerQueues(gateway, { ended: [rejected] });
      return rejected;
    });
    const { dialog, confirm } = await ask(opened, 'Reject', 'Reject ৳20,000.00 of rina?');
    expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/The player sees exactly this/);
    expect(dialog.getByLabelText(/^Reason/)).toHaveAttribute('maxlength', '300');
    await user.click(confirm);

    expect(await drawer.findByText('Rejected because')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/${ID}/rejection`)).toEqual([{ reason: 'looked at it' }]);
  });

  it('say plainly that another operator was quicker, and show what became of it', async () => {
    const opened = await openOne({ review: [large] });
    const { gateway, user, drawer } = opened;
    gateway.answer(`POST ${ROOT}/${ID}/approval`, new Refusal(409, 'withdrawals.closed'));
    const { confirm } = await ask(opened, ...APPROVE);
    answerQueues(gateway, { ended: [{ ...large, state: 'rejected', reason: 'not the holder' }] });
    await user.click(confirm);

    await waitFor(() =>
      expect(drawer.getByRole('alert')).toHaveTextContent(
        'This withdrawal was already decided. The current status is shown below.',
      ),
    );
    expect(await drawer.findByText('not the holder')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: APPROVE[1] })).not.toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('keep the question open when the gateway cannot take the answer', async () => {
    const opened = await openOne({ review: [large] });
    opened.gateway.answer(`POST ${ROOT}/${ID}/approval`, new Refusal(503, 'service.unavailable'));
    const { dialog, confirm } = await ask(opened, ...APPROVE);
    await opened.user.click(confirm);

    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('looked at it');
  });

  it.each([
    ['Return the money', 'Return the money to rina?', 'returned', 'Returned after a dispute'],
    ['Count as received', 'Count ৳20,000.00 of rina as received?', 'forced', 'Counted as received after a dispute'],
  ] as const)('that are disputed show the proof and end: %s', async (action, question, outcome, said) => {
    const opened = await openOne({ disputed: [missing] }, { queue: 'disputed' });
    const { gateway, user, drawer } = opened;
    expect(drawer.getByRole('img', { name: 'Picture of the player’s account' })).toHaveAttribute(
      'src',
      `/staff${ROOT}/${ID}/proof`,
    );
    const ended = { ...missing, confirmation: outcome };
    gateway.answer(`PUT ${ROOT}/${ID}/dispute`, () => {
      answerQueues(gateway, { ended: [ended] });
      return ended;
    });
    const { confirm } = await ask(opened, action, question);
    await user.click(confirm);

    expect(await drawer.findByText(said)).toBeInTheDocument();
    expect(gateway.bodiesOf(`PUT ${ROOT}/${ID}/dispute`)).toEqual([{ outcome, reason: 'looked at it' }]);
  });

  it('are only looked at by viewers', async () => {
    const { drawer } = await openOne({ review: [large] }, { role: 'viewer' });

    expect(drawer.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(drawer.getByRole('button', { name: 'Reject' })).toBeDisabled();
    expect(drawer.getByText(/needs the approver role/)).toBeInTheDocument();
  });

  it('say what each list is for while it is empty', async () => {
    const { user } = await openWithdrawals({});
    expect(await screen.findByText('Nothing to review')).toBeInTheDocument();
    for (const [tab, text] of [
      ['Disputed', 'No disputes'],
      ['In progress', 'Nothing in progress'],
      ['Ended', 'No finished withdrawals yet'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });

  it('are read again every ten seconds, and not while nobody looks', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { user, gateway } = await openWithdrawals({});
    await screen.findByText('Nothing to review');
    const tenSeconds = timers.mock.calls.findLast(([, ms]) => ms === 10_000)?.[0] as () => void;
    const asked = () => gateway.bodiesOf(`GET ${ROOT}?queue=review`).length;
    answerQueues(gateway, { review: [large] });
    tenSeconds();
    expect(await screen.findByRole('row', { name: /৳20,000.00/ })).toBeInTheDocument();
    expect(asked()).toBe(2);

    focusManager.setFocused(false);
    tenSeconds();
    await user.click(screen.getByRole('tab', { name: 'Ended' }));
    await screen.findByText('No finished withdrawals yet');
    expect(asked()).toBe(2);
    focusManager.setFocused(undefined);
  });

  it('lead to the member', async () => {
    const { user, gateway } = await openWithdrawals({ review: [large] });
    gateway.answer('GET /brands/pavilion/members/0123456789abcdef', new Refusal(404, 'request.not_found'));
    await user.click(await screen.findByRole('link', { name: 'rina' }));

    expect(await screen.findByRole('heading', { name: 'Members · Pavilion', level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(gateway.bodiesOf('GET /brands/pavilion/members/0123456789abcdef')).toHaveLength(1));
  });

  it('open from a bookmark of the address they had before, at the same queue', async () => {
    await openConsole('/brands/pavilion/payouts?queue=disputed', (gateway) => answerQueues(gateway, { disputed: [missing] }));

    expect(await screen.findByRole('tab', { name: /^Disputed/, selected: true })).toBeInTheDocument();
    expect(await screen.findByText('Rahima Begum')).toBeInTheDocument();
  });
});
