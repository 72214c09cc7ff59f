import { position, setRealityCheck } from '@pavilion/api/calls/launch';
import { type RenderWithHostOptions } from '@pavilion/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import { frame, openGame, prepareDialogs, says, settled, started } from '../../testing/open-game';
import { samplePosition } from '../../testing/sample-catalogue';
import { sampleGateway } from '../../testing/sample-gateway';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => sessionStorage.clear());
beforeAll(prepareDialogs);

describe('a member who has played for their interval', () => {
  const HOUR = 3_600_000;
  let now: jest.SpyInstance;
  beforeEach(() => {
    sessionStorage.clear();
    now = jest.spyOn(Date, 'now');
  });
  afterEach(() => now.mockRestore());
  const atMinute = (minute: number) => {
    now.mockReturnValue(HOUR * 24 + minute * 60_000);
    return samplePosition({ seconds: minute * 60, stakes: '5000', payouts: '2000', net: '-3000' });
  };
  const dialog = () => screen.queryByRole('dialog', { name: 'Time for a break?' });

  async function openAt(minute: number, options: Partial<RenderWithHostOptions> = {}) {
    const gateway = sampleGateway().answer(position, atMinute(minute));
    const opened = openGame({ http: gateway, ...options });
    await frame();
    return { ...opened, gateway };
  }

  it('is told how long and how well, once, after the round and not within it', async () => {
    sessionStorage.setItem('pavilion.reality-checks', '2026-11-21T10:00:00Z 0');
    const { user, gateway } = await openAt(59);
    expect(dialog()).toBeNull();

    await says(started);
    gateway.answer(position, atMinute(60));
    expect(dialog()).toBeNull();
    await says(settled('0'));

    // Beside the clock at once, and in what interrupts as soon as that is there.
    expect((await screen.findAllByText('−৳30.00'))[0]).toBeVisible();
    await waitFor(() => expect(dialog()).toBeVisible(), { timeout: 15_000 });
    expect(screen.getByRole('combobox')).not.toHaveFocus();
    await user.click(screen.getAllByRole('button', { name: 'Keep playing' }).at(-1) as HTMLElement);
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem('pavilion.reality-checks')).toBe('2026-11-21T10:00:00Z 60');
  });

  it('can end the game there, and say how often they want to be told', async () => {
    sessionStorage.setItem('pavilion.reality-checks', '2026-11-21T10:00:00Z 0');
    const { user, gateway, address, host } = await openAt(61);
    await waitFor(() => expect(dialog()).toBeVisible());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Remind me every' }), '15 minutes');
    expect(gateway.inputsOf(setRealityCheck)).toEqual([{ minutes: 15 }]);
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('We will remind you every 15 minutes.'));

    await user.click(screen.getByRole('button', { name: 'Stop playing' }));
    expect(address()).toBe('/lobby/home');
  });

  it('who opens the first game hours after signing in is not told at once', async () => {
    await openAt(240);

    await waitFor(() => expect(sessionStorage.getItem('pavilion.reality-checks')).toBe('2026-11-21T10:00:00Z 240'));
    expect(dialog()).toBeNull();
  });
});
