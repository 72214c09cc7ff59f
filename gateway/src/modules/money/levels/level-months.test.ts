import type { LevelBonusState, LevelsValue } from '@pavilion/api/levels';
import { enrolStaff, messagesTo, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type Climber, climbersOf } from './climbers-fixture';
import { aLadder, type LevelsFixture, setUpLevels } from './levels-fixture';

let now: LevelsFixture;
beforeAll(async () => (now = await setUpLevels()), 60_000);
afterAll(() => now.close());

const LADDER = aLadder([
  { stake: 10_000, bonus: 30 },
  { stake: 30_000, bonus: 60, deposits: 5_000 },
  { stake: 100_000, bonus: 200, deposits: 5_000, withdrawals: 200, faster: true },
]);
beforeEach(() => now.onlyLadder(LADDER));

const { person, balance } = climbersOf(() => now);
const bonus = ({ ladder }: LevelsValue, rank: number): LevelBonusState | undefined => ladder[rank]?.bonus.state;

describe('a month', () => {
  const at = (text: string) => new Date(text);
  const look = (who: Climber, when: string) => now.app.gateway.services.levels.of(now.climber(who.id), at(when));
  /** Up to the second rank in January, by the clock of Dhaka. */
  async function risen(): Promise<Climber> {
    const tina = await person();
    await now.deposit(tina.id, 5_000, at('2026-01-10T10:00:00Z'));
    await now.play(tina.id, 40_000, at('2026-01-10T10:00:00Z'));
    await now.counted();
    expect((await look(tina, '2026-01-10T11:00:00Z')).rank).toBe(2);
    return tina;
  }

  it('in which somebody came up is not asked about, and the next one says what keeps the rank', async () => {
    const tina = await risen();

    expect((await look(tina, '2026-01-31T17:00:00Z')).keep).toBeNull();
    expect((await look(tina, '2026-01-31T18:00:00Z')).keep).toEqual({
      until: '2026-02-28',
      conditions: [
        { kind: 'stake', needed: '3000', done: '0' },
        { kind: 'deposits', needed: '500', done: '0' },
      ],
      ...{ kept: false, warned: false },
    });
  });

  it('that was not kept takes one rank, after a warning, an hour after its end', async () => {
    const tina = await risen();
    expect((await look(tina, '2026-02-21T17:59:00Z')).keep).toMatchObject({ warned: false });
    expect((await look(tina, '2026-02-21T18:00:00Z')).keep).toMatchObject({ warned: true, kept: false });
    expect((await look(tina, '2026-02-28T18:59:00Z')).rank).toBe(2);

    const after = await look(tina, '2026-02-28T19:00:00Z');

    expect(after).toMatchObject({
      rank: 1,
      history: [
        { from: 2, to: 1, why: 'not-kept' },
        { from: 0, to: 2 },
      ],
    });
    expect(after.next?.conditions[0]).toEqual({ kind: 'stake', needed: '30000', done: '10000' });
  });

  it('that ends without a warning takes nothing, however long nobody looked', async () => {
    const tina = await risen();

    expect((await look(tina, '2026-03-05T10:00:00Z')).rank).toBe(2);
  });

  it('is made up for by what is played after the warning', async () => {
    const tina = await risen();
    await look(tina, '2026-02-22T10:00:00Z');
    await now.deposit(tina.id, 500, at('2026-02-28T17:00:00Z'));
    await now.play(tina.id, 3_000, at('2026-02-28T17:59:59Z'));
    await now.counted();

    expect((await look(tina, '2026-02-28T17:59:59Z')).keep).toMatchObject({ warned: true, kept: true });
    expect((await look(tina, '2026-03-02T10:00:00Z')).rank).toBe(2);
  });

  it('is not made up for by what is played when it is over', async () => {
    const tina = await risen();
    await look(tina, '2026-02-22T10:00:00Z');
    await now.deposit(tina.id, 500, at('2026-02-28T17:00:00Z'));
    await now.play(tina.id, 3_000, at('2026-02-28T18:00:01Z'));
    await now.counted();

    expect((await look(tina, '2026-03-02T10:00:00Z')).rank).toBe(1);
  });

  it('brings a rank back that was lost, and pays for it no second time', async () => {
    const tina = await risen();
    const claimThen = (when: string) => now.app.gateway.services.levels.claim(now.climber(tina.id), 2, at(when));
    await claimThen('2026-01-11T10:00:00Z');
    await look(tina, '2026-02-22T10:00:00Z');
    await look(tina, '2026-03-01T10:00:00Z');
    await now.play(tina.id, 20_000, at('2026-03-01T11:00:00Z'));
    await now.counted();
    const before = await balance(tina);

    const value = await look(tina, '2026-03-01T12:00:00Z');

    expect([value.rank, bonus(value, 2)]).toEqual([2, 'claimed']);
    await claimThen('2026-03-01T13:00:00Z');
    expect(await balance(tina)).toBe(before);
  });

  it('of which somebody is warned is written to them', async () => {
    const tina = await risen();
    await now.app.gateway.services.members.changeProfile('pavilion', BigInt(tina.id), { email: 'tina@mail.example' });

    await look(tina, '2026-02-22T10:00:00Z');
    await look(tina, '2026-02-23T10:00:00Z');

    const messages = (await messagesTo(now.app, 'tina@mail.example')).filter(({ template }) => template === 'level.warning');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ text: expect.stringMatching(/28 February 2026|২৮ ফেব্রুয়ারি, ২০২৬|২৮ ফেব্রুয়ারি ২০২৬/) });
  });

  it('ends for those who never look, by the job', async () => {
    const tina = await risen();
    await look(tina, '2026-02-22T10:00:00Z');

    await now.app.platform.jobs.runNow('levels.follow');

    const vera = await enrolStaff(now.app, 'vera', { pavilion: 'viewer' });
    const url = `/staff/brands/pavilion/members/${tina.publicId}/level`;
    expect((await staffRequest(now.app, { url, as: vera })).json().value).toMatchObject({
      rank: 1,
      label: { en: 'Rank 1' },
      history: [{ to: 1, why: 'not-kept' }, { to: 2 }],
      reached: [{ rank: 1, by: 'play', amount: '30', claimedAt: null }, { rank: 2 }],
    });
  });
});

it('the books are sound after all of it', async () => {
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});
