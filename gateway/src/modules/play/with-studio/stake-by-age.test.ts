import { addDays, addYears, dayIn } from '@pavilion/time';
import { enrolStaff, staffRequest, StudioProcess, testApp, type TestApp, type TestOperator } from '../../../platform/testing';
import { connect, memberWith } from './connected-fixture';

const SLOT = 'mango-season';
/** In the studio's units, and in our cents. */
const TWO_DOLLARS = '200000';
const [FIVE_DOLLARS, HUNDRED_DOLLARS] = ['500000', 10_000n];
const TODAY = dayIn('Asia/Dhaka');

let app: TestApp;
let studio: StudioProcess;
let operator: TestOperator;

/** A brand in dollars that is played by the rules of Great Britain. */
beforeAll(async () => {
  studio = await StudioProcess.exited(process.env.TEST_DATABASE_URL ?? '');
  await studio.start();
  app = await testApp();
  await app.platform.db.updateTable('brands').set({ currency: 'USD' }).where('code', '=', 'pavilion').execute();
  await app.gateway.services.brands.reload();
  await connect(app, studio, await app.gateway.site.listen({ host: '127.0.0.1', port: 0 }));
  await studio.run('src/profiles/command.ts', 'pavilion', 'gb', '--brand', 'pavilion');
  operator = await enrolStaff(app, 'checker', { pavilion: 'operator' });
}, 120_000);
afterAll(async () => {
  await studio.close();
  await app.close();
});

/** Somebody with money at the slot; where a birthday is said, an operator read it from a document before. */
async function atTheSlot(name: string, birthday?: string) {
  const { members, wallet } = app.gateway.services;
  const member = await memberWith(app, name, HUNDRED_DOLLARS, 'USD');
  if (birthday !== undefined) {
    const url = `/staff/brands/pavilion/members/${(await members.byAccount('pavilion', name))?.publicId}/birthday`;
    const payload = { birthday, reason: 'saw the passport' };
    expect((await staffRequest(app, { method: 'POST', url, as: operator, payload })).statusCode).toBe(200);
  }
  const player = await member.open(SLOT);
  return {
    stakes: async (stake: string) => player.ended(await player.bet({ stake })),
    balance: () => wallet.balance(member.memberId, 'USD'),
  };
}

it.each([
  ['is 24 by a document', addYears(addDays(TODAY, 1), -25)],
  ['showed no document', undefined],
])('lets who %s stake two dollars on a spin and not five', async (who, birthday) => {
  const { stakes, balance } = await atTheSlot(`young${who.length}`, birthday);

  await expect(stakes(FIVE_DOLLARS)).rejects.toThrow(`${SLOT} answered 422 stake.out_of_range`);
  expect(await balance()).toBe(HUNDRED_DOLLARS);

  expect(await stakes(TWO_DOLLARS)).toMatchObject({ stake: TWO_DOLLARS, state: 'settled' });
});

it('lets who turned 25 by a document stake five dollars on a spin', async () => {
  const { stakes } = await atTheSlot('grown', addYears(TODAY, -25));

  expect(await stakes(FIVE_DOLLARS)).toMatchObject({ stake: FIVE_DOLLARS, state: 'settled' });
});
