/** @jest-environment jest-fixed-jsdom */
import { axe } from 'jest-axe';
import { SESSION } from '../testing/session';
import { BEGUN, ok, openStepPage, until } from './page-in-test';
import type { PlayedTowers } from './towers/towers-round';

const begun: PlayedTowers = { ...BEGUN, choice: { risk: 'high' } };
const symbols = { hero: { name: 'Falcon', art: '/art/hero.svg' }, trap: { name: 'Trap', art: '/art/trap.svg' } };
/** On the first floor the trap is on the right, on the second on the left. */
const TRAPS = [2, 1, 1, 1, 1, 1];

interface Sent {
  readonly roundId?: string;
  readonly choice?: PlayedTowers['choice'];
  readonly number?: number;
  readonly open?: number;
  readonly cashOut?: boolean;
}
let sent: Sent[] = [];

function open() {
  sent = [];
  let played = begun;
  const studio = (body: Sent | undefined, path: string) => {
    if (!body) return path.startsWith('/api/rounds/') ? ok(played) : ok(SESSION);
    sent.push(body);
    if (body.number === undefined) played = { ...begun, roundId: body.roundId ?? '', choice: body.choice ?? begun.choice };
    else played = after(played, body);
    return ok(played);
  };
  return openStepPage<Sent>({ model: 'towers-1', symbols, studio });
}

function after(before: PlayedTowers, { open: tile, cashOut }: Sent): PlayedTowers {
  const steps = [...before.steps, tile === undefined ? { cashOut: true as const } : { open: tile }];
  if (tile !== undefined && TRAPS[before.steps.length] !== tile) return { ...before, steps };
  return { ...before, steps, state: 'settled', payout: cashOut ? '1980000' : '0', drawn: TRAPS, balance: '100980000' };
}

const tile = (name: string) => document.querySelector(`[aria-label^="${name}"]`) as HTMLElement;
const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent;
const isFree = (name: string) => tile(name).getAttribute('aria-disabled') === 'false';

async function begin() {
  const submit = await open();
  document.querySelector<HTMLElement>('[aria-label="More risk"]')?.click();
  document.querySelector<HTMLElement>('[aria-label="More risk"]')?.click();
  submit.click();
  await until(() => isFree('Floor 1, tile 1'));
  return submit;
}

describe('a player of towers', () => {
  it('climbs floor by floor, takes the win, and meets nothing that an assistive technology stumbles over', async () => {
    const submit = await begin();
    expect(isFree('Floor 2, tile 1')).toBe(false);
    tile('Floor 1, tile 1').click();
    await until(() => isFree('Floor 2, tile 1'));
    expect(tile('Floor 1, tile 1').getAttribute('aria-label')).toBe('Floor 1, tile 1, open, no trap');
    expect(submit.textContent).toBe('Take ৳19.80');
    submit.click();
    await until(() => status()?.includes('Won') === true);

    expect(status()).toBe('Stake ৳10.00. One floor climbed. Won ৳19.80. Balance ৳1,009.80.');
    expect(sent).toMatchObject([{ choice: { risk: 'high' } }, { number: 1, open: 1 }, { number: 2, cashOut: true }]);
    expect(tile('Floor 2, tile 1').getAttribute('aria-label')).toBe('Floor 2, tile 1, trap');
    expect((await axe(document.body)).violations).toEqual([]);
  });

  it('hears on which floor a trap ended the round', async () => {
    await begin();
    tile('Floor 1, tile 2').click();
    await until(() => status()?.includes('trap') === true);
    expect(status()).toContain('A trap on floor 1');
    expect(tile('Floor 1, tile 2').dataset['look']).toBe('hit');
  });

  it('reads in the rules what each floor returns', async () => {
    await open();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rules')?.click();
    const text = document.querySelector('dialog')?.textContent;
    expect(text).toContain('98.71% to 99.00%, whenever you take it.');
    expect(document.querySelectorAll('dialog tbody tr')).toHaveLength(6);
  });
});
