import { firstWordOfSha256 } from './sha256';
import { solveCaptcha } from './solve-captcha';

it.each([
  ['', 0xe3b0c442],
  ['a', 0xca978112],
  ['Xy_-4kD9pQ0aBcDeFgHiJk.15.1048575', 0x598cb125],
  ['x'.repeat(55), 0xd5e28568],
])('hashes “%s” as everybody does', (text, word) => {
  expect(firstWordOfSha256(text)).toBe(word);
});

it('answers every puzzle with a number that the gateway accepts', async () => {
  const proof = await solveCaptcha({ captchaId: 'picture_-1', work: { puzzles: 4, bits: 9 } });

  const [id, answers = ''] = proof.split('.');
  expect(id).toBe('picture_-1');
  expect(answers.split('-')).toHaveLength(4);
  for (const [puzzle, answer] of answers.split('-').entries())
    expect(firstWordOfSha256(`picture_-1.${puzzle}.${answer}`) >>> (32 - 9)).toBe(0);
});

it('stops when nobody waits for it any more', async () => {
  const left = new AbortController();
  const solving = solveCaptcha({ captchaId: 'picture-2', work: { puzzles: 1, bits: 31 } }, left.signal);

  left.abort(new Error('the form is closed'));

  await expect(solving).rejects.toThrow('the form is closed');
});
