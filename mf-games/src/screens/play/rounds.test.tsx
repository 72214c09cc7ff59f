import { launchGame } from '@pavilion/api/calls/launch';
import { reachedLimits } from '@pavilion/api/calls/protection';
import { CallError } from '@pavilion/host/http';
import { isBusy } from '@pavilion/host/router';
import { act, configure, screen } from '@testing-library/react';
import { frame, openGame, prepareDialogs, says, started, STUDIO } from '../../testing/open-game';
import { sampleGateway } from '../../testing/sample-gateway';

configure({ asyncUtilTimeout: 5000 });
beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

describe('a round that is to be seen again', () => {
  const address = '/play/100000?round=round-7';

  it('is opened by its address, which can be kept', async () => {
    const { gateway, address: shown } = openGame({ address });
    await frame();

    expect(gateway.inputsOf(launchGame)).toEqual([expect.objectContaining({ nodeId: '100000', mode: 'real', round: 'round-7' })]);
    expect(shown()).toBe(address);
  });

  it('is left for the game itself where it cannot be shown', async () => {
    const gateway = sampleGateway().answer(launchGame, new CallError('request.not_found', 'Not found.'));
    const { user, address: shown } = openGame({ http: gateway, address });
    expect(await screen.findByRole('alert')).toHaveTextContent('This round cannot be shown again');
    expect(screen.getByRole('alert')).toHaveTextContent('betting record');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

    gateway.answer(launchGame, { url: `${STUDIO}/play?session=2`, session: '2', mode: 'real', resumed: false });
    await user.click(screen.getByRole('button', { name: 'Open the game' }));
    await frame();

    expect(gateway.inputsOf(launchGame).at(-1)).not.toHaveProperty('round');
    expect(shown()).toBe('/play/100000');
  });
});

describe('a vendor that never answers', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));
  const limit = { kind: 'session', period: 'day', value: '60', left: '0', until: '2026-03-03T18:00:00Z' } as const;

  it('keeps nobody in a round for longer than rounds last, counted from the last word of its game', async () => {
    openGame();
    await says(started);
    pass(64);
    await says({ type: 'studio.connection', state: 'ok' });
    pass(64);
    expect(isBusy()).toBe(true);

    pass(2);
    expect(isBusy()).toBe(false);
    expect(screen.getByRole('button', { name: 'Free' })).toBeEnabled();
  });

  it('keeps from nobody for long that they reached a limit of their own', async () => {
    openGame({ http: sampleGateway().answer(reachedLimits, { reached: [limit] }) });
    await says(started);
    await says({ type: 'studio.connection', state: 'lost' });
    pass(0.9);
    expect(screen.queryByText(/You have used your 60 minutes/)).toBeNull();

    pass(0.2);
    expect(screen.getByText(/You have used your 60 minutes/)).toBeVisible();
    expect(isBusy()).toBe(true);
  });
});
