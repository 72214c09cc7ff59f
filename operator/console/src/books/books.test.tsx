import type { AdjustmentLine, LedgerFault, LedgerLine, LedgerState, LiabilityValue, MemberLedger } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aLedger, aSession } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const ROOT = '/brands/pavilion';
const ID = '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59';
const MEMBER = '0123456789abcdef';
const proposal: AdjustmentLine = {
  id: ID,
  kind: 'adjustment-in',
  state: 'proposed',
  member: { id: MEMBER, account: 'rina' },
  amount: '50000',
  currency: 'BDT',
  wallet: 'main',
  reference: null,
  reason: 'the slip was read wrong',
  proposedBy: 'mira',
  proposedAt: '2026-11-21T10:00:00Z',
  decided: null,
};
const owed: LiabilityValue = {
  readAt: '2026-11-21T10:00:00Z',
  currencies: [
    {
      currency: 'BDT',
      main: '100000',
      bonus: '2000',
      vendors: [{ vendor: 'studio', balance: '300' }],
      withdrawals: { count: 2, amount: '7000' },
      rounds: {
        ...{ count: 1, staked: '400', lapsed: { count: 3, staked: '700' } },
        vendors: [{ vendor: 'studio', count: 1, staked: '400', lapsed: 3, oldest: '2026-11-20T10:00:00Z' }],
      },
      today: { bets: '9000', wins: '8000', revenue: '1000' },
    },
  ],
};

function books(gateway: FakeGateway, list: AdjustmentLine[]): FakeGateway {
  return gateway
    .answer(`GET ${ROOT}/liability`, owed)
    .answer(`GET ${ROOT}/adjustments?queue=proposed`, { list, waiting: list.length })
    .answer(`GET ${ROOT}/adjustments?queue=ended`, { list: [], waiting: list.length });
}

