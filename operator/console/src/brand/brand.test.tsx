import type { Change, Objection } from '@pavilion/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { heading, openConsole } from '../testing/open-console';
import { aBoard, aBrand, aPlan } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const file = {
  pavilionBrand: 1,
  brand: 'pavilion',
  theme: { name: 'pavilion', default: 'dark' },
  locales: { default: 'bn', offered: ['bn', 'en'] },
  flags: {},
  remotes: {},
};

async function openBrand(part: string, prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole(`/brands/pavilion?part=${part}`, (gateway) => {
    gateway.answer('POST /brands/pavilion/plan', aPlan()).answer('POST /brands/pavilion/file/plan', aPlan());
    prepare(gateway);
  });
  await heading('Pavilion');
  return opened;
}

describe('a brand', () => {
  it('collects switches of its tree into one plan', async () => {
    const { user, gateway } = await openBrand('flags', (gateway) =>
      gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { flags: { USERNAMEREG3: true, NEWLOBBY: false } })] })),
    );
    expect(screen.getByRole('switch', { name: 'Registration by user name' })).toBeChecked();
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('switch', { name: 'Registration by mobile number' }));
    await user.click(screen.getByRole('switch', { name: 'NEWLOBBY' }));
    await user.click(screen.getByRole('switch', { name: 'Inviting friends' }));
    await user.click(screen.getByRole('switch', { name: 'Inviting friends' }));
    expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review changes' }));

    await waitFor(() =>
      expect(gateway.bodiesOf('POST /brands/pavilion/plan')).toEqual([
        {
          changes: [
            { kind: 'flag', flag: 'MOBILENUMREG3', on: true },
            { kind: 'flag', flag: 'NEWLOBBY', on: true },
          ],
        },
      ]),
    );
  });

  it('changes theme and languages together', async () => {
    const { user, gateway } = await openBrand('look');
    expect(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled();

    await user.click(screen.getByRole('radio', { name: 'Light' }));
    await user.click(screen.getByRole('checkbox', { name: 'বাংলা' }));
    expect(screen.getByRole('checkbox', { name: 'English' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Review changes' }));

    await waitFor(() =>
      expect(gateway.bodiesOf('POST /brands/pavilion/plan')).toEqual([
        {
          changes: [
            { kind: 'theme', name: 'pavilion', default: 'light' },
            { kind: 'locales', default: 'en', offered: ['en'] },
          ],
        },
      ]),
    );
  });

  it('goes out as a file and comes in through a plan; what is no file of it is refused', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = () => {};
    const { user, gateway } = await openBrand('file', (gateway) => gateway.answer('GET /brands/pavilion/file', file));
    await user.click(screen.getByRole('button', { name: 'Save pavilion.json' }));
    await waitFor(() => expect(saved).toHaveLength(1));

    const paste = async (text: string) => {
      await user.clear(screen.getByLabelText('Or paste it'));
      await user.click(screen.getByLabelText('Or paste it'));
      await user.paste(text);
    };
    await paste('{ nothing');
    expect(screen.getByText('This is not JSON.')).toBeInTheDocument();
    await paste(JSON.stringify({ ...file, brand: 'lagoon' }));
    expect(screen.getByText('This file is for another brand, not pavilion.')).toBeInTheDocument();
    await paste(JSON.stringify(file));
    await user.click(screen.getByRole('button', { name: 'Review changes' }));

    expect(await screen.findByRole('dialog', { name: 'Import into Pavilion' })).toBeInTheDocument();
    await waitFor(() => expect(gateway.bodiesOf('POST /brands/pavilion/file/plan')).toEqual([{ file }]));
  });

  it('is the model of a new one', async () => {
    const { user, gateway } = await openBrand('more', (gateway) =>
      gateway.answer('POST /brands/pavilion/clone', new Refusal(409, 'registry.brand_exists')),
    );
    await user.type(screen.getByLabelText(/^Code/), '9harbour');
    expect(screen.getByText(/Begin with a small letter/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^Code/));
    await user.type(screen.getByLabelText(/^Code/), 'harbour');
    await user.type(screen.getByLabelText(/^Name that players see/), 'Harbour');
    await user.type(screen.getByLabelText(/^Host/), 'harbour.localhost');
    await user.type(screen.getByLabelText(/^Reason/), 'a new market');
    await user.click(screen.getByRole('button', { name: 'Make the brand' }));
    expect((await screen.findAllByText('There is already a brand with this code.')).length).toBeGreaterThan(0);

    gateway
      .answer('POST /brands/pavilion/clone', { brand: 'harbour', outcome: 'done', seq: 1, request: null })
      .answer('GET /board', aBoard({ brands: [aBrand('pavilion'), aBrand('harbour')] }));
    await user.click(screen.getByRole('button', { name: 'Make the brand' }));

    await heading('Harbour');
    expect(gateway.bodiesOf('POST /brands/pavilion/clone').at(-1)).toEqual({
      from: 'pavilion',
      code: 'harbour',
      name: 'Harbour',
      host: 'harbour.localhost',
      reason: 'a new market',
    });
  });

  it('asks for four eyes once an admin says why', async () => {
    const applied = { brand: 'pavilion', outcome: 'done', seq: 7, request: null };
    const { user, gateway } = await openBrand('more', (gateway) => gateway.answer('PATCH /brands/pavilion/settings', applied));
    await user.click(screen.getByRole('switch', { name: 'Another operator has to agree to changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for a second operator in Pavilion?' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'the regulator asks');
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(gateway.bodiesOf('PATCH /brands/pavilion/settings')).toEqual([{ fourEyes: true, reason: 'the regulator asks' }]),
    );
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(await screen.findByText('Done (seq 7)')).toBeVisible();
  });

  it('is retired by a plan that says what is open and what to do first', async () => {
    const text = { en: 'The site is open to players.', bn: 'সাইটটি খোলা।' };
    const cure: Change[] = [{ kind: 'maintenance', on: true }];
    const stop: Objection = { weight: 'stops', code: 'registry.site_still_open', text, cure };
    const line = {
      change: { kind: 'retire-brand' },
      text: { en: 'pavilion is retired', bn: 'অবসর' },
      before: {},
      after: {},
    } as const;
    const { user, gateway } = await openBrand('more', (gateway) =>
      gateway.answer('POST /brands/pavilion/plan', aPlan({ lines: [{ ...line, objections: [stop] }], needsApproval: true })),
    );
    await user.click(screen.getByRole('button', { name: 'See what retiring does' }));

    const dialog = await screen.findByRole('dialog', { name: 'Retire Pavilion' });
    expect(await within(dialog).findByText(/The site is open to players/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Do this first' }));

    await waitFor(() =>
      expect(gateway.bodiesOf('POST /brands/pavilion/plan')).toEqual([
        { changes: [{ kind: 'retire-brand' }] },
        { changes: [{ kind: 'maintenance', on: true }] },
      ]),
    );
  });

  it('that is retired has its pages to read and a way back', async () => {
    const harbour = { ...aBrand('harbour'), retiredAt: '2026-11-20T10:00:00Z' };
    const { user, gateway } = await openConsole('/board', (gateway) =>
      gateway.answer('GET /board', aBoard({ retired: [harbour] })).answer('POST /brands/harbour/plan', aPlan({ brand: 'harbour' })),
    );
    await user.click(await screen.findByText('Retired brands (1)'));
    expect(screen.queryByRole('columnheader', { name: /Harbour/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Harbour' }));

    await heading('Harbour');
    expect(screen.getByText('Retired')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/brands/harbour/members');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See what bringing it back does' }));
    await waitFor(() => expect(gateway.bodiesOf('POST /brands/harbour/plan')).toEqual([{ changes: [{ kind: 'restore-brand' }] }]));
  });

  it('that does not exist is said not to', async () => {
    await openConsole('/brands/atlantis');
    expect(await screen.findByText('There is no such brand')).toBeInTheDocument();
  });
});
