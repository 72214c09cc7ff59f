/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import type { SessionView } from '../studio/studio-calls';
import type { PlayedMines } from './mines/mines-round';
import { FIRST_NOTES, heardNotes } from '../testing/heard-notes';
import { SESSION } from '../testing/session';
import { BEGUN, keptBet, ok, openStepPage, until } from './page-in-test';
import type { StepBet } from './step-game';

const round: PlayedMines = { ...BEGUN, choice: { mines: 3 } };
const symbols = { hero: { name: 'Diamond', art: '/art/hero.svg' }, mine: { name: 'Mine', art: '/art/mine.svg' } };
const MINED = [7, 8, 9];

type Sent = Partial<StepBet<PlayedMines['choice']>> & {
  readonly number?: number;
  readonly open?: number;
  readonly cashOut?: boolean;
};
let sent: Sent[] = [];
let fails = 0;
/** What the next step is refused with; and what the studio answers to steps and questions about the round, one after another, where a test says it. */
let refusal: string | undefined;
let scripted: Partial<PlayedMines>[] = [];
/** The page, and a studio with mines under the tiles 7, 8 and 9. */
function open(view: Partial<SessionView<PlayedMines>> = {}) {
  [sent, fails, scripted] = [[], 0, []];
  let played: PlayedMines = view.openRound ?? round;
  const said = () => ok((played = { ...played, ...scripted.shift() }));
  const refused = () => {
    const code = refusal;
    refusal = undefined;
    return { success: false, code };
  };
  const studio = (body: Sent | undefined, path: string) => {
    if (!body) return path.startsWith('/api/rounds/') ? said() : ok({ ...SESSION, ...view });
    sent.push(body);
    if (fails > 0 && fails-- > 0) throw new TypeError('network');
    if (refusal !== undefined) return refused();
    if (body.number !== undefined && scripted.length > 0) return said();
    played = body.number === undefined ? { ...round, roundId: body.roundId ?? '' } : after(played, body);
    return ok(played);
  };
  return openStepPage<Sent>({ model: 'mines-1', symbols, depositUrl: 'https://operator.test/deposit', studio });
}

function after(before: PlayedMines, { open: tile, cashOut }: Sent): PlayedMines {
  const steps = [...before.steps, tile === undefined ? { cashOut: true as const } : { open: tile }];
  if (tile !== undefined && !MINED.includes(tile)) return { ...before, steps };
  return { ...before, steps, state: 'settled', payout: cashOut ? '1120000' : '0', drawn: MINED, balance: '100120000' };
}

const tile = (number: number) => document.querySelectorAll<HTMLButtonElement>('[data-look]')[number - 1] as HTMLButtonElement;
const balance = () => document.querySelector('header [class*=balance] strong')?.textContent;
const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;

async function openTile(number: number): Promise<void> {
  tile(number).click();
  await until(() => ['safe', 'hit'].includes(tile(number).dataset['look'] ?? ''));
}

