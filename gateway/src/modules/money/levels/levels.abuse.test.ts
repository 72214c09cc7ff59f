import type { LevelTerms } from '@pavilion/api/staff';
import { climbersOf } from './climbers-fixture';
import { aLadder, type LevelsFixture, setUpLevels } from './levels-fixture';

let now: LevelsFixture;
beforeAll(async () => (now = await setUpLevels()), 60_000);
afterAll(() => now.close());
beforeEach(() => now.onlyLadder(aLadder([{ stake: 10_000, bonus: 250 }])));

const { person, get, claim, balance } = climbersOf(() => now);
const change = (terms: LevelTerms | undefined) => now.changeLadder(terms, new Date(Date.now() - 1));

/** Ranks that cost nothing, and one just above where somebody is: what it brings is right for all of the way from below, and not for what they have to play. */
function aboveThem(played: number, passed: number): LevelTerms {
  const cheap = Array.from({ length: passed }, (_, at) => ({ stake: at + 1 }));
  return aLadder([...cheap, { stake: played + 1, bonus: Math.floor(played / 40) }]);
}

describe('a ladder that is rewritten just above somebody’s way', () => {
  it('pays nothing for a unit of play, however often it is done', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    const before = await balance(tina);

    for (const again of [0, 1, 2]) {
      await change(aboveThem(12_000 + again, 1 + again));
      await get(tina);
      await now.play(tina.id, 1);
      expect(await get(tina)).toMatchObject({ rank: 2 + again });
      expect((await claim(tina, 2 + again)).json()).toMatchObject({ code: 'levels.not_reached' });
    }

    expect(await balance(tina)).toBe(before - 3n);
  });

  it('pays for the part of the way that was played by it, and says so before', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    await change(
      aLadder([
        { stake: 10_000, bonus: 250 },
        { stake: 20_000, bonus: 200 },
        { stake: 30_000, bonus: 200 },
      ]),
    );

    const changed = await get(tina);
    await now.play(tina.id, 8_000);
    const played = await get(tina);

    const amounts = ({ ladder }: typeof changed) => ladder.map(({ bonus }) => bonus.amount);
    expect([amounts(changed), amounts(played)]).toEqual([
      ['0', '250', '160', '200'],
      ['0', '250', '160', '200'],
    ]);
    const before = await balance(tina);
    expect((await claim(tina, 2)).statusCode).toBe(200);
    expect(await balance(tina)).toBe(before + 160n);
  });

  it('takes nothing of what somebody is on the way to when what is above them stays as it was', async () => {
    const tina = await person();
    await now.play(tina.id, 9_000);
    await get(tina);
    await change(aLadder([{ stake: 10_000, bonus: 250, withdrawals: 200 }], { keepShare: 5 }));
    await get(tina);
    await now.play(tina.id, 1_000);

    expect((await get(tina)).ladder[1]?.bonus).toEqual({ state: 'ready', amount: '250' });
  });
});
