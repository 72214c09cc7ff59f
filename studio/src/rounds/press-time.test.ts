import { BET, booked, dealt, DOUBLED_AND_WON, ended, player, STAKE, studio, viewOf, viewWith } from '../steps/raises-fixture';
import { betOf, type Player } from '../testing/test-studio';

let dice: Player;
beforeEach(async () => void (dice = await studio.launch({ user: 'who-presses' })));
const ago = (milliseconds: number) => Date.now() - milliseconds;

describe('a bet that was pressed longer ago than the studio promises', () => {
  it.each([
    ['half a minute and more', 30_001],
    ['twenty minutes, with a page that slept', 20 * 60_000],
    ['at a time that has not come yet, by a clock that is wrong', -60_000],
  ])('is not placed: %s', async (_when, age) => {
    const bet = betOf();
    const { status, json } = await dice.post('/api/rounds', bet, ago(age));

    expect([status, json.code]).toEqual([409, 'round.too_late']);
    expect((await dice.get(`/api/rounds/${bet.roundId}`)).json.code).toBe('round.unknown');
    expect(studio.merchant.requests).toEqual([]);
  });

  it('is told how it ended where it was placed in time, however late its page asks again', async () => {
    const bet = betOf();
    await dice.post('/api/rounds', bet, ago(29_000));
    const again = await dice.post('/api/rounds', bet, ago(300_000));

    expect([again.status, again.json.value.state]).toEqual([200, 'settled']);
    expect(studio.merchant.sent(BET)).toHaveLength(1);
  });

  it('is not asked of the wallet once more, counted from the press', async () => {
    studio.merchant.breakNext(BET, 'answer-late');
    const bet = betOf();
    await dice.post('/api/rounds', bet, ago(29_500));

    expect(await dice.finished(bet.roundId)).toMatchObject({ state: 'rolled_back', failure: 'wallet.unanswered' });
    expect(studio.merchant.sent(BET).length).toBeLessThan(2);
    expect(studio.merchant.balance).toBe(1_000_00000);
  });
});

describe('a step that was pressed longer ago than the studio promises', () => {
  const DOUBLE = { number: 1, act: 'double' };

  it('is not taken, and the round waits as it was', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    const before = await viewOf(id);
    const { status, json } = await player.post(`/api/rounds/${id}/steps`, DOUBLE, ago(30_001));

    expect([status, json.code]).toEqual([409, 'step.too_late']);
    expect(await viewOf(id)).toEqual({ ...before, nextBetInMs: expect.any(Number) });
    await player.post(`/api/rounds/${id}/steps`, { number: 1, act: 'stand' }, ago(1_000));
    await ended(id);
  });

  it('is known where it was taken in time, however late its page asks again', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    await player.post(`/api/rounds/${id}/steps`, DOUBLE, ago(29_000));
    const again = await player.post(`/api/rounds/${id}/steps`, DOUBLE, ago(300_000));

    expect(again.status).toBe(200);
    expect(await ended(id)).toMatchObject({ raised: '1000000' });
  });

  it('costs nothing that the wallet was not asked for in time, counted from the press', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, 'answer-late');
    await player.post(`/api/rounds/${id}/steps`, DOUBLE, ago(29_500));

    expect(await viewWith(id, 'playing')).toMatchObject({ raised: '0', failure: 'wallet.unanswered' });
    expect(booked().reduce((sum, amount) => sum + amount, 0)).toBe(-STAKE);
  });
});
