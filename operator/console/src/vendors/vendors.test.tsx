import type { VendorChangeLine, VendorLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { violations } from '../testing/violations';

const studio: VendorLine = {
  ...{ code: 'studio', name: 'Lantern Works', brands: ['pavilion', 'lagoon'], launchUrl: 'https://games.example', connected: true },
  ...{ capabilities: ['lottery'], addedAt: '2026-11-20T10:00:00Z', keyFingerprint: 'ab'.repeat(32), previousKeyUntil: null },
  keyRevoked: false,
  ...{
    ourKey: '-----BEGIN PUBLIC KEY-----',
    ourNewKey: null,
    roundsLapseDays: 30,
    winCaps: [{ game: '*', currency: 'BDT', amount: '500000' }],
  },
};
const proposed: VendorChangeLine = {
  ...{ id: '0b7f3c1e-5a55-4a5e-9a53-0e1d2c3b4a59', kind: 'cap', vendor: 'studio', reason: 'large winners', state: 'proposed' },
  ...{ proposedBy: 'mira', proposedAt: '2026-11-21T10:00:00Z', decided: null },
  terms: { currency: 'BDT', amount: '900000' },
  keyFingerprint: null,
};

describe('the vendors of all brands', () => {
  it('are shown with what they may pay, and asked how they are', async () => {
    const { user } = await openConsole('/vendors', (gateway) =>
      gateway
        .answer('GET /vendors', { list: [studio], changes: [] })
        .answer('POST /vendors/studio/check', { ok: true, milliseconds: 12, games: 3, reason: null }),
    );
    await heading('Vendors');
    const row = within(await screen.findByRole('row', { name: /Lantern Works/ }));
    expect(row.getByText('All games: held when a round wins over ৳5,000.00')).toBeInTheDocument();

    await user.click(row.getByRole('button', { name: 'Check' }));

    expect(await row.findByText('Answers in 12 ms, lists 3 games')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('get a new key of ours by one proposal, and a second one that uses it', async () => {
    const { gateway, user } = await openConsole('/vendors', (answers) =>
      answers
        .answer('GET /vendors', { list: [studio, { ...studio, code: 'fox', name: 'Fox Games', ourNewKey: 'NEW' }], changes: [] })
        .answer('POST /vendors/changes', proposed),
    );
    const change = async (name: RegExp, item: string) => {
      const row = within(await screen.findByRole('row', { name }));
      await user.click(row.getByRole('button', { name: 'Change' }));
      return row.findByRole('menuitem', { name: item });
    };
    expect(await change(/Lantern Works/, 'Use our new key')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await change(/Lantern Works/, 'Make a new key of ours'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a new key of ours · studio' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'two years old');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Proposed: another admin decides')).toBeInTheDocument();

    expect(screen.getByText('Our new key, not used yet')).toBeInTheDocument();
    await user.click(await change(/Fox Games/, 'Use our new key'));
    const second = within(await screen.findByRole('dialog', { name: 'Use our new key · fox' }));
    await user.type(second.getByLabelText(/^Reason/), 'they have it');
    await user.click(second.getByRole('button', { name: 'Propose' }));

    await waitFor(() =>
      expect(gateway.bodiesOf('POST /vendors/changes')).toEqual([
        { kind: 'our-key', vendor: 'studio', reason: 'two years old' },
        { kind: 'our-key-switch', vendor: 'fox', reason: 'they have it' },
      ]),
    );
  });

  it('give their open rounds back by a proposal, once they are gone', async () => {
    const fox = { ...studio, code: 'fox', name: 'Fox Games', connected: false };
    const { gateway, user } = await openConsole('/vendors', (answers) =>
      answers.answer('GET /vendors', { list: [studio, fox], changes: [] }).answer('POST /vendors/changes', proposed),
    );
    const row = within(await screen.findByRole('row', { name: /Fox Games/ }));
    await user.click(row.getByRole('button', { name: 'Give back open rounds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give back open rounds · fox' }));
    expect(dialog.getByText(/A win that the vendor sends later is not paid/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Days/), '2');
    await user.type(dialog.getByLabelText(/^Reason/), 'away since yesterday');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));

    await waitFor(() =>
      expect(gateway.bodiesOf('POST /vendors/changes')).toEqual([
        { kind: 'give-back', vendor: 'fox', reason: 'away since yesterday', days: '2' },
      ]),
    );
    expect(await violations()).toEqual([]);
  });

  it('lose a stolen key at once by a proposal that says so', async () => {
    const atOnce = { ...proposed, kind: 'remove', vendor: 'fox', terms: { atOnce: true } } as const;
    const fox = { ...studio, code: 'fox', name: 'Fox Games', connected: false, keyRevoked: true };
    const { gateway, user } = await openConsole('/vendors', (answers) =>
      answers.answer('GET /vendors', { list: [studio, fox], changes: [atOnce] }).answer('POST /vendors/changes', proposed),
    );
    expect(await screen.findByText('Nothing signed with its key is accepted')).toBeInTheDocument();
    expect(screen.getByText('Refuse its key at once')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Lantern Works/ }));
    await user.click(row.getByRole('button', { name: 'Change' }));
    await user.click(await row.findByRole('menuitem', { name: 'Change its key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change its key · studio' }));
    await user.type(dialog.getByLabelText(/^Its public key/), '-----BEGIN PUBLIC KEY-----');
    await user.type(dialog.getByLabelText(/^Reason/), 'theirs was stolen');
    await user.click(dialog.getByLabelText('Refuse the key before at once'));
    expect(await violations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Propose' }));

    expect(await screen.findByText('Proposed: another admin decides')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /vendors/changes')).toEqual([
      {
        ...{ kind: 'key', vendor: 'studio', reason: 'theirs was stolen' },
        ...{ publicKey: '-----BEGIN PUBLIC KEY-----', atOnce: true },
      },
    ]);
  });

  it('are connected by a proposal, which another admin decides', async () => {
    const { gateway, user } = await openConsole('/vendors', (answers) =>
      answers.answer('GET /vendors', { list: [], changes: [proposed] }).answer('POST /vendors/changes', proposed),
    );
    await user.click(await screen.findByRole('button', { name: 'Connect a vendor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect a vendor' }));
    await user.type(dialog.getByLabelText(/^Code/), 'fox-games');
    await user.type(dialog.getByLabelText(/^Address/), 'https://fox.example');
    await user.type(dialog.getByLabelText(/^Its public key/), '-----BEGIN PUBLIC KEY-----');
    await user.type(dialog.getByLabelText(/^Reason/), 'a new vendor');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));

    expect(await screen.findByText('Proposed: another admin decides')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /vendors/changes')).toEqual([
      {
        ...{ kind: 'add', vendor: 'fox-games', reason: 'a new vendor' },
        ...{ launchUrl: 'https://fox.example', publicKey: '-----BEGIN PUBLIC KEY-----' },
      },
    ]);
  });

  it('change when a second admin approves, and never by the one who proposed', async () => {
    const own = { ...proposed, id: proposed.id.replace('0', '1'), vendor: 'own', proposedBy: 'asha' };
    const { gateway, user } = await openConsole('/vendors', (answers) =>
      answers
        .answer('GET /vendors', { list: [studio], changes: [proposed, own] })
        .answer(`POST /vendors/changes/${proposed.id}/approval`, { ...proposed, state: 'applied' }),
    );
    const mine = within(await screen.findByRole('row', { name: /Set win limit · own/ }));
    expect(mine.queryByRole('button', { name: 'Approve' })).toBeNull();

    const theirs = within(await screen.findByRole('row', { name: /Set win limit · studio/ }));
    expect(theirs.getByText('All games: held when a round wins over ৳9,000.00')).toBeInTheDocument();
    await user.click(theirs.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change of studio?' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'agreed with risk');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('Decided')).toBeInTheDocument();
    expect(gateway.bodiesOf(`POST /vendors/changes/${proposed.id}/approval`)).toEqual([{ reason: 'agreed with risk' }]);
  });
});
