import { act, screen, waitFor, within } from '@testing-library/react';
import { emitBoardChanged } from '../testing/event-source';
import { openConsole, press } from '../testing/open-console';
import { aBoard, aBrand, aPlan } from '../testing/samples';
import { Refusal, type FakeGateway } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const done = { brand: 'pavilion', outcome: 'done', seq: 42, request: null };

async function planned(prepare: (gateway: FakeGateway) => unknown = () => {}) {
  const opened = await openConsole('/board/pavilion/wallet', (gateway) => {
    gateway.answer('POST /brands/pavilion/plan', aPlan()).answer('POST /brands/pavilion/changes', done);
    prepare(gateway);
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn wallet off in Pavilion' });
  return { ...opened, dialog };
}

describe('the plan of a change', () => {
  it('says in plain words what becomes different and whom it reaches', async () => {
    const { dialog, gateway } = await planned();
    expect(await within(dialog).findByText('wallet: on → off')).toBeInTheDocument();
    expect(within(dialog).getByText('40 pages are open now')).toBeInTheDocument();
    expect(await violations(dialog)).toEqual([]);
    expect(gateway.bodiesOf('POST /brands/pavilion/previews')).toEqual([]);
  });

  it('is looked at as a player sees it, in a window of its own, whose address is made when it is asked for', async () => {
    const replace = jest.fn();
    const open = jest.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
    const { user, gateway, dialog } = await planned();
    gateway.answer('POST /brands/pavilion/previews', { url: 'http://pavilion.localhost:4000/?preview=t', until: '2030-01-01' });

    await user.click(await within(dialog).findByRole('button', { name: /Preview as a player/ }));

    await waitFor(() => expect(replace).toHaveBeenCalledWith('http://pavilion.localhost:4000/?preview=t'));
    expect(gateway.bodiesOf('POST /brands/pavilion/previews')).toEqual([
      { changes: [{ kind: 'mode', remote: 'wallet', mode: 'off' }] },
    ]);
    open.mockRestore();
  });

  it('closes the window again when there is no preview, and says why', async () => {
    const close = jest.fn();
    const open = jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const { user, gateway, dialog } = await planned();
    gateway.answer('POST /brands/pavilion/previews', new Refusal(404, 'site.unknown_brand'));

    await user.click(await within(dialog).findByRole('button', { name: /Preview as a player/ }));

    expect(await screen.findByText('The preview could not be made')).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
    open.mockRestore();
  });

  it('is carried out with its reason, its proof and the sequence it was made for', async () => {
    const { user, gateway, dialog } = await planned();
    expect(within(dialog).getByRole('button', { name: 'Apply now' })).toBeDisabled();

    await user.type(await within(dialog).findByLabelText(/^Reason/), '  counting stock ');
    await press(user, 'Apply now');

    expect(await screen.findByText('Done (seq 42)')).toBeInTheDocument();
    expect(dialog).not.toBeInTheDocument();
    const sent = gateway.requests.find(({ path }) => path === '/brands/pavilion/changes');
    expect(sent).toMatchObject({
      csrf: 'proof',
      body: { changes: [{ kind: 'mode', remote: 'wallet', mode: 'off' }], baseSeq: 41, reason: 'counting stock' },
    });
  });

  it('keeps what was typed when somebody else was quicker, and shows the new plan', async () => {
    const { user, gateway, dialog } = await planned((gateway) =>
      gateway.answer('POST /brands/pavilion/changes', new Refusal(409, 'registry.conflict')),
    );
    await user.type(await within(dialog).findByLabelText(/^Reason/), 'counting stock');
    const [line] = aPlan().lines;
    gateway.answer(
      'POST /brands/pavilion/plan',
      aPlan({ baseSeq: 42, lines: [{ ...line!, text: { en: 'wallet: draining → off', bn: '…' } }] }),
    );

    await press(user, 'Apply now');

    expect(await within(dialog).findByText('Someone else changed this brand.')).toBeInTheDocument();
    expect(await within(dialog).findByText('wallet: draining → off')).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('counting stock');

    gateway.answer('POST /brands/pavilion/changes', { ...done, seq: 43 });
    await press(user, 'Apply now');
    expect(await screen.findByText('Done (seq 43)')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/changes').at(-1)).toMatchObject({ baseSeq: 42 });
  });

  it('is made anew as soon as the brand moves on, before anything is sent', async () => {
    const { gateway, dialog } = await planned();
    await within(dialog).findByText('wallet: on → off');
    gateway
      .answer('GET /board', aBoard({ brands: [aBrand('pavilion', { seq: 42 })] }))
      .answer('POST /brands/pavilion/plan', aPlan({ baseSeq: 42 }));

    act(emitBoardChanged);

    expect(await within(dialog).findByText('Someone else changed this brand.')).toBeInTheDocument();
  });

  it('cannot be carried out while something stops it', async () => {
    const [line] = aPlan().lines;
    const objections = [
      { weight: 'stops' as const, code: 'registry.contract_unsupported', text: { en: 'Built against contract 9.', bn: '…' } },
      { weight: 'warns' as const, code: 'registry.pinned', text: { en: 'It is pinned.', bn: '…' } },
    ];
    const { user, dialog } = await planned((gateway) =>
      gateway.answer('POST /brands/pavilion/plan', aPlan({ lines: [{ ...line!, objections }] })),
    );
    expect(await within(dialog).findByText('Built against contract 9.', { exact: false })).toHaveTextContent('Not possible:');

    await user.type(within(dialog).getByLabelText(/^Reason/), 'counting stock');

    expect(within(dialog).getByRole('button', { name: 'Apply now' })).toBeDisabled();
  });

  it('that another remote’s place stops leads to the change that gives the place away', async () => {
    const [line] = aPlan().lines;
    const cure = [{ kind: 'place' as const, remote: 'games', place: 'address /games', to: 'wallet' }];
    const text = { en: 'Games has this already: address /games.', bn: '…' };
    const { user, gateway, dialog } = await planned((gateway) =>
      gateway.answer(
        'POST /brands/pavilion/plan',
        aPlan({ lines: [{ ...line!, objections: [{ weight: 'stops', code: 'registry.place_taken', text, cure }] }] }),
      ),
    );

    await user.click(await within(dialog).findByRole('button', { name: 'Give the place away' }));

    expect(await screen.findByRole('dialog', { name: 'Give the place away' })).toBeInTheDocument();
    await waitFor(() => expect(gateway.bodiesOf('POST /brands/pavilion/plan').at(-1)).toEqual({ changes: cure }));
  });

  it('can wait for its time, but not for a time that is over', async () => {
    const { user, gateway, dialog } = await planned((gateway) =>
      gateway.answer('POST /brands/pavilion/changes', { ...done, outcome: 'scheduled', seq: null, request: 'r' }),
    );
    await user.type(await within(dialog).findByLabelText(/^Reason/), 'counting stock');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Schedule for later' }));
    const schedule = within(dialog).getByRole('button', { name: 'Schedule' });
    const calendar = async () => {
      await user.click(within(dialog).getByRole('button', { name: /^When/ }));
      return within(screen.getByRole('dialog', { name: 'When' }));
    };
    await user.click(await (await calendar()).findByRole('button', { name: /Today/ }));
    expect(within(dialog).getByText('This time has passed.')).toBeInTheDocument();
    expect(schedule).toBeDisabled();

    const months = await calendar();
    await user.click(await months.findByRole('button', { name: 'Month after' }));
    await user.click(months.getByRole('button', { name: /, 15 / }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Hour' }), '10');
    await press(user, 'Schedule');

    expect(await screen.findByText('Scheduled')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/changes')).toMatchObject([{ at: nextMonthAtTen().toISOString() }]);
  });

  it('asks for approval where a second operator has to agree', async () => {
    const { user, dialog } = await planned((gateway) =>
      gateway
        .answer('POST /brands/pavilion/plan', aPlan({ needsApproval: true }))
        .answer('POST /brands/pavilion/changes', { ...done, outcome: 'waiting', seq: null, request: 'r' }),
    );
    expect(await within(dialog).findByText('Another operator must approve this')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Reason/), 'counting stock');

    await press(user, 'Request approval');

    expect(await screen.findByText('Another operator will see it under “Pending”.')).toBeInTheDocument();
  });

  it('says so when nothing would become different', async () => {
    const { dialog } = await planned((gateway) => gateway.answer('POST /brands/pavilion/plan', aPlan({ lines: [] })));
    expect(await within(dialog).findByText('Nothing would change')).toBeInTheDocument();
  });
});

describe('a kill', () => {
  it('is one step: name, reason, done, whoever else changes the brand meanwhile', async () => {
    let conflicts = 1;
    const { user, gateway } = await openConsole('/board', (gateway) =>
      gateway.answer('POST /brands/pavilion/changes', () => (conflicts-- > 0 ? new Refusal(409, 'registry.conflict') : done)),
    );
    const wallet = await screen.findByRole('link', { name: /^wallet in Pavilion/ });
    act(() => wallet.focus());
    await user.keyboard('k');
    const dialog = await screen.findByRole('dialog', { name: 'Kill wallet in Pavilion' });
    const kill = within(dialog).getByRole('button', { name: 'Kill it now' });
    expect(within(dialog).getByLabelText(/^Type “wallet”/)).toHaveFocus();
    expect(await violations(dialog)).toEqual([]);

    await user.type(within(dialog).getByLabelText(/^Type “wallet”/), 'walle');
    await user.type(within(dialog).getByLabelText(/^Reason/), 'it pays twice');
    expect(kill).toBeDisabled();
    await user.type(within(dialog).getByLabelText(/^Type “wallet”/), 't');
    await user.click(kill);

    expect(await screen.findByText('Done (seq 42)')).toBeInTheDocument();
    expect(gateway.bodiesOf('POST /brands/pavilion/changes')).toHaveLength(2);
    expect(gateway.bodiesOf('POST /brands/pavilion/plan')).toHaveLength(0);
    expect(gateway.bodiesOf('POST /brands/pavilion/changes').at(-1)).toEqual({
      changes: [{ kind: 'mode', remote: 'wallet', mode: 'killed' }],
      baseSeq: 41,
      reason: 'it pays twice',
    });
  });
});

/** Its fifteenth day, by the clock of this machine. */
function nextMonthAtTen(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() + 1, 15, 10);
}
