import { registerPlayer, startFreePlay } from '../../../platform/testing';
import { playerName } from '../../money/vendors';
import { TestLaunches } from './launch-fixture';

let at: TestLaunches;
beforeAll(async () => void (at = await TestLaunches.begun()), 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('a player in a game', () => {
  const position = async (by: string) => (await at.vendor.app.request({ url: '/wps/games/position', token: by })).json().value;

  it('reads what they staked and were paid since they signed in; what was taken back is not counted', async () => {
    const memberOf = async (account: string) =>
      at.vendor.app.platform.db
        .selectFrom('members')
        .select(['id', 'public_id'])
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
    const { vendors, wallet } = at.vendor.app.gateway.services;
    const by = await registerPlayer(at.vendor.app, 'stander1');
    const { id, public_id } = await memberOf('stander1');
    const memberId = String(id);
    const held = { memberId, brand: 'pavilion', currency: 'BDT' };
    await wallet.post({ ...held, kind: 'deposit', reference: 'deposit:stander', amount: 10_000n });
    const seat = {
      memberId,
      user: playerName('pavilion', public_id),
      token: await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' }),
      balance: () => wallet.balance(memberId, 'BDT'),
    };
    const bets = ['stander-bet-1', 'stander-bet-2', 'stander-bet-3'];
    for (const [round, bet] of bets.entries())
      await at.vendor.bet(seat, 1_000n, { transaction_uuid: bet, round: `stander-${round}` });
    await at.vendor.win(seat, 1_500n, 'stander-bet-1', { round: 'stander-0' });
    await at.vendor.rollback(seat, 'stander-bet-3', { round: 'stander-2' });

    expect(await position(by)).toMatchObject({
      stakes: '2000',
      payouts: '1500',
      net: '-500',
      rounds: 3,
      currency: 'BDT',
      playMoney: false,
      checkEvery: 60,
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      seconds: expect.any(Number),
    });
    expect(await position(await startFreePlay(at.vendor.app, 'a-device-of-somebody-0004'))).toMatchObject({
      net: '0',
      playMoney: true,
    });
  });

  it('chooses how often they are told, among what is offered', async () => {
    const by = await at.somebody();
    const choose = (minutes: number) =>
      at.vendor.app.request({ method: 'PUT', url: '/wps/games/realityCheck', token: by, payload: { minutes } });

    expect((await choose(15)).statusCode).toBe(200);
    expect(await position(by)).toMatchObject({ checkEvery: 15 });
    expect((await choose(600)).json().code).toBe('request.invalid');
  });
});
