/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import type { SessionView } from '../../studio/studio-calls';
import { SESSION } from '../../testing/session';
import { BEGUN, ok, openStepPage, until } from '../page-in-test';
import type { PlayedFishing } from './fishing-round';

const round: PlayedFishing = { ...BEGUN, choice: { shots: 5 }, catches: [] };
const NAMES = ['Kraken', 'Shark', 'Swordfish', 'Stingray', 'Octopus', 'Lobster', 'Puffer', 'Crab', 'Hilsa'];
const symbols = Object.fromEntries(NAMES.map((name, at) => ['ABCDEFGHI'.charAt(at), { name, art: `/art/${name}.svg` }]));

type Sent = { readonly number?: number; readonly aims?: string; readonly stake?: string; readonly choice?: object };
let sent: Sent[] = [];
/** What the shots catch, one after another; and whether steps are kept waiting for their answer. */
let catches: number[] = [];
let held: (() => void) | undefined;
let holds = false;
function open(view: Partial<SessionView<PlayedFishing>> = {}) {
  [sent, catches, holds] = [[], [2, 0, 3, 0, 2], false];
  let played: PlayedFishing = view.openRound ?? round;
  const studio = async (body: Sent | undefined) => {
    if (!body) return ok({ ...SESSION, ...view });
    sent.push(body);
    if (holds && body.number !== undefined) await new Promise<void>((resolve) => (held = resolve));
    played = body.aims === undefined ? { ...round, ...(body as object), state: 'playing' } : after(played, body.aims);
    return ok(played);
  };
  return openStepPage<Sent>({ model: 'fishing-1', symbols, studio });
}

function after(before: PlayedFishing, aims: string): PlayedFishing {
  const steps = [...before.steps, { aims }];
  const fired = steps.map((each) => each.aims).join('').length;
  if (fired < before.choice.shots) return { ...before, steps, catches: catches.slice(0, fired) };
  const all = catches.slice(0, fired);
  const payout = all.reduce((sum, times) => sum + times * (1_000_000 / before.choice.shots), 0);
  return { ...before, steps, state: 'settled', payout: String(payout), catches: all, drawn: [1], balance: '100400000' };
}

/** Nobody shoots faster than three times a second: time passes here when a test says so. */
let time = 0;
performance.now = () => time;

const kind = (name: string) => document.querySelector(`[aria-label^="${name},"]`) as HTMLButtonElement;
const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const left = () => document.querySelector('[class*=ladder] strong')?.textContent;
const aims = () => sent.flatMap((each) => each.aims ?? []);
const rest = async () => void (time += 1_000);

async function shoot(name: string): Promise<void> {
  await rest();
  const before = aims().join('').length;
  kind(name).click();
  await until(() => aims().join('').length > before);
}

async function loaded(view?: Partial<SessionView<PlayedFishing>>) {
  const submit = await open({ rounds: [{ ...round, state: 'settled', payout: '0', catches: [], drawn: [1] }], ...view });
  submit.click();
  await until(() => submit.textContent === 'Shoot at Hilsa, 2×');
  return submit;
}

describe('a player of fishing', () => {
  it('buys a magazine, shoots at kinds of fish, hears each shot, and meets nothing that an assistive technology stumbles over', async () => {
    const submit = await loaded();
    expect(kind('Hilsa').getAttribute('aria-label')).toBe('Hilsa, 2×, chance 48.50%');
    expect(status()).toBe('Choose a fish. 5 shots left');
    expect((await axe(document.body)).violations).toEqual([]);
    await shoot('Hilsa');
    await until(() => status() === 'Hilsa caught, 2×. ৳4.00 so far');
    expect(left()).toBe('4 shots left');
    await shoot('Shark');
    await until(() => status() === 'Shark got away. ৳4.00 so far');
    expect(submit.textContent).toBe('Shoot at Shark, 100×');
    for (const name of ['Crab', 'Shark', 'Hilsa']) await shoot(name);
    await until(() => status()?.includes('Won') === true);
    expect(status()).toBe('Stake ৳10.00. Caught Crab, Hilsa × 2. Won ৳14.00. Balance ৳1,004.00.');
    expect(sent[0]).toMatchObject({ stake: '1000000', choice: { shots: 5 } });
    expect(aims()).toEqual(['I', 'B', 'H', 'B', 'I']);
  });

  it('is not congratulated on a magazine that caught less than it cost', async () => {
    await loaded();
    catches = [2, 0, 0, 0, 0];
    for (const name of ['Hilsa', 'Hilsa', 'Hilsa', 'Hilsa', 'Hilsa']) await shoot(name);
    await until(() => status()?.includes('came back') === true);
    expect(document.querySelector('[data-outcome=won]')).toBeNull();
  });

  it('chooses the fish with the arrow keys and shoots with the button', async () => {
    const submit = await loaded();
    const press = (key: string) => submit.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('ArrowLeft');
    expect(submit.textContent).toBe('Shoot at Crab, 3×');
    expect(kind('Crab').getAttribute('aria-current')).toBe('true');
    press('ArrowRight');
    press('ArrowRight');
    expect(submit.textContent).toBe('Shoot at Kraken, 200×');
    submit.click();
    await until(() => aims().length === 1);
    expect(aims()).toEqual(['A']);
  });

  it('sends shots that were fired while one is on its way together, and none beyond the magazine', async () => {
    await loaded();
    holds = true;
    kind('Hilsa').click();
    await until(() => aims().length === 1);
    for (const name of ['Crab', 'Puffer', 'Hilsa', 'Crab', 'Shark', 'Shark']) {
      await rest();
      kind(name).click();
    }
    holds = false;
    held?.();
    await until(() => aims().length === 2);
    expect(aims()).toEqual(['I', 'HGIH']);
  });

  it('does not shoot faster than somebody can press', async () => {
    await loaded();
    await rest();
    for (let press = 0; press < 5; press += 1) kind('Hilsa').click();
    await until(() => left() === '4 shots left' && status()?.includes('caught') === true);
    expect(aims()).toEqual(['I']);
  });

  it('goes on with the magazine that was left open', async () => {
    const submit = await open({ openRound: { ...round, steps: [{ aims: 'IB' }], catches: [2, 0] } });
    await until(() => submit.textContent === 'Shoot at Hilsa, 2×');
    expect(document.body.textContent).toContain('Your round goes on where you left it.');
    expect([left(), status()]).toEqual(['3 shots left', 'Shark got away. ৳4.00 so far']);
    await shoot('Hilsa');
    expect(sent.at(-1)).toEqual({ number: 2, aims: 'I' });
  });

  it('chooses how many shots a magazine has, and reads the odds of each fish and what becomes of shots that are left', async () => {
    await open();
    expect(document.querySelector('output[aria-label=Shots]')?.textContent).toBe('10 at ৳1.00');
    (document.querySelector('[aria-label="More shots"]') as HTMLButtonElement).click();
    expect(document.querySelector('output[aria-label=Shots]')?.textContent).toBe('20 at ৳0.50');
    expect(document.querySelector('[aria-label="More shots"]')?.getAttribute('aria-disabled')).toBe('true');
    expect(kind('Hilsa').getAttribute('aria-disabled')).toBe('true');
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain('97.00%, exactly 97 / 100, at whatever fish you shoot');
    expect(text).toContain('97 / 200');
    expect(text).toContain('97 / 20000');
    expect(text).toContain('what is left of it is shot for you at the fish that is caught most often');
  });
});
