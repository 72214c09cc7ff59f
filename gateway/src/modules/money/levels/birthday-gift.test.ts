import { addDays, addYears, dayIn } from '@pavilion/time';
import { enrolStaff, staffRequest, startFreePlay, type TestOperator } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type Climber, climbersOf } from './climbers-fixture';
import { aLadder, type LevelsFixture, setUpLevels } from './levels-fixture';

const [GIFT, HIGHER_GIFT] = [70n, 90n];
const LADDER = aLadder([{ stake: 10_000, birthday: Number(HIGHER_GIFT) }]);
if (LADDER.ranks[0]) LADDER.ranks[0].benefits.birthdayBonus = String(GIFT);

let now: LevelsFixture;
let amina: TestOperator;
beforeAll(async () => {
  now = await setUpLevels();
  await now.onlyLadder(LADDER);
  amina = await enrolStaff(now.app, 'amina', { pavilion: 'approver' });
}, 60_000);
afterAll(() => now.close());

const { person, get, balance } = climbersOf(() => now);
const at = (text: string) => new Date(text);
/** A date of birth whose day is so many days from now, by the clock of the brand; leap years included. */
const bornIn = (days: number) => addYears(addDays(dayIn('Asia/Dhaka'), days), -28);

/** An operator read it from a document. */
async function isBorn({ publicId }: Climber, birthday: string): Promise<void> {
  const url = `/staff/brands/pavilion/members/${publicId}/birthday`;
  const payload = { birthday, reason: 'passport shown' };
  const answer = await staffRequest(now.app, { method: 'POST', url, as: amina, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function bornOn(birthday: string): Promise<Climber> {
  const one = await person();
  await isBorn(one, birthday);
  return one;
}

/** Claims over HTTP, now: the code of a refusal, or what came. */
async function claim(one: Climber): Promise<bigint | string> {
  const before = await balance(one);
  for (;;) {
    const answer = await now.app.request({ method: 'POST', url: '/wps/v2/levels/birthday', token: one.token });
    if (answer.statusCode === 200) return (await balance(one)) - before;
    if (answer.statusCode !== 503) return answer.json().code;
  }
}

/** The same at a moment that is not now. */
async function claimAt(one: Climber, moment: string): Promise<bigint | string> {
  const before = await balance(one);
  await now.counted();
  try {
    await now.app.gateway.services.levels.claimBirthday(now.climber(one.id), at(moment));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'service.unavailable') return claimAt(one, moment);
    if (code) return code;
    throw error;
  }
  return (await balance(one)) - before;
}

describe('the gift for a birthday', () => {
  it('is shown and given for a birthday of these days, into the wallet and once, however often it is asked for', async () => {
    const one = await bornOn(bornIn(-2));
    expect((await get(one)).birthday).toMatchObject({ amount: String(GIFT) });

    expect(await claim(one)).toBe(GIFT);

    expect(await claim(one)).toBe(0n);
    expect((await get(one)).birthday).toBeNull();
  });

  it('is given once when fifty claims come at once', async () => {
    const one = await bornOn(bornIn(-2));
    const before = await balance(one);

    const claims = await Promise.all(Array.from({ length: 50 }, () => claim(one)));

    expect(claims.filter((each) => typeof each === 'string')).toEqual([]);
    expect((await balance(one)) - before).toBe(GIFT);
  });

  it.each([
    ['before it', 3],
    ['more than a week after it', -9],
  ])('is not given %s', async (_when, days) => {
    const one = await bornOn(bornIn(days));

    expect((await get(one)).birthday).toBeNull();
    expect(await claim(one)).toBe('levels.not_reached');
  });

  it('is not given for a birthday that no operator has confirmed', async () => {
    const one = await person();
    await now.app.gateway.services.members.changeProfile('pavilion', BigInt(one.id), { birthday: bornIn(-2) });

    expect((await get(one)).birthday).toBeNull();
    expect(await claim(one)).toBe('levels.not_reached');
  });

  it('is there from midnight of the day by the brand’s clock, and for that day and six more', async () => {
    const one = await bornOn('1990-03-09');
    const other = await bornOn('1990-03-09');

    expect(await claimAt(one, '2026-03-08T17:59:59Z')).toBe('levels.not_reached');
    expect(await claimAt(one, '2026-03-08T18:00:00Z')).toBe(GIFT);
    expect(await claimAt(other, '2026-03-15T18:00:00Z')).toBe('levels.not_reached');
    expect(await claimAt(other, '2027-03-15T17:59:59Z')).toBe(GIFT);
  });

  it('is there over the turn of the year', async () => {
    const one = await bornOn('1990-12-30');

    expect(await claimAt(one, '2027-01-05T12:00:00Z')).toBe(GIFT);
    expect(await claimAt(one, '2027-01-05T13:00:00Z')).toBe(0n);
    expect(await claimAt(one, '2027-12-30T12:00:00Z')).toBe(GIFT);
  });

  it('is given once a year, also when another date is confirmed later in the year', async () => {
    const one = await bornOn('1990-03-09');
    expect(await claimAt(one, '2026-03-09T12:00:00Z')).toBe(GIFT);
    expect(await claimAt(one, '2026-03-12T12:00:00Z')).toBe(0n);

    await isBorn(one, '1990-11-20');

    expect(await claimAt(one, '2026-11-20T12:00:00Z')).toBe('levels.not_reached');
    expect(await claimAt(one, '2027-11-20T12:00:00Z')).toBe(GIFT);
  });

  it('of whoever was born on a leap day is there on that day, and on the first of March of other years', async () => {
    const one = await bornOn('1992-02-29');

    expect(await claimAt(one, '2026-02-28T12:00:00Z')).toBe('levels.not_reached');
    expect(await claimAt(one, '2026-02-28T18:00:00Z')).toBe(GIFT);
    expect(await claimAt(one, '2027-03-01T12:00:00Z')).toBe(GIFT);
    expect(await claimAt(one, '2028-02-28T17:59:59Z')).toBe('levels.not_reached');
    expect(await claimAt(one, '2028-02-28T18:00:00Z')).toBe(GIFT);
    expect(await claimAt(one, '2028-03-01T12:00:00Z')).toBe(0n);
  });

  it('is what the rank brings that somebody has when they claim', async () => {
    const one = await bornOn(bornIn(-2));
    await now.play(one.id, 12_000);

    expect(await claim(one)).toBe(HIGHER_GIFT);
  });

  it('is not given to somebody who shut themselves out, and nothing of their claim stays', async () => {
    const one = await bornOn(bornIn(-2));
    await now.app.gateway.services.protection.exclusions.exclude({ memberId: one.id });

    expect(await claim(one)).toBe('levels.barred');

    const { rows } = await now.owner.query('select day from level_birthdays where member_id = $1', [one.id]);
    expect(rows).toEqual([]);
    expect((await get(one)).birthday).toMatchObject({ amount: String(GIFT) });
  });

  it('is nothing that somebody who only tries the site can ask for', async () => {
    const token = await startFreePlay(now.app, 'device-0123456789-birthday');

    const answer = await now.app.request({ method: 'POST', url: '/wps/v2/levels/birthday', token });

    expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.use_real_account']);
  });
});

it('the books are sound after all of it', async () => {
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});
