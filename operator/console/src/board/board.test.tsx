import { act, screen, waitFor, within } from '@testing-library/react';
import { breakStreams, emitBoardChanged } from '../testing/event-source';
import { heading, openConsole } from '../testing/open-console';
import { aBoard, aCanary, aBrand, aCell, aPlan, aSession } from '../testing/samples';
import { Refusal } from '../testing/fake-gateway';
import { violations } from '../testing/violations';

const cell = (name: RegExp) => screen.findByRole('link', { name });

describe('the board', () => {
  it('says of every cell what runs there and how it fares, and has nothing for axe to complain of', async () => {
    const canary = aCanary();
    await openConsole('/board', (gateway) =>
      gateway.answer(
        'GET /board',
        aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { canary, pinned: true, waiting: '1.6.0-dd44ee55' })] })] }),
      ),
    );

    const wallet = await cell(/^wallet in Pavilion/);
    expect(wallet).toHaveAccessibleName(
      'wallet in Pavilion, On, 1.4.0-aa11bb22, pinned, 1.6.0-dd44ee55 waits, canary 1.5.0-cc33dd44 for 5%, 0.1% of mounts fail',
    );
    expect(wallet).toHaveTextContent('1.6.0-dd44ee55 waits');
    expect(screen.getAllByRole('img', { name: '30 of 40 open pages run the current version' })).not.toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  it('is red where files of what players run are gone, and says how many', async () => {
    await openConsole('/board', (gateway) =>
      gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { missing: 2 })] })] })),
    );

    expect(await cell(/^wallet in Pavilion, On, .+, 2 files are missing/)).toHaveTextContent('2 files are missing');
    expect(within(screen.getByRole('list', { name: 'Needs attention' })).getByRole('link')).toHaveTextContent(
      '2 files are missing',
    );
  });

  it('follows what the gateway tells, without being asked', async () => {
    const { gateway } = await openConsole('/board');
    await cell(/^wallet in Pavilion, On/);

    gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells: [aCell('wallet', { mode: 'killed' })] })] }));
    act(emitBoardChanged);

    expect(await cell(/^wallet in Pavilion, Killed/)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Needs attention' })).getByRole('link')).toHaveTextContent('killed');
  });

  it('says how many open pages have the present state, and how soon they had it', async () => {
    const pages = { open: 40, current: 38, acknowledged: { pages: 38, p50: 90, p95: 312.4, p99: 800 } };
    await openConsole('/board', (gateway) => gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { pages })] })));

    expect(await screen.findByText(/38 of 40 pages updated · 95% within 0\.31 s/)).toBeInTheDocument();
  });

  it('says when it is no longer live', async () => {
    await openConsole('/board');
    expect(await screen.findByText('Live: changes show at once')).toBeInTheDocument();

    act(breakStreams);

    expect(screen.getByText('Not live: checking every few seconds')).toBeInTheDocument();
  });

  it('is walked with the arrows and opened with Enter', async () => {
    const { user } = await openConsole('/board');
    const lobby = await cell(/^lobby in Pavilion/);
    act(() => lobby.focus());

    await user.keyboard('{ArrowDown}');
    expect(await cell(/^wallet in Pavilion/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(await cell(/^lobby in Lagoon/)).toHaveFocus();
    expect(lobby).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'lobby in Lagoon' })).toBeInTheDocument();
  });

  it('shows only what a typed word is about', async () => {
    const { user } = await openConsole('/board');
    await cell(/^lobby in Pavilion/);

    await user.keyboard('/wallet');

    expect(screen.getByRole('searchbox')).toHaveValue('wallet');
    expect(screen.queryByRole('link', { name: /^lobby in/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nothing matches')).toBeInTheDocument();
  });

  it('hides brands, and keeps that with its filter under a name', async () => {
    const { user } = await openConsole('/board?word=pavilion');
    await cell(/^wallet in Pavilion/);
    await user.keyboard('v');
    await user.type(await screen.findByRole('textbox', { name: 'Name of the current view' }), 'Only ours');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Choose columns: Board' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lagoon' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: /in Lagoon/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Saved views: Board' }));
    await user.click(screen.getByRole('button', { name: 'Only ours' }));

    expect(screen.getByRole('searchbox')).toHaveValue('pavilion');
  });

  it('turns a remote off by one key, through its plan', async () => {
    const { user, gateway } = await openConsole('/board', (gateway) => gateway.answer('POST /brands/pavilion/plan', aPlan()));
    const wallet = await cell(/^wallet in Pavilion/);
    act(() => wallet.focus());

    await user.keyboard('t');

    expect(await screen.findByRole('dialog', { name: 'Turn wallet off in Pavilion' })).toBeInTheDocument();
    await waitFor(() =>
      expect(gateway.bodiesOf('POST /brands/pavilion/plan')).toEqual([
        { changes: [{ kind: 'mode', remote: 'wallet', mode: 'off' }] },
      ]),
    );
  });

  it('tells a viewer that their role does not allow a change', async () => {
    const { user } = await openConsole('/board', undefined, aSession({ roles: { pavilion: 'viewer' } }));
    const wallet = await cell(/^wallet in Pavilion/);
    act(() => wallet.focus());

    await user.keyboard('k');

    expect(await screen.findByText('Your role does not allow this')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what it is for while nothing is published', async () => {
    await openConsole('/board', (gateway) =>
      gateway.answer('GET /board', aBoard({ brands: [aBrand('pavilion', { cells: [] })], remotes: [] })),
    );
    expect(await screen.findByText('No remote is released yet')).toBeInTheDocument();
  });

  it('offers another try when it cannot be read', async () => {
    const { user, gateway } = await openConsole('/board', (gateway) =>
      gateway.answer('GET /board', new Refusal(500, 'service.failed')),
    );
    await heading('Board');
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();

    gateway.answer('GET /board', aBoard());
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await cell(/^wallet in Pavilion/)).toBeInTheDocument();
  });

  it('lists its keys on “?” and goes where two keys lead', async () => {
    const { user } = await openConsole('/board');
    await cell(/^wallet in Pavilion/);
    await user.keyboard('?');
    expect(within(await screen.findByRole('dialog', { name: 'Shortcuts' })).getByText('Turn on or off')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await user.keyboard('gp');

    await heading('Pending changes');
  });
});
