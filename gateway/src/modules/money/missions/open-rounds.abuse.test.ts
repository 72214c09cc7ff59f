import { randomUUID } from 'node:crypto';
import { missionDesk, type MissionDesk, missionIn } from './missions-fixture';

let desk: MissionDesk;
beforeAll(async () => (desk = await missionDesk()), 60_000);
afterAll(() => desk.close());

const STAKE = 500_000n;
/** What the stake earns. */
const POINTS = 100n;
/** What the deposit behind it earns. */
const BEFORE = 250n;

it('points of a bet count for a mission once its round is over', async () => {
  const { services } = desk;
  const steps = [{ kind: 'points' as const, target: String(BEFORE + POINTS) }];
  const terms = { period: 'once' as const, steps, prize: '700', join: false, claimDays: 3 };
  await desk.rule('collector', terms, new Date('2026-01-01T00:00:00Z'));
  const player = await desk.member();
  await desk.deposit(player.memberId, STAKE);
  const round = randomUUID();
  const place = { brand: 'pavilion', currency: 'BDT', memberId: player.memberId, vendor: 'studio', game: 'dice', round };
  const bet = `${round}-bet`;
  const claim = () => desk.claim(player, 'collector', 'once', new Date());
  await services.wallet.post({ ...place, kind: 'bet', reference: bet, amount: STAKE });
  await services.points.balance({ memberId: player.memberId });

  const waiting = missionIn(await desk.summary(player, new Date()), 'collector');
  expect(waiting).toMatchObject({ state: 'progress', steps: [{ progress: String(BEFORE) }] });
  await expect(claim()).rejects.toMatchObject({ code: 'missions.not_reached' });

  await services.wallet.post({ ...place, kind: 'win', reference: `${round}-win`, related: bet, amount: 0n, roundClosed: true });
  expect(missionIn(await claim(), 'collector')).toMatchObject({ state: 'claimed' });
  expect(await services.wallet.balance(player.memberId, 'BDT')).toBe(700n);
});
