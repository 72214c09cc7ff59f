import sharp from 'sharp';
import { enrolStaff, startFreePlay, registerPlayer, staffRequest, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
let token: string;
let address = 1;
beforeAll(async () => {
  app = await testApp();
  token = await registerPlayer(app, 'writer');
});
afterAll(() => app.close());

const CONTENT = 'The deposit of yesterday evening has not arrived yet.';
/** Each from an address of their own: how often one may write is a test of its own. */
const from = () => `10.2.0.${(address += 1)}`;
const send = (payload: object, more: object = {}) =>
  app.request({ method: 'PUT', url: '/wps/feedback', remoteAddress: from(), payload, ...more });
const upload = (file: Buffer | string, more: object = { token }) =>
  app.request({
    method: 'POST',
    url: '/wps/feedback/images',
    remoteAddress: from(),
    payload: { data: typeof file === 'string' ? file : file.toString('base64') },
    ...more,
  });
const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#2266aa' } });
const sent = async (brand = 'pavilion', query = '') => {
  const reader = await enrolStaff(app, `reader${(address += 1)}`, { [brand]: 'viewer' });
  const page = (await staffRequest(app, { method: 'GET', url: `/staff/brands/${brand}/feedback${query}`, as: reader })).json()
    .value;
  return { reader, list: page.list };
};

describe('feedback', () => {
  it('of a visitor reaches the operators of the brand, and no others', async () => {
    const answer = await send({ questionType: 'DEPOSIT', content: CONTENT });
    const { reference } = answer.json().value;

    expect(reference).toMatch(/^[2-9A-Z]{10}$/);
    expect((await sent()).list[0]).toMatchObject({
      reference,
      questionType: 'DEPOSIT',
      content: CONTENT,
      member: null,
      images: [],
    });
    expect((await sent('lagoon')).list).toEqual([]);
    expect((await sent('pavilion', '?type=GAME')).list).toEqual([]);
    expect((await sent('pavilion', '?type=DEPOSIT')).list[0]).toMatchObject({ reference });
  });

  it('of a member says whose it is; markup stays text', async () => {
    const content = '<script>alert(1)</script> this is not a script but a text';
    await send({ questionType: 'OTHER', content }, { token });

    expect((await sent()).list[0]).toMatchObject({ content, member: { account: 'writer' } });
  });

  it.each([
    ['one word', 'Hello'],
    ['signs without a word', '… !!! ??? ... --- +++'],
    ['too many words', 'word '.repeat(301)],
  ])('of %s is told between how many words it is read', async (_what, content) => {
    const answer = await send({ questionType: 'OTHER', content });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'feedback.words', details: { min: 5, max: 300 } });
    expect((await app.request({ url: '/wps/feedback/form' })).json().value).toEqual({ minWords: 5, maxWords: 300, images: false });
  });

  it('is counted in Bengali words as well', async () => {
    expect((await send({ questionType: 'OTHER', content: 'আমার জমা এখনো হিসাবে আসেনি।' })).statusCode).toBe(200);
  });

  it.each([
    ['a type that is none', { questionType: 'RUMOUR', content: CONTENT }],
    ['no content', { questionType: 'OTHER' }],
    ['a NUL', { questionType: 'OTHER', content: `${CONTENT}\u0000` }],
    ['four pictures', { questionType: 'OTHER', content: CONTENT, images: Array.from({ length: 4 }, () => crypto.randomUUID()) }],
    ['a field nobody declared', { questionType: 'OTHER', content: CONTENT, member_id: 1 }],
    ['too many signs', { questionType: 'OTHER', content: 'word '.repeat(900) }],
  ])('with %s is refused', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('is read three times a minute from one address', async () => {
    const remoteAddress = from();
    const codes = [];
    for (let time = 0; time < 4; time += 1)
      codes.push((await send({ questionType: 'OTHER', content: CONTENT }, { remoteAddress })).statusCode);

    expect(codes).toEqual([200, 200, 200, 429]);
  });
});

describe('a picture', () => {
  it('is kept as we encoded it, and shown to operators with its message', async () => {
    const png = await picture(3000, 20)
      .withMetadata({ exif: { IFD0: { Copyright: 'canary-in-exif' } } })
      .png()
      .toBuffer();
    const { imageId } = (await upload(png)).json().value;
    const message = await send({ questionType: 'TECHNICAL', content: CONTENT, images: [imageId] }, { token });
    const { reader, list } = await sent();
    const shown = await staffRequest(app, { method: 'GET', url: `/staff/brands/pavilion/feedback/images/${imageId}`, as: reader });

    expect(message.statusCode).toBe(200);
    expect(list[0].images).toEqual([imageId]);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 2400 });
    expect(shown.rawPayload.includes('canary-in-exif')).toBe(false);
  });

  it.each([
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a gif', () => picture().gif().toBuffer()],
    ['a text that calls itself png', () => Buffer.from('\x89PNG\r\n\x1a\nand then nothing of the kind', 'latin1')],
    ['a jpg that was cut off', async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 300)],
    ['a bomb of thirty megapixels', () => picture(6000, 5000).png().toBuffer()],
    [
      'a page with a jpg’s beginning',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('is refused that is %s', async (_what, make) => {
    const answer = await upload(await make());

    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'feedback.image_refused' });
  });

  it('is refused that is too large, no base64, or nobody’s', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1))).statusCode).toBe(413);
    expect((await upload('no base64 at all')).statusCode).toBe(400);
    expect((await upload(await picture().png().toBuffer(), {})).statusCode).toBe(401);
    expect(
      (await upload(await picture().png().toBuffer(), { token: await startFreePlay(app, 'a-device-without-pictures') })).statusCode,
    ).toBe(403);
  });

  it('goes with one message of its own member, and a refused message leaves nothing', async () => {
    const other = await registerPlayer(app, 'neighbour');
    const { imageId } = (await upload(await picture().png().toBuffer())).json().value;
    const images = [imageId];
    const before = (await sent()).list.length;

    expect((await send({ questionType: 'OTHER', content: CONTENT, images }, { token: other })).statusCode).toBe(415);
    expect((await send({ questionType: 'OTHER', content: CONTENT, images })).statusCode).toBe(401);
    expect((await sent()).list).toHaveLength(before);
    expect((await send({ questionType: 'OTHER', content: CONTENT, images }, { token })).statusCode).toBe(200);
    expect((await send({ questionType: 'OTHER', content: CONTENT, images }, { token })).statusCode).toBe(415);
  });
});
