import { randomUUID } from 'node:crypto';
import {
  act,
  BET,
  booked,
  dealt,
  DOUBLED_AND_WON,
  ended,
  idsSent,
  LOST_FOR_GOOD,
  player,
  proved,
  PURSE,
  raisesOf,
  ROLLBACK,
  rowOf,
  SPLIT_AND_WON,
  STAKE,
  studio,
  until,
  viewOf,
  viewWith,
  WIN,
  user,
} from './raises-fixture';

describe('a step that costs money', () => {
  it('is a bet of its own in the same round, and what all of it wins is paid at once', async () => {
    const id = await dealt(DOUBLED_AND_WON);

    const { view } = await act(id, 1, 'double');

    expect(view).toMatchObject({ state: 'settled', stake: '1000000', raised: '1000000', payout: '4000000', failure: null });
    const { round } = studio.merchant.sent(BET)[0] ?? {};
    expect(studio.merchant.sent(BET)).toMatchObject([
      { round, amount: STAKE, round_closed: false },
      { round, amount: STAKE, round_closed: false },
    ]);
    expect(studio.merchant.sent(WIN)).toMatchObject([{ round, amount: 4 * STAKE, round_closed: true }]);
    expect(idsSent(BET)).toBe(2);
    expect(booked()).toEqual([-STAKE, -STAKE, 4 * STAKE]);
    expect((await player.get('/api/session')).json.value.net).toBe(String(2 * STAKE));
    await ended(id);
  });

  it('counts in the report, in the details of the round, and in its proof', async () => {
    const id = await dealt(SPLIT_AND_WON);
    const steps = ['split', 'stand', 'stand'] as const;
    for (const [at, what] of steps.entries()) await act(id, at + 1, what);
    expect(await ended(id)).toMatchObject({ raised: '1000000', payout: '4000000' });
    const { id: round } = await rowOf(id);
    const period = { from: new Date(Date.now() - 60_000).toISOString(), until: new Date(Date.now() + 60_000).toISOString() };
    const { rounds } = (await studio.ask('report', { currency: 'BDT', ...period })).json<{ rounds: { round: string }[] }>();
    expect(rounds.find((each) => each.round === round)).toMatchObject({ bets: '2000000', wins: '4000000', user });
    expect((await studio.ask('round', { round, user })).json()).toMatchObject({
      stake: '2000000',
      payout: '4000000',
      steps: steps.map((what) => ({ act: what })),
    });

    const found = await proved();

    expect(found.filter((line) => line.startsWith('The wallet took 10.00 BDT'))).toHaveLength(2);
    expect(found.at(-1)).toMatch(/have the same 3 entries.*: together 20\.00 BDT\.$/);
  });

  it('is not taken where the player has too little, and the round goes on without it', async () => {
    studio.merchant.balance = STAKE;
    const id = await dealt(DOUBLED_AND_WON);

    const { status, view } = await act(id, 1, 'double');

    expect([status, view.state, view.failure]).toEqual([200, 'playing', 'wallet.insufficient_funds']);
    expect(view).toMatchObject({
      steps: [],
      raised: '0',
      payout: null,
      cards: [expect.any(Number), expect.any(Number), expect.any(Number), null],
    });
    expect(studio.merchant.sent(BET)).toHaveLength(2);
    expect(booked()).toEqual([-STAKE]);
    expect((await act(id, 1, 'stand')).view).toMatchObject({ raised: '0', failure: null });
    await ended(id);
    expect((await proved()).at(-1)).toContain('have the same two entries');
  });

  it('may be taken under the same number once there is money for it', async () => {
    studio.merchant.balance = STAKE;
    const id = await dealt(DOUBLED_AND_WON);
    for (let time = 0; time < 3; time += 1) expect((await act(id, 1, 'double')).view.failure).toBe('wallet.insufficient_funds');
    studio.merchant.balance += STAKE;

    expect((await act(id, 1, 'double')).view).toMatchObject({ state: 'settled', raised: '1000000', payout: '4000000' });

    expect((await raisesOf(id)).map(({ state }) => state)).toEqual(['refused', 'refused', 'refused', 'confirmed']);
    await ended(id);
    expect((await proved()).at(-1)).toContain('have the same 3 entries');
  });

  it.each(['lose-request', 'lose-answer', 'http-500', 'not-json', 'answer-late'] as const)(
    'is asked for again under its own id when nobody knows what became of it: %s',
    async (fault) => {
      const id = await dealt(DOUBLED_AND_WON);
      studio.merchant.breakNext(BET, fault);

      await act(id, 1, 'double');

      expect(await ended(id)).toMatchObject({ raised: '1000000', payout: '4000000' });
      expect([studio.merchant.sent(BET).length, idsSent(BET)]).toEqual([3, 2]);
      expect(booked()).toEqual([-STAKE, -STAKE, 4 * STAKE]);
    },
  );

  it.each([
    ['never arrived', ['lose-request', 'lose-request', 'lose-request', 'lose-request'], [-STAKE, 0]],
    ['was taken', LOST_FOR_GOOD, [-STAKE, -STAKE, STAKE]],
  ] as const)('is taken back when nobody answers for good, whether or not it %s', async (_, faults, books) => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, ...faults);

    await act(id, 1, 'double');
    const view = await viewWith(id, 'playing');

    expect(view).toMatchObject({ steps: [], raised: '0', failure: 'wallet.unanswered', balance: String(PURSE - STAKE) });
    expect(studio.merchant.sent(ROLLBACK)).toMatchObject([{ round_closed: false }]);
    expect(booked()).toEqual(books);
    await act(id, 1, 'stand');
    expect(await ended(id)).toMatchObject({ raised: '0', steps: [{ act: 'stand' }] });
    expect((await proved()).at(-1)).toContain('have the same two entries');
  });

  it('can be taken back twice and then be taken, and all of it is proved', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    for (let time = 0; time < 2; time += 1) {
      studio.merchant.breakNext(BET, ...LOST_FOR_GOOD);
      await act(id, 1, 'double');
      await viewWith(id, 'playing');
    }

    await act(id, 1, 'double');

    expect(await ended(id)).toMatchObject({ raised: '1000000', payout: '4000000' });
    expect(booked()).toEqual([-STAKE, -STAKE, STAKE, -STAKE, STAKE, -STAKE, 4 * STAKE]);
    expect((await proved()).at(-1)).toMatch(/have the same 3 entries.*: together 20\.00 BDT\.$/);
  });

  it('is taken back when it is refused after an attempt that nobody answered, for that one may have taken it', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, 'lose-answer', { status: 'RS_ERROR_LIMIT_REACHED' });

    await act(id, 1, 'double');

    expect(await viewWith(id, 'playing')).toMatchObject({ raised: '0', failure: 'wallet.limit_reached' });
    expect(booked()).toEqual([-STAKE, -STAKE, STAKE]);
    await act(id, 1, 'stand');
    await ended(id);
  });

  it('goes back however often that has to be said, and the player may do nothing meanwhile', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, ...LOST_FOR_GOOD);
    studio.merchant.breakNext(ROLLBACK, 'lose-request', 'lose-answer', 'http-500');
    const doubling = act(id, 1, 'double');
    await until(() => (studio.merchant.sent(ROLLBACK).length > 0 ? true : undefined));

    expect(await viewOf(id)).toMatchObject({ state: 'raising', steps: [] });
    expect((await act(id, 1, 'stand')).code).toBe('step.number_reused');
    expect((await act(id, 2, 'stand')).code).toBe('step.out_of_order');

    await doubling;
    await viewWith(id, 'playing');
    expect([studio.merchant.sent(ROLLBACK).length, idsSent(ROLLBACK)]).toEqual([4, 1]);
    expect(booked()).toEqual([-STAKE, -STAKE, STAKE]);
    await act(id, 1, 'stand');
    await ended(id);
  }, 30_000);

  it('is taken once, however often and however fast it is sent', async () => {
    const id = await dealt(DOUBLED_AND_WON);

    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 1, 'double')));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await act(id, 1, 'double')).view).toMatchObject({ state: 'settled', raised: '1000000' });
    expect(idsSent(BET)).toBe(2);
    await ended(id);
  });

  it('of which another comes under the same number at the same moment is taken, or the other one is', async () => {
    const id = await dealt(SPLIT_AND_WON);

    const answers = await Promise.all([act(id, 1, 'double'), act(id, 1, 'split'), act(id, 1, 'hit')]);

    expect(answers.map(({ code }) => code ?? 'taken').sort()).toEqual(['step.number_reused', 'step.number_reused', 'taken']);
    for (let number = 2; (await viewOf(id)).state === 'playing'; number += 1) await act(id, number, 'stand');
    await ended(id);
  });

  it('keeps everything else waiting while its money is on the way, and tells no card that it will bring', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    const { cards } = await viewOf(id);
    const release = studio.merchant.hold(BET);
    const doubling = act(id, 1, 'double');
    await until(() => (studio.merchant.sent(BET).length === 2 ? true : undefined));

    expect(await viewOf(id)).toMatchObject({ state: 'raising', steps: [], raised: '0', cards });
    expect((await act(id, 1, 'stand')).code).toBe('step.number_reused');
    expect((await act(id, 2, 'stand')).code).toBe('step.out_of_order');
    expect((await player.post('/api/seeds/rotate', { clientSeed: 'other' })).status).toBe(409);
    expect((await player.post('/api/rounds', { roundId: randomUUID(), stake: '1000000' })).json.code).toBe('round.in_progress');
    expect((await player.get('/api/session')).json.value.openRound).toMatchObject({ roundId: id, state: 'raising', cards });

    release();
    await doubling;
    await ended(id);
  });

  it('that a stopped studio left lying for long is not asked for any more', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, 'lose-answer', 'lose-request', 'lose-request', 'lose-request');
    const doubling = act(id, 1, 'double');
    await until(() => (studio.merchant.sent(BET).length >= 2 ? true : undefined));
    await studio.test.database
      .updateTable('raises')
      .set({ created_at: new Date(Date.now() - 60_000) })
      .where('round_id', '=', (await rowOf(id)).id)
      .execute();

    await doubling;

    expect(await viewWith(id, 'playing')).toMatchObject({ raised: '0', failure: 'wallet.unanswered' });
    expect(booked()).toEqual([-STAKE, -STAKE, STAKE]);
    await act(id, 1, 'stand');
    await ended(id);
  });

  it('that was confirmed, but is taken back because the studio stopped before it knew, is in no proof as taken', async () => {
    const id = await dealt(DOUBLED_AND_WON);
    studio.merchant.breakNext(BET, ...LOST_FOR_GOOD);
    await act(id, 1, 'double');
    await viewWith(id, 'playing');
    const { id: round } = await rowOf(id);
    const [{ bet_uuid } = { bet_uuid: '' }] = await raisesOf(id);
    // As it is when the answer was kept, and the process then ended for longer than a raise is good for.
    const sent = studio.merchant.calls.find(
      ({ body }) => (JSON.parse(body) as { transaction_uuid: string }).transaction_uuid === bet_uuid,
    );
    expect(sent).toBeUndefined();
    const request = studio.merchant.requests.find((each) => each.transaction_uuid === bet_uuid);
    const { path: _, ...body } = request ?? { path: '' };
    const text = JSON.stringify(body);
    await studio.test.database
      .insertInto('wallet_calls')
      .values({
        ...{ round_id: round, kind: 'raise', number: 1, body: text, signature: studio.sign(text) },
        answer: JSON.stringify({ status: 'RS_OK', request_uuid: request?.request_uuid, user }),
      })
      .execute();

    await act(id, 1, 'double');

    expect(await ended(id)).toMatchObject({ raised: '1000000' });
    expect((await proved()).at(-1)).toContain('have the same 3 entries');
  });
});
