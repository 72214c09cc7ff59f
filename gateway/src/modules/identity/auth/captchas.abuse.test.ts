import type { Captcha } from '@pavilion/api/auth';
import { sql } from 'kysely';
import { solveCaptcha, testApp, type TestApp } from '../../../platform/testing';
import { type Captchas, createCaptchas } from './captchas';

/** The rules are the same for work that is done at once. */
const EASY_WORK = { puzzles: 16, bits: 6 };

let app: TestApp;
let captchas: Captchas;
beforeAll(async () => {
  app = await testApp();
  captchas = createCaptchas(app.platform.db, EASY_WORK);
});
afterAll(() => app.close());

let homes = 0;
const nextHome = () => `2001:db8:${(homes += 1).toString(16)}:1::1`;
const ask = (remoteAddress = nextHome(), kind?: 'digits') =>
  app.request({ url: '/wps/captcha', remoteAddress, ...(kind && { query: { kind } }) });
const asked = async (...from: Parameters<typeof ask>) => (await ask(...from)).json<{ value: Captcha }>().value;
/** One whose text somebody has read. */
const readBySomebody = () => captchas.issue('pavilion', { address: nextHome() }, 'ab2cd');

describe('whoever reads a captcha', () => {
  it('is believed once, with the work done for it', async () => {
    const proof = solveCaptcha(await readBySomebody());

    expect(await captchas.redeem('pavilion', proof, ' AB2CD ')).toBe(true);
    expect(await captchas.redeem('pavilion', proof, 'ab2cd')).toBe(false);
  });

  it.each<[string, (captcha: Captcha) => string]>([
    ['without the work', ({ captchaId }) => captchaId],
    ['with an empty answer to every puzzle', ({ captchaId, work }) => `${captchaId}.${Array(work.puzzles).fill('').join('-')}`],
    ['with work that is too easy', ({ captchaId, work }) => solveCaptcha({ captchaId, work: { ...work, bits: 3 } })],
    ['with too few puzzles', ({ captchaId, work }) => solveCaptcha({ captchaId, work: { puzzles: 1, bits: work.bits } })],
    ['with the answer to one puzzle for all', (captcha) => repeatFirst(captcha)],
    [
      'with the work of another captcha',
      ({ captchaId, work }) => `${captchaId}.${solveCaptcha({ captchaId: 'A'.repeat(22), work }).split('.')[1]}`,
    ],
  ])('is not believed %s, and the captcha is used up', async (_, cheat) => {
    const captcha = await readBySomebody();

    expect(await captchas.redeem('pavilion', cheat(captcha), 'ab2cd')).toBe(false);
    expect(await captchas.redeem('pavilion', solveCaptcha(captcha), 'ab2cd')).toBe(false);
  });

  it('is not believed at another brand, nor after five minutes', async () => {
    const [here, late] = [await readBySomebody(), await readBySomebody()];
    await sql`update captchas set expires_at = expires_at - interval '5 minutes' where id = ${late.captchaId}`.execute(
      app.platform.db,
    );

    expect(await captchas.redeem('lagoon', solveCaptcha(here), 'ab2cd')).toBe(false);
    expect(await captchas.redeem('pavilion', solveCaptcha(late), 'ab2cd')).toBe(false);
  });
});

describe('a program that asks for captchas', () => {
  it('is given one a second, wherever in its /64 it asks from, and is told when to come again', async () => {
    const home = '2001:db8:aaaa:1';
    expect((await ask(`${home}::1`)).statusCode).toBe(200);

    const refused = await ask(`${home}::2`);

    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask('2001:db8:aaaa:2::1')).statusCode).toBe(200);
  });

  it('is given no two at once', async () => {
    const home = nextHome();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(home, 'digits')));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('works twice as long each time the number that its household had within the hour doubles, and forgets that after it', async () => {
    const home = '2001:db8:bbbb:1::1';
    const bits = [];
    for (const before of [0, 6, 7, 15, 300, 900]) {
      await haveHad(`captcha host 2001:db8:bbbb:1`, before);
      bits.push((await asked(home, 'digits')).work.bits - 3);
    }
    await sql`update share_uses set at = at - interval '1 hour'`.execute(app.platform.db);
    const later = (await asked(home)).work.bits;

    expect(bits).toEqual([11, 11, 12, 13, 16, 16]);
    expect(later).toBe(11);
  });

  it('works longer when its network had many, whichever household asks', async () => {
    await haveHad('captcha network 2001:db8:cccc', 160);

    expect((await asked('2001:db8:cccc:77::1')).work.bits).toBe(13);
  });

  it('that takes digits, which it reads, instead of a picture works eight times as long', async () => {
    const [picture, spoken] = [await asked(), await asked(nextHome(), 'digits')];

    expect(spoken.image).toBeUndefined();
    expect(spoken.digits).toMatch(/^\d{4}$/);
    expect(spoken.work).toEqual({ ...picture.work, bits: picture.work.bits + 3 });
    expect(await captchas.redeem('pavilion', spoken.captchaId, [...spoken.digits!].reverse().join(''))).toBe(false);
  });
});

it('whoever cannot see the picture types the digits from the last to the first, in digits of their own', async () => {
  const captcha = await captchas.issue('pavilion', { address: nextHome(), kind: 'digits' });
  const inBengali = [...captcha.digits!].reverse().map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]);

  expect(await captchas.redeem('pavilion', solveCaptcha(captcha), inBengali.join(''))).toBe(true);
});

function repeatFirst(captcha: Captcha): string {
  const [id, answers = ''] = solveCaptcha(captcha).split('.');
  return `${id}.${answers
    .split('-')
    .map((_, __, [first]) => first)
    .join('-')}`;
}

/** As if so many had been asked for within the last minutes. */
async function haveHad(key: string, count: number): Promise<void> {
  await sql`delete from share_uses where key = ${key}`.execute(app.platform.db);
  await sql`insert into share_uses (key, at, expires_at)
    select ${key}, now() - interval '10 minutes', now() + interval '50 minutes' from generate_series(1, ${count})`.execute(
    app.platform.db,
  );
}
