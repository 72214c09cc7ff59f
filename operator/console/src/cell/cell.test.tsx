import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console';
import { aBoard, aCanary, aBrand, aCell, aPlan, aSession } from '../testing/samples';
import type { FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const stages = [
  { bps: 500, minutes: 10 },
  { bps: 5_000, minutes: 30 },
];
const health = [
  { version: '1.4.0-aa11bb22', mounts: 2_000, failureRate: 0.001, loadP50: 180, loadP95: 420 },
  { version: '1.5.0-cc33dd44', mounts: 110, failureRate: 0.09, loadP50: 210, loadP95: 900 },
];

async function drawer(prepare: (gateway: FakeGateway) => unknown = () => {}, roles = aSession()) {
  const opened = await openConsole(
    '/board/pavilion/wallet',
    (gateway) => {
      gateway.answer('POST /brands/pavilion/plan', aPlan());
      prepare(gateway);
    },
    roles,
  );
  const dialog = await screen.findByRole('dialog', { name: 'wallet in Pavilion' });
  const plansAsked = () => opened.gateway.bodiesOf('POST /brands/pavilion/plan');
  return { ...opened, dialog, plansAsked };
}

async function choose({ user, dialog }: Awaited<ReturnType<typeof drawer>>, version: string, what: string) {
  await user.click(within(dialog).getByRole('button', { name: `What to do with ${version}` }));
  await user.click(
    screen.getAllByRole('menuitem', { name: what }).find((item) => item.closest('li')?.textContent?.includes(version))!,
  );
}

describe('the drawer of a cell', () => {
  it('lists what was published, runs and waits, and has nothing for axe to complain of', async () => {
    const { dialog } = await drawer((gateway) =>
      gateway.answer(
        'GET /board',
        aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { waiting: '1.5.0-cc33dd44' })] })] }),
      ),
    );
    const [latest, current, , old] = within(within(dialog).getByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/1\.5\.0-cc33dd44.*waits/);
    expect(current).toHaveTextContent('everybody');
    expect(old).toHaveTextContent('revoked');
    expect(await violations(dialog)).toEqual([]);
  });

  it.each([
    ['1.5.0-cc33dd44', 'Promote to everybody', { kind: 'promote', remote: 'wallet', version: '1.5.0-cc33dd44' }],
    ['1.3.0-99ee88dd', 'Roll back to this version', { kind: 'rollback', remote: 'wallet', version: '1.3.0-99ee88dd' }],
    ['1.5.0-cc33dd44', 'Revoke everywhere …', { kind: 'revoke', remote: 'wallet', version: '1.5.0-cc33dd44' }],
  ])('plans for %s: %s', async (version, what, change) => {
    const opened = await drawer();
    await choose(opened, version, what);
    await waitFor(() => expect(opened.plansAsked()).toEqual([{ changes: [change] }]));
  });

  it('goes back to the version before, drains and pins', async () => {
    const { user, dialog, plansAsked } = await drawer();
    for (const press of [
      () => within(dialog).getByRole('button', { name: 'Roll back' }),
      () => within(dialog).getByRole('button', { name: 'Draining' }),
      () => within(dialog).getByRole('switch', { name: 'Pinned' }),
    ]) {
      await user.click(press());
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    }
    expect(plansAsked()).toEqual([
      { changes: [{ kind: 'rollback', remote: 'wallet' }] },
      { changes: [{ kind: 'mode', remote: 'wallet', mode: 'draining' }] },
      { changes: [{ kind: 'pin', remote: 'wallet', pinned: true }] },
    ]);
  });

  it('retires what is off', async () => {
    const { user, dialog, plansAsked } = await drawer((gateway) =>
      gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { mode: 'off' })] })] })),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Retire' }));

    await waitFor(() => expect(plansAsked()).toEqual([{ changes: [{ kind: 'retire', remote: 'wallet' }] }]));
  });

  it('retires nothing that runs', async () => {
    const { dialog } = await drawer();

    expect(within(dialog).queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument();
  });

  it('lets a viewer look and press nothing', async () => {
    const { dialog } = await drawer(undefined, aSession({ roles: { '*': 'viewer' } }));
    expect(within(dialog).getByText(/needs the operator role/)).toBeInTheDocument();
    for (const name of ['Off', 'Kill …', 'Roll back']) expect(within(dialog).getByRole('button', { name })).toBeDisabled();
  });

  it('says so when the address names nothing', async () => {
    await openConsole('/board/pavilion/sauna');
    expect(await screen.findByText('There is no such brand, or this remote was never released.')).toBeInTheDocument();
  });

  it('says to players that work is under way, in both languages or in none', async () => {
    const { user, dialog, plansAsked } = await drawer();
    await user.click(within(dialog).getByRole('tab', { name: 'Maintenance' }));
    await user.type(within(dialog).getByLabelText(/in English/), 'Back at ten.');
    expect(within(dialog).getByRole('button', { name: 'Plan the maintenance' })).toBeDisabled();
    expect(within(dialog).getByText(/Fill in both languages/)).toBeInTheDocument();

    await user.type(within(dialog).getByLabelText(/in Bengali/), 'দশটায় ফিরছি।');
    await user.click(within(dialog).getByRole('button', { name: 'Plan the maintenance' }));

    await waitFor(() =>
      expect(plansAsked()).toEqual([
        {
          changes: [{ kind: 'maintenance', remote: 'wallet', on: true, text: { en: 'Back at ten.', bn: 'দশটায় ফিরছি।' } }],
        },
      ]),
    );
  });
});

