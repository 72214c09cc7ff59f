import sharp from 'sharp';
import { DomainError } from './errors';
import { reEncodeImage } from './re-encode-image';

const log = { error: jest.fn() };
const context = { log, refused: () => new DomainError('feedback.image_refused') };
const picture = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const broken = async () => {
  throw new Error('libvips is gone');
};

beforeEach(() => log.error.mockClear());

it('keeps a picture as a jpg of its size', async () => {
  const { bytes, ...size } = await reEncodeImage(await picture(), context);

  expect(size).toEqual({ width: 4, height: 3 });
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
});

it('tells the sender of half a picture that it is refused, and notes nothing', async () => {
  const half = (await picture()).subarray(0, 40);

  await expect(reEncodeImage(half, context)).rejects.toMatchObject({ code: 'feedback.image_refused' });
  expect(log.error).not.toHaveBeenCalled();
});

it('blames nobody’s picture when no picture can be read, and notes why', async () => {
  await expect(reEncodeImage(await picture(), context, broken)).rejects.toMatchObject({ code: 'service.unavailable', status: 503 });
  expect(log.error).toHaveBeenCalledWith({ err: new Error('libvips is gone') }, expect.any(String));
});
