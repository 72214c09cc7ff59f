/** @jest-environment jest-fixed-jsdom */
import { StudioCalls } from './studio-calls';

const bet = { roundId: '1', direction: 'under', target: 5_000, stake: '1000000' } as const;

/** A studio whose clock shows another time than the device's; what it is told of presses. */
function studioAhead(milliseconds: number | undefined, { sleeps = 0 } = {}) {
  const presses: (string | null)[] = [];
  window.fetch = async (_, init) => {
    presses.push(new Headers(init?.headers).get('x-studio-pressed-at'));
    const date = milliseconds === undefined ? undefined : new Date(Date.now() + milliseconds).toUTCString();
    // Between the answer and its reading the device sleeps.
    jest.setSystemTime(Date.now() + sleeps);
    return Response.json({ success: true, value: {} }, date === undefined ? {} : { headers: { date } });
  };
  return presses;
}

describe('what the studio is told of a press', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
  afterEach(() => jest.useRealTimers());

  it.each([0, 3_600_000, -86_400_000])('is its time by the studio’s own clock, by its last answer: %i ms ahead', async (ahead) => {
    const calls = new StudioCalls('s');
    const presses = studioAhead(ahead);
    await calls.openSession();
    await calls.bet(bet, Date.now() - 5_000);
    await calls.step('1', { number: 1 }, Date.now() - 7_000);

    expect(presses).toEqual([null, String(1_800_000_000_000 + ahead - 5_000), String(1_800_000_000_000 + ahead - 7_000)]);
  });

  const MINUTES = 60_000;
  it('is not minutes late because the device slept while an answer was on its way', async () => {
    const calls = new StudioCalls('s');
    studioAhead(3_600_000);
    await calls.openSession();
    studioAhead(3_600_000, { sleeps: 5 * MINUTES });
    await calls.balance();
    const presses = studioAhead(3_600_000);
    await calls.bet(bet, Date.now());

    expect(presses).toEqual([String(Date.now() + 3_600_000)]);
  });

  it('is not told by the first answer alone where the device slept over that', async () => {
    const calls = new StudioCalls('s');
    studioAhead(0, { sleeps: 5 * MINUTES });
    await calls.openSession();
    const presses = studioAhead(0);
    await calls.bet(bet, Date.now());
    await calls.bet(bet, Date.now());

    expect(presses).toEqual([null, String(Date.now())]);
  });

  it.each([-20, 20])('follows a device that was given another time: %i minutes', async (minutes) => {
    const calls = new StudioCalls('s');
    studioAhead(0);
    await calls.openSession();
    jest.setSystemTime(Date.now() + minutes * MINUTES);
    const presses = studioAhead(-minutes * MINUTES);
    await calls.balance();
    await calls.bet(bet, Date.now());

    expect(presses[1]).toBe(String(Date.now() - minutes * MINUTES));
  });

  it('is nothing where the studio’s time is not known', async () => {
    const presses = studioAhead(undefined);
    await new StudioCalls('s').bet(bet, Date.now());
    expect(presses).toEqual([null]);
  });
});