describe('a canary', () => {
  it('is planned with its stages; impossible ones are named', async () => {
    const opened = await drawer();
    const { user, plansAsked } = opened;
    await choose(opened, '1.5.0-cc33dd44', 'Try as a canary …');
    const form = await screen.findByRole('dialog', { name: 'Try 1.5.0-cc33dd44' });
    await user.click(within(form).getByRole('button', { name: 'Quick: 10, 50%' }));
    const [share] = within(form).getAllByLabelText(/Share of visitors/);
    await user.clear(share!);
    await user.type(share!, '60');
    expect(within(form).getByText('Each step’s share must be larger than the one before.')).toBeInTheDocument();
    expect(within(form).getByRole('button', { name: 'Review the plan' })).toBeDisabled();
    expect(await violations(form)).toEqual([]);

    await user.clear(share!);
    await user.type(share!, '২.৫');
    await user.click(within(form).getByText('Only for some visitors'));
    await user.click(within(form).getByRole('checkbox', { name: 'Phone' }));
    await user.type(within(form).getByLabelText(/^Countries/), 'bd');
    await user.type(within(form).getByLabelText(/^Testers/), 'rina, rafi');
    await user.click(within(form).getByRole('button', { name: 'Review the plan' }));

    await waitFor(() =>
      expect(plansAsked()).toEqual([
        {
          changes: [
            {
              kind: 'canary',
              remote: 'wallet',
              version: '1.5.0-cc33dd44',
              stages: [
                { bps: 250, minutes: 10, visits: 20 },
                { bps: 5_000, minutes: 20, visits: 50 },
              ],
              audience: { countries: ['BD'], devices: ['phone'], testers: ['rina', 'rafi'] },
            },
          ],
        },
      ]),
    );
  });

  it('is shown beside what everybody runs, and ended or promoted from there', async () => {
    const canary = aCanary({
      stages,
      audience: { devices: ['phone'], testers: ['rina'] },
      seen: {
        visits: 12,
        canary: { attempts: 40, failures: 2, errors: 1, failingPages: 1 },
        control: { attempts: 900, failures: 9, errors: 0 },
      },
    });
    const { user, dialog, plansAsked } = await drawer((gateway) =>
      gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { canary, health })] })] })),
    );
    const failures = within(dialog).getByRole('row', { name: /^Failures/ });
    expect(failures).toHaveTextContent('0.1%');
    expect(failures).toHaveTextContent('9%');
    const judged = within(dialog).getByRole('row', { name: /^Parts that failed/ });
    expect(judged).toHaveTextContent(/9 \(1%\).*2 \(5%\)/);
    expect(within(dialog).getByRole('columnheader', { name: /1\.4\.0-aa11bb22/ })).toBeInTheDocument();
    expect(within(dialog).getByText('Only: phone. Testers: rina.')).toBeInTheDocument();
    expect(within(dialog).getByText('12 of 20 visits seen. The next stage waits for them.')).toBeInTheDocument();
    expect(within(dialog).getByText('5%').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(await violations(dialog)).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'End the canary' }));

    await waitFor(() => expect(plansAsked()).toEqual([{ changes: [{ kind: 'canary-end', remote: 'wallet' }] }]));
  });
});