describe('a player of mines', () => {
  it('starts, opens tiles, takes the win, hears each, and meets nothing that an assistive technology stumbles over', async () => {
    const submit = await open();
    expect(tile(1).getAttribute('aria-disabled')).toBe('true');
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    expect(balance()).toBe('৳990.00');
    submit.click();
    await openTile(1);
    expect(submit.textContent).toBe('Take ৳11.20');
    expect(tile(1).getAttribute('aria-label')).toBe('Tile 1, open, no mine');
    expect(status()).toBe('One tile opened with 3 mines');
    expect((await axe(document.body)).violations).toEqual([]);
    submit.click();
    await until(() => status()?.includes('Won') === true);
    expect(status()).toBe('Stake ৳10.00. One tile opened with 3 mines. Won ৳11.20. Balance ৳1,001.20.');
    expect(tile(7).getAttribute('aria-label')).toBe('Tile 7, mine');
    expect(sent).toMatchObject([
      { stake: '1000000', choice: { mines: 3 } },
      { number: 1, open: 1 },
      { number: 2, cashOut: true },
    ]);
  });

  it('hears a win in the tune of the title', async () => {
    const submit = await open();
    const sound = document.querySelector<HTMLElement>('[aria-label="Sound"]');
    sound?.click();
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    await openTile(1);
    submit.click();
    await until(() => status()?.includes('Won') === true);
    sound?.click();
    expect(heardNotes()).toEqual(FIRST_NOTES);
  });

  it('sees which mine ended the round, and is not congratulated', async () => {
    const submit = await open();
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    await openTile(8);
    expect(tile(8).getAttribute('aria-label')).toBe('Tile 8, the mine that ended the round');
    expect(status()).toContain('Mine under tile 8. No win this time');
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('opens one tile for each press, and sends a step again under its number when the network fails', async () => {
    const submit = await open();
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    fails = 2;
    tile(2).click();
    tile(3).click();
    await until(() => tile(2).dataset['look'] === 'safe');
    expect(sent.slice(1)).toEqual([1, 2, 3].map(() => ({ number: 1, open: 2 })));
    expect(tile(3).dataset['look']).toBe('closed');
  });

  it('goes on with the round that was left open', async () => {
    const submit = await open({ openRound: { ...round, steps: [{ open: 20 }] } });
    await until(() => submit.textContent === 'Take ৳11.20');
    expect(document.body.textContent).toContain('Your round goes on where you left it.');
    await openTile(21);
    expect(sent).toEqual([{ number: 2, open: 21 }]);
  });

  it('waits until a step that costs money is paid for, and compares the win with all that was staked', async () => {
    const submit = await open({ openRound: { ...round, steps: [{ open: 1 }] } });
    await until(() => submit.textContent === 'Take ৳11.20');
    const steps = [{ open: 1 }, { open: 2 }];
    scripted = [{ state: 'raising' }, { state: 'raising' }, { state: 'playing', steps, raised: '500000', balance: '98500000' }];
    tile(2).click();
    await until(() => submit.textContent === 'Waiting for confirmation…');
    expect(status()).toBe('Waiting for confirmation…');
    submit.click();
    tile(3).click();
    await until(() => submit.textContent === 'Take ৳12.80');
    expect(sent).toEqual([{ number: 2, open: 2 }]);
    expect(balance()).toBe('৳985.00');
    scripted = [{ state: 'settled', steps: [...steps, { cashOut: true }], payout: '1280000', drawn: MINED, balance: '98780000' }];
    submit.click();
    await until(() => status()?.includes('came back') === true);
    expect(status()).toContain('Stake ৳10.00, ৳5.00 more in the round.');
    expect(document.querySelector('[data-outcome=even]')).not.toBeNull();
    expect(document.querySelector('footer')?.textContent).toContain('−৳2.20');
  });

  it('is told why a raise was refused, that the round goes on, and how to deposit', async () => {
    const submit = await open({ openRound: { ...round, steps: [{ open: 1 }] } });
    await until(() => submit.textContent === 'Take ৳11.20');
    scripted = [{ state: 'raising' }, { state: 'playing', failure: 'wallet.insufficient_funds' }];
    tile(2).click();
    await until(() => document.querySelector('[role=alert]')?.textContent?.includes('does not cover') === true);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Your round waits for you as it was.');
    expect([...document.querySelectorAll('[role=alert] button')].map(({ textContent }) => textContent)).toEqual(['Deposit']);
    expect(submit.getAttribute('aria-disabled')).toBe('false');
    scripted = [{ failure: null, steps: [{ open: 1 }, { open: 2 }] }];
    tile(2).click();
    await until(() => submit.textContent === 'Take ৳12.80');
    expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  });

  it('sees a round that went on in another tab as it is there', async () => {
    const submit = await open();
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    refusal = 'step.number_reused';
    scripted = [{ steps: [{ open: 4 }] }];
    tile(2).click();
    await until(() => submit.textContent === 'Take ৳11.20');
    expect([tile(4).dataset['look'], tile(2).dataset['look']]).toEqual(['safe', 'closed']);
  });

  it.each([
    ['for the studio', (): void => void (refusal = 'step.too_late')],
    ['by the clock of a device that slept after the press', (): void => void (fails = 1_000)],
  ] as const)('finds the round as it was, and reads why, when a step came too late: %s', async (_who, comesTooLate) => {
    const submit = await open();
    submit.click();
    await until(() => submit.textContent === 'Open a tile');
    comesTooLate();
    tile(2).click();
    await until(() => sent.some(({ number }) => number === 1));
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 40_000);
    await until(() => document.querySelector('[role=alert]')?.textContent?.includes('in time, so it was not done') === true);
    jest.restoreAllMocks();
    fails = 0;
    expect(tile(2).dataset['look']).toBe('closed');

    await openTile(3);
    expect(document.querySelector('[role=alert]')?.textContent).toBe('');
    expect(sent.at(-1)).toEqual({ number: 1, open: 3 });
  });

  it('finds choice and stake that were changed and not played after a refresh', async () => {
    const mines = () => document.querySelector('output[aria-label=Mines]')?.textContent;
    const stake = () => document.querySelector('output[aria-label=Stake]')?.textContent;
    await open({ rounds: [{ ...round, state: 'settled', payout: '0' }] });
    for (const label of ['More mines', 'More mines', 'Larger stake'])
      (document.querySelector(`[aria-label="${label}"]`) as HTMLButtonElement).click();
    expect([mines(), stake()]).toEqual(['5', '৳20.00']);
    await until(() => keptBet() !== undefined);

    const submit = await open({ rounds: [{ ...round, state: 'settled', payout: '0' }], bet: keptBet() });
    expect([mines(), stake()]).toEqual(['5', '৳20.00']);
    submit.click();
    await until(() => sent.length > 0);
    expect(sent).toMatchObject([{ stake: '2000000', choice: { mines: 5 } }]);
  });

  it('is told that a round which was left before its first tile was taken back', async () => {
    const submit = await open({ openRound: round });
    await until(() => submit.textContent === 'Open a tile');
    scripted = [{ state: 'rolled_back', failure: 'round.untouched', balance: '100000000' }];
    refusal = 'step.not_allowed';
    tile(1).click();
    await until(() => document.querySelector('[role=alert]')?.textContent?.includes('taken back') === true);
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'Nobody went on with the round for an hour, before anything was at stake in it. The bet was taken back: your stake is in your balance.',
    );
    expect(balance()).toBe('৳1,000.00');
    await until(() => submit.textContent === 'Start for ৳10.00');
  });

  it('chooses mines and reads what each tile pays, and what becomes of a round that is left', async () => {
    await open();
    const more = document.querySelector('[aria-label="More mines"]') as HTMLButtonElement;
    for (let mines = 3; mines < 26; mines += 1) more.click();
    expect(document.querySelector('output[aria-label=Mines]')?.textContent).toBe('24');
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain('99.00% to 99.00%');
    expect(text).toContain('24.75×');
    expect(text).toContain('After an hour without a step');
  });
});
