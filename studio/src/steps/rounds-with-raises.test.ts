import { randomUUID } from 'node:crypto';
import type { Act } from './blackjack/blackjack';
import type { BlackjackView } from './blackjack/blackjack-view';
import {
  abandon,
  act,
  BET,
  dealt,
  DOUBLED_AND_WON,
  ended,
  player,
  proved,
  raisesOf,
  ROLLBACK,
  rowOf,
  SPLIT_AND_WON,
  STAKE,
  studio,
  until,
  viewOf,
  WIN,
} from './raises-fixture';

describe('a round with raises', () => {
  it('that is left is settled after an hour by the steps that there are', async () => {
    const id = await dealt(SPLIT_AND_WON);
    await act(id, 1, 'split');
    const minutes = ((await rowOf(id)).due_at.getTime() - Date.now()) / 60_000;
    expect([minutes > 59, minutes <= 60.1]).toEqual([true, true]);

    await abandon(id);

    expect(await ended(id)).toMatchObject({ raised: '1000000', payout: '4000000', steps: [{ act: 'split' }] });
  });

  it('that is left after a raise was refused is settled without it', async () => {
    studio.merchant.balance = STAKE;
    const id = await dealt(DOUBLED_AND_WON);
    await act(id, 1, 'double');
    await abandon(id);
    expect(await ended(id)).toMatchObject({ raised: '0', steps: [], failure: null });
  });

  it('is either settled or raised when both come at the same moment, and never both', async () => {
    for (let time = 0; time < 5; time += 1) {
      studio.merchant.requests.length = 0;
      const id = await dealt(SPLIT_AND_WON);
      await abandon(id);
      const { code } = await act(id, 1, 'split');
      await until(async () => ((await viewOf(id)).state === 'raising' ? undefined : true));
      if ((await viewOf(id)).state === 'playing') await abandon(id);
      const { steps, raised } = await ended(id);
      expect([steps.length, raised]).toEqual(code === undefined ? [1, '1000000'] : [0, '0']);
    }
  }, 40_000);

  it('whose win is refused for ever gives all back: what was raised first, the bet last', async () => {
    const id = await dealt(SPLIT_AND_WON);
    await act(id, 1, 'split');
    await act(id, 2, 'double');
    await act(id, 3, 'stand');
    await until(async () => ((await viewOf(id)).state === 'settled' ? true : undefined));
    studio.merchant.requests.length = 0;
    const other = await dealt(SPLIT_AND_WON);
    studio.merchant.breakNext(WIN, { status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    studio.merchant.breakNext(ROLLBACK, 'lose-answer');
    const before = studio.merchant.balance + STAKE;
    await act(other, 1, 'split');
    await act(other, 2, 'stand');
    await act(other, 3, 'stand');

    const view = (await player.finished(other)) as unknown as BlackjackView;

    expect(view).toMatchObject({ state: 'rolled_back', failure: 'win.refused', payout: null, drawn: null });
    expect(studio.merchant.sent(ROLLBACK).map(({ round_closed }) => round_closed)).toEqual([false, false, true]);
    expect(studio.merchant.balance).toBe(before);
    expect((await raisesOf(other)).map(({ state }) => state)).toEqual(['rolled_back']);
    const { id: round } = await rowOf(other);
    const period = { from: new Date(Date.now() - 60_000).toISOString(), until: new Date(Date.now() + 60_000).toISOString() };
    const { rounds } = (await studio.ask('report', { currency: 'BDT', ...period })).json<{ rounds: { round: string }[] }>();
    expect(rounds.find((each) => each.round === round)).toMatchObject({ bets: '0', wins: '0', state: 'rolled_back' });
  });

  it('takes as many raises as it may have: four hands, each of them doubled', async () => {
    // Eights again and again; then each hand gets a three, and a card for its double.
    const id = await dealt([8, 6, 8, 0, 8, 8]);
    const acts: Act[] = ['split', 'split', 'split'];
    let number = 0;
    for (const what of acts) expect((await act(id, (number += 1), what)).code).toBeUndefined();
    expect((await act(id, number + 1, 'split')).code).toBe('step.not_allowed');
    while ((await viewOf(id)).state === 'playing') await act(id, (number += 1), 'double');

    const { raised, stake } = await ended(id);

    expect(Number(raised)).toBeLessThanOrEqual(7 * Number(stake));
    expect(Number(raised)).toBeGreaterThanOrEqual(3 * Number(stake));
    expect(studio.merchant.sent(BET)).toHaveLength(1 + Number(raised) / Number(stake));
    expect((await proved()).at(-1)).toContain(`have the same ${2 + Number(raised) / Number(stake)} entries`);
  });

  it('plays for nothing by the same rules: play money that is too little buys no double', async () => {
    const free = await studio.launch({ user: undefined, token: undefined, game_code: 'magpie-blackjack' });
    const before = studio.merchant.requests.length;
    const bet = { roundId: randomUUID(), stake: '60000000' };
    let view = (await free.post('/api/rounds', bet)).json.value as unknown as BlackjackView;
    const step = async (what: Act) => {
      const body = { number: view.steps.length + 1, act: what };
      view = (await free.post(`/api/rounds/${bet.roundId}/steps`, body)).json.value as unknown as BlackjackView;
    };
    if (view.state === 'playing' && view.cards?.[1] !== undefined && view.cards[1] !== null && view.cards[1] < 4)
      await step('decline');
    if (view.state === 'playing') {
      await step('double');
      expect(view).toMatchObject({ state: 'playing', failure: 'wallet.insufficient_funds', raised: '0', balance: '40000000' });
      await step('stand');
    }
    const { payout, balance } = view;
    expect(balance).toBe(String(40_000_000 + Number(payout)));
    expect(studio.merchant.requests).toHaveLength(before);
  });
});
