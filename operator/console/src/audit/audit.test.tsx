import type { AuditLine } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import type { FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';
import { diff } from './diff';

const line = (id: string, more: Partial<AuditLine> = {}): AuditLine => ({
  id,
  at: '2026-11-21T09:00:00Z',
  who: 'asha',
  action: 'disable',
  brand: 'pavilion',
  remote: 'wallet',
  reason: 'counting stock',
  seq: 41,
  before: { mode: 'on', version: '1.4.0' },
  after: { mode: 'off', version: '1.4.0' },
  hash: 'f00d',
  ...more,
});
const sound = { ok: true, checked: 1_204, firstBad: null, checkpoints: 12, checkpointedTo: 1_200 };

async function openAudit(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/audit', (gateway) => {
    gateway
      .answer('GET /audit?limit=50', { lines: [line('9'), line('8', { who: 'rafi', action: 'promote' })], next: '8' })
      .answer('GET /audit?limit=50&before=8', { lines: [line('7', { who: 'nila' })], next: null })
      .answer('GET /audit?limit=50&brand=lagoon', { lines: [line('6', { brand: 'lagoon' })], next: null })
      .answer('GET /audit/verify', sound);
    prepare(gateway);
  });
  await heading('Audit log');
  return opened;
}

const entries = () =>
  within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1);

describe('the audit log', () => {
  it('shows who did what and why, opens to what differed, and goes back in time', async () => {
    const { user } = await openAudit();
    await screen.findByText('rafi');
    await user.click(screen.getByRole('button', { name: 'Open entry 9' }));
    const entry = within(await screen.findByRole('dialog', { name: 'entry 9' }));
    expect(entry.getByText('mode')).toBeInTheDocument();
    expect(entry.getByText('on').closest('del')).toHaveTextContent('before: on');
    expect(entry.getByText('off').closest('ins')).toHaveTextContent('after: off');
    expect(entry.queryByText('version')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(entry.getByRole('button', { name: 'Close' }));

    await user.click(screen.getByRole('button', { name: 'Older entries' }));

    expect(await screen.findByText('nila')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Older entries' })).not.toBeInTheDocument();
  });

  it('narrows to a brand and to a word', async () => {
    const { user } = await openAudit();
    await screen.findByText('rafi');
    await user.type(screen.getByRole('searchbox'), 'promote');
    expect(entries()).toHaveLength(1);

    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByLabelText('Brand'), 'lagoon');

    await waitFor(() => expect(entries()[0]).toHaveTextContent('lagoon / wallet'));
  });

  it('says that the chain is whole, or where it is not', async () => {
    const { user, gateway } = await openAudit();
    expect(await screen.findByText('Chain verified: 1,204 entries')).toBeInTheDocument();

    gateway.answer('GET /audit/verify', { ...sound, ok: false, checked: 40, firstBad: { id: '41', fault: 'altered' } });
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByText(/The chain is broken after 40 entries\./)).toHaveTextContent('Altered: entry 41');
  });
});

it('finds where two documents differ, leaf by leaf', () => {
  expect(diff({ a: { b: 1, c: [1] }, gone: true }, { a: { b: 2, c: [1] }, came: null })).toEqual([
    { path: 'a.b', before: 1, after: 2 },
    { path: 'came', before: undefined, after: null },
    { path: 'gone', before: true, after: undefined },
  ]);
  expect(diff(null, { mode: 'on' })).toEqual([{ path: 'mode', before: undefined, after: 'on' }]);
  expect(diff('same', 'same')).toEqual([]);
});
