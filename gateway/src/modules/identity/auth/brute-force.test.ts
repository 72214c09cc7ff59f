import { anotherGateway, PASSWORD, registerPlayer, requestSealed, testApp, type TestApp } from '../../../platform/testing';
import { createCaptchas } from './captchas';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const ADDRESSES = 50;
/** Captchas have tests of their own. */
const NO_WORK = { puzzles: 0, bits: 0 };

/** As many guesses as there are addresses, each with a captcha solved, the gateway restarted in the middle. */
async function attack(username: string, network: number): Promise<{ told: Record<string, number>; elsewhere: number }> {
  const told: Record<string, number> = {};
  let running = await anotherGateway(gateway.platform);
  const send = (payload: object, remoteAddress: string) =>
    requestSealed(
      {
        ...gateway,
        request: ({ headers, ...options }) =>
          running.site.inject({ ...options, headers: { host: 'pavilion.localhost', ...headers } }),
      },
      { method: 'POST', url: '/wps/session/login', payload, remoteAddress },
    );
  for (let n = 0; n < ADDRESSES; n += 1) {
    if (n === ADDRESSES / 2) {
      await running.close();
      running = await anotherGateway(gateway.platform);
    }
    const { captchaId } = await createCaptchas(gateway.platform.db, NO_WORK).issue(
      'pavilion',
      { address: `10.${network + 60}.${n}.1`, kind: 'digits' },
      'right',
    );
    const solved = n < 3 ? {} : { captcha: 'right', captchaId };
    const answer = await send({ username, password: `guess number ${n}`, ...solved }, `10.${network}.0.${n + 1}`);
    const { code } = answer.json<{ code: string }>();
    told[code] = (told[code] ?? 0) + 1;
  }
  const right = await send({ username, password: PASSWORD }, `10.${network}.0.200`);
  const elsewhere = await send({ username, password: PASSWORD }, '10.8.1.1');
  await running.close();
  expect(right.json()).toMatchObject({ code: 'auth.locked' });
  return { told, elsewhere: elsewhere.statusCode };
}

it.each([
  ['a name that exists', true],
  ['a name that does not exist', false],
])(
  'fifty addresses of a network have five guesses at %s between them, a restart gives them no more, and others are not locked',
  async (_, exists) => {
    const username = exists ? 'target1' : 'nobody1';
    if (exists) await registerPlayer(gateway, username);

    // The fifth is told of the lock that it earned.
    const { told, elsewhere } = await attack(username, exists ? 7 : 9);
    expect(told).toEqual({ 'auth.wrong_credentials': 4, 'auth.locked': 46 });
    expect(elsewhere).toBe(exists ? 200 : 401);
  },
  60_000,
);
