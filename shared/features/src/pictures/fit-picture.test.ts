import { fitPicture } from './index';

const picture = (bytes: number, type = 'image/png', name = 'slip.png') => new File([new Uint8Array(bytes)], name, { type });
const MB = 1024 * 1024;
/** What this browser makes of a photo. */
let drawn: { width: number; height: number; bytes: number } | undefined;

beforeEach(() => {
  drawn = undefined;
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 9_000, height: 6_000, close: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: jest.fn(), drawImage: jest.fn() } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    drawn = { width: this.width, height: this.height, bytes: 800_000 };
    done(picture(drawn.bytes, 'image/jpeg'));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('scales a large photo of a phone down instead of refusing it', async () => {
  const fitted = await fitPicture(picture(12 * MB, 'image/jpeg', 'IMG_2041.jpeg'));

  expect(drawn).toEqual({ width: 2_400, height: 1_600, bytes: 800_000 });
  expect(fitted).toMatchObject({ size: 800_000, type: 'image/jpeg', name: 'IMG_2041.jpg' });
});

it('sends a small picture as it is', async () => {
  const small = picture(200_000);

  expect(await fitPicture(small)).toBe(small);
});

it('tells a wrong type, a file that is no picture, and one that stays too large apart', async () => {
  expect(await fitPicture(picture(2_000, 'application/pdf', 'slip.pdf'))).toBe('type');
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture(6 * MB, 'image/jpeg')));
  expect(await fitPicture(picture(8 * MB))).toBe('size');
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  expect(await fitPicture(picture(8 * MB))).toBe('unreadable');
});
