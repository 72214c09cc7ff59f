import sharp from 'sharp';
import { staffRequest } from '../../../platform/testing';
import { aPicture, type RewardsFixture, setUpRewards } from './rewards-fixture';

let setup: RewardsFixture;
beforeAll(async () => (setup = await setUpRewards()), 60_000);
afterAll(() => setup.close());

const withPictures = { apply: { comment: false, pictures: 2 } };
const errorOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [statusCode, json().code];
const noise = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2266aa' } });
const shown = (id: string, as: 'mira' | 'vera' | 'luc', brand = 'pavilion') =>
  staffRequest(setup.app, {
    method: 'GET',
    url: `/staff/brands/${brand}/reward-applications/pictures/${id}`,
    as: setup.staff[as],
  });

it('a picture is shown to operators of its brand as we encoded it, and to nobody else', async () => {
  const { activity, member, upload, apply, lineOf } = setup;
  const [code, player] = [await activity(withPictures), await member()];
  const sent = await noise(3000, 20)
    .withMetadata({ exif: { IFD0: { Copyright: 'canary-in-exif' } } })
    .jpeg()
    .toBuffer();
  const { pictureId } = (await upload(player, Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]))).json().value;
  // Not before it came with an application.
  expect((await shown(pictureId, 'mira')).statusCode).toBe(404);

  expect((await apply(player, code, { pictures: [pictureId] })).statusCode).toBe(200);

  expect((await lineOf(player)).pictures).toEqual([pictureId]);
  const picture = await shown(pictureId, 'mira');
  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 2400 });
  for (const canary of ['canary-in-exif', '<script>']) expect(picture.rawPayload.includes(canary)).toBe(false);
  expect((await shown(pictureId, 'vera')).statusCode).toBe(403);
  expect((await shown(pictureId, 'luc')).statusCode).toBe(403);
  expect((await shown(pictureId, 'luc', 'lagoon')).statusCode).toBe(404);
});

it.each([
  ['nothing', () => Buffer.alloc(0)],
  ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a gif', () => noise(20, 20).gif().toBuffer()],
  ['a webp', () => noise(20, 20).webp().toBuffer()],
  [
    'a page with a jpg’s beginning',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a png that was cut off', async () => (await noise(800, 800).png().toBuffer()).subarray(0, 200)],
  ['a bomb of thirty megapixels', () => noise(6000, 5000).png().toBuffer()],
])('%s is no picture', async (_what, make) => {
  const { member, upload } = setup;
  expect(errorOf(await upload(await member(), await make()))).toEqual([415, 'rewards.picture_refused']);
});

it('a picture of more than 5 MB is not taken, nor is one that nobody sends', async () => {
  const { app, member, upload } = setup;
  expect((await upload(await member(), Buffer.alloc(5 * 1024 * 1024 + 1, 1))).statusCode).toBe(413);
  const anonymous = { method: 'POST', url: '/wps/v2/rewards/pictures', payload: { data: 'aGVq' } } as const;
  expect((await app.request(anonymous)).statusCode).toBe(401);
});

it('an application has the pictures that its activity asks for, its member’s own, once', async () => {
  const { activity, member, picture, apply, withdraw } = setup;
  const [code, player, other] = [await activity(withPictures), await member(), await member()];
  const [one = '', two = '', three = ''] = [await picture(player), await picture(player), await picture(player)];

  for (const [who, pictures] of [
    [player, []],
    [player, [one, two, three]],
    [other, [one]],
    [player, [one, crypto.randomUUID()]],
  ] as const)
    expect(errorOf(await apply(who, code, { pictures }))).toEqual([415, 'rewards.picture_refused']);

  expect((await apply(player, code, { pictures: [one, two] })).statusCode).toBe(200);
  await withdraw(player, code);
  expect(errorOf(await apply(player, code, { pictures: [one] }))).toEqual([415, 'rewards.picture_refused']);
});

it('nobody fills the disk: six pictures wait, nine are taken a minute from one address', async () => {
  const { member, upload } = setup;
  const [player, file] = [await member(), await aPicture()];
  const codes = [];
  for (let time = 0; time < 7; time += 1) codes.push((await upload(player, file)).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);

  const others = await Promise.all([member(), member()]);
  const fromOne = [];
  for (let time = 0; time < 10; time += 1) fromOne.push((await upload(others[time % 2]!, file, '10.200.0.1')).statusCode);
  expect(fromOne.filter((code) => code === 429)).toHaveLength(1);
});

it('nor by many at once: six of twenty wait', async () => {
  const { member, upload, owner } = setup;
  const [player, file] = [await member(), await aPicture()];

  const codes = (await Promise.all(Array.from({ length: 20 }, () => upload(player, file)))).map(({ statusCode }) => statusCode);

  expect(codes.filter((code) => code === 200)).toHaveLength(6);
  const { rows } = await owner.query(`select from reward_pictures where member_id = ${player.id}`);
  expect(rows).toHaveLength(6);
});

it('pictures go when nobody needs them any more', async () => {
  const { app, owner, activity, member, picture, apply, lineOf, reject } = setup;
  const [code, player] = [await activity(withPictures), await member()];
  const [kept, waiting] = [await picture(player), await picture(player)];
  await apply(player, code, { pictures: [kept] });
  const { id } = await lineOf(player);
  await reject(id);
  const count = async () =>
    (await owner.query(`select id from reward_pictures where member_id = ${player.id}`)).rows.map((row: { id: string }) => row.id);

  await owner.query(`update reward_pictures set sent_at = now() - interval '61 minutes' where member_id = ${player.id}`);
  await app.platform.jobs.runNow('rewards.settle');
  expect(await count()).toEqual([kept]);
  expect(waiting).not.toBe(kept);

  await owner.query(`update reward_applications set decided_at = now() - interval '181 days' where id = '${id}'`);
  await app.platform.jobs.runNow('rewards.settle');
  expect(await count()).toEqual([]);
});
