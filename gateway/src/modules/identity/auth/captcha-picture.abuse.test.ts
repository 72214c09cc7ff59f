import { randomText } from '../../../platform/crypto';
import { drawCaptcha } from './captcha-picture';
import { captchaOfBefore, type CaptchaReader, learntReader, outlineReader, SIGNS, templateReader } from './captcha-readers-fixture';

const PICTURES = 40;
const LESSONS = 60;
/** One in twenty. */
const READ_AT_MOST = PICTURES / 20;

const draw = async () => {
  const text = randomText(SIGNS, 5);
  return { text, image: await drawCaptcha(text) };
};
const many = (count: number) => Promise.all(Array.from({ length: count }, draw));

let pictures: { text: string; image: string }[];
beforeAll(async () => (pictures = await many(PICTURES)));

async function countRead(read: CaptchaReader, shown = pictures): Promise<{ pictures: number; letters: number }> {
  const answers = await Promise.all(shown.map(async ({ text, image }) => ({ text, answer: await read(image) })));
  return {
    pictures: answers.filter(({ text, answer }) => text === answer).length,
    letters: answers.reduce((sum, { text, answer }) => sum + [...text].filter((sign, at) => answer[at] === sign).length, 0),
  };
}

describe('a program', () => {
  it('that read every captcha of before, by the outlines of its letters, reads none', async () => {
    const before = Array.from({ length: PICTURES }, () => randomText(SIGNS, 5)).map((text) => ({
      text,
      image: captchaOfBefore(text),
    }));

    expect((await countRead(outlineReader(), before)).pictures).toBe(PICTURES);
    expect((await countRead(outlineReader())).pictures).toBe(0);
  });

  it('that knows our letters, and holds them against five parts of the picture, hardly ever reads one', async () => {
    expect((await countRead(await templateReader())).pictures).toBeLessThanOrEqual(READ_AT_MOST);
  });

  it('that was taught with pictures whose text it was told hardly ever reads one', async () => {
    expect((await countRead(await learntReader(await many(LESSONS)))).pictures).toBeLessThanOrEqual(READ_AT_MOST);
  });

  it('gets another picture each time, also of the same text', async () => {
    const [one, other] = [await drawCaptcha('ab2cd'), await drawCaptcha('ab2cd')];

    expect(one).toMatch(/^data:image\/webp;base64,/);
    expect(one).not.toBe(other);
  });
});