describe('the books of a brand', () => {
  it('say what is owed, what games brought, and who proposed what and why', async () => {
    await openConsole('/brands/pavilion/books', (gateway) => books(gateway, [proposal]));

    const line = within(await screen.findByRole('row', { name: /৳500.00/ }));
    expect(line.getByText('the slip was read wrong')).toBeInTheDocument();
    expect(line.getByRole('link', { name: 'rina' })).toHaveAttribute('href', `/brands/pavilion/members/${MEMBER}/ledger`);
    expect(await screen.findByText('৳1,093.00')).toBeInTheDocument();
    expect(screen.getByText('৳90.00 staked, ৳80.00 won')).toBeInTheDocument();
    expect(screen.getByText(/^3 rounds that nobody waits for any more/)).toBeInTheDocument();
    expect(screen.getByText('Rounds not closed, by vendor', { selector: 'summary' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('take a proposal from its second person, with a reason', async () => {
    const { gateway, user } = await openConsole('/brands/pavilion/books', (answers) => books(answers, [proposal]));
    gateway.answer(`POST ${ROOT}/adjustments/${ID}/approval`, () => {
      books(gateway, []);
      return { ...proposal, state: 'posted' };
    });
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post ৳500.00 for rina?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'looked at it');
    await user.click(dialog.getByRole('button', { name: 'Post' }));

    expect(await screen.findByText('৳500.00 for rina is posted')).toBeInTheDocument();
    expect(await screen.findByText('Nothing to decide')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST ${ROOT}/adjustments/${ID}/approval`)).toEqual([{ reason: 'looked at it' }]);
  });

  it('let whoever proposed only withdraw, and a viewer only read', async () => {
    const own = { ...proposal, proposedBy: 'asha' };
    await openConsole(
      '/brands/pavilion/books',
      (gateway) => books(gateway, [own, { ...proposal, id: ID.replace('0', '1') }]),
      aSession({ roles: { pavilion: 'viewer' } }),
    );

    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Post' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  });
});

const deposit: LedgerLine = {
  id: '7',
  at: '2026-11-21T10:00:00Z',
  kind: 'deposit',
  outcome: 'posted',
  wallet: 'main',
  currency: 'BDT',
  amount: '20000',
  effect: '20000',
  balance: '20000',
  reference: 'deposit:one',
  shownReference: '7K3MQ9XPAB',
  related: null,
  vendor: null,
  game: null,
  round: null,
  note: null,
  correctable: true,
  entries: [
    { account: 'member', amount: '20000' },
    { account: 'deposits:sandbox', amount: '-20000' },
  ],
};
const ledger: MemberLedger = { wallets: [{ wallet: 'main', currency: 'BDT', balance: '20000' }], list: [deposit], next: null };

describe('a member’s ledger', () => {
  const open = () =>
    openConsole(`/brands/pavilion/members/${MEMBER}/ledger`, (gateway) =>
      gateway
        .answer(`GET ${ROOT}/members/${MEMBER}`, new Refusal(404, 'request.not_found'))
        .answer(`GET ${ROOT}/members/${MEMBER}/ledger`, ledger)
        .answer(`GET ${ROOT}/members/${MEMBER}/ledger?reference=nothing`, { ...ledger, list: [] }),
    );

  it('shows both sides of each transaction, and finds one', async () => {
    const { user } = await open();
    const line = within(await screen.findByRole('row', { name: /Deposit/ }));
    expect(line.getByText('deposits:sandbox')).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    await user.type(screen.getByLabelText('Find a transaction'), 'nothing');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('No transaction with this reference')).toBeInTheDocument();
  });

  it('saves the proof of a round that was paid, and says why there is none', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const played = {
      ...deposit,
      kind: 'win',
      reference: 'studio:two',
      vendor: 'studio',
      game: 'dice',
      round: 'r-1',
      correctable: false,
    } as const;
    const { gateway, user } = await openConsole(`/brands/pavilion/members/${MEMBER}/ledger`, (each) =>
      each
        .answer(`GET ${ROOT}/members/${MEMBER}`, new Refusal(404, 'request.not_found'))
        .answer(`GET ${ROOT}/members/${MEMBER}/ledger`, { ...ledger, list: [deposit, { ...played, id: '9' }] })
        .answer(`GET ${ROOT}/members/${MEMBER}/round-proof?vendor=studio&round=r-1`, { name: 'studio-r-1.json', text: '{}\n' }),
    );

    const save = await screen.findByRole('button', { name: 'Save the proof of round r-1' });
    expect(screen.getAllByRole('button', { name: /^Save the proof/ })).toEqual([save]);
    await user.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe('{}\n');

    gateway.answer(`GET ${ROOT}/members/${MEMBER}/round-proof?vendor=studio&round=r-1`, new Refusal(409, 'records.not_revealed'));
    await user.click(save);
    expect(await screen.findByText(/only then its server seed is revealed/)).toBeInTheDocument();
  });

  it('proposes an amount once, in minor units, and a correction by its reference', async () => {
    const { gateway, user } = await open();
    gateway.answer(`POST ${ROOT}/adjustments`, proposal);
    await user.click(await screen.findByRole('button', { name: 'Credit' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Credit this member' }));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(dialog.getByText('Enter an amount.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Amount/), '500');
    await user.type(dialog.getByLabelText(/^Reason/), 'we owed it');
    await user.dblClick(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Credit this member' })).not.toBeInTheDocument());

    await user.click(await screen.findByRole('button', { name: 'Reverse deposit:one' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Reverse this transaction' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'paid twice');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reverse this transaction' })).not.toBeInTheDocument());
    expect(gateway.bodiesOf(`POST ${ROOT}/adjustments`)).toMatchObject([
      { member: MEMBER, kind: 'adjustment-in', amount: '50000', reason: 'we owed it' },
      { member: MEMBER, kind: 'correction', reference: 'deposit:one', reason: 'paid twice' },
    ]);
  });
});

describe('while money stands still', () => {
  const fault: LedgerFault = { kind: 'balance', brand: 'pavilion', member: MEMBER, account: 'rina', subject: 'BDT', off: '3' };
  const frozen = (more: Partial<NonNullable<LedgerState['frozen']>> = {}) =>
    aLedger({ frozen: { since: '2026-11-21T10:00:00Z', found: [fault], agreed: [], sound: false, ...more }, faults: 1 });

  it('every page says so and what was found, and nobody lets it move before the books agree', async () => {
    await openConsole('/board', (gateway) => gateway.answer('GET /ledger', frozen()));

    const notice = within(await screen.findByRole('alert', { name: 'Payments are frozen' }));
    expect(notice.getByText(/off by 3 minor units/)).toBeInTheDocument();
    expect(notice.getByRole('link', { name: 'rina' })).toHaveAttribute('href', `/brands/pavilion/members/${MEMBER}/ledger`);
    expect(notice.queryByRole('button')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('the second operator’s word lets it move', async () => {
    const agreed = [{ operator: 'mira', reason: 'restored', at: '2026-11-21T10:05:00Z' }];
    const { gateway, user } = await openConsole('/board', (answers) =>
      answers.answer('GET /ledger', frozen({ sound: true, agreed })),
    );
    gateway.answer('POST /ledger/lift', () => {
      gateway.answer('GET /ledger', aLedger());
      return { outcome: 'lifted' };
    });
    await user.click(await screen.findByRole('button', { name: 'Unfreeze payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unfreeze payments?' }));
    expect(dialog.getByText(/^You are the second/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reason/), 'compared with the backup');
    await user.click(dialog.getByRole('button', { name: 'Unfreeze payments' }));

    expect(await screen.findByText('Payments are unfrozen')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'Payments are frozen' })).not.toBeInTheDocument());
  });
});
