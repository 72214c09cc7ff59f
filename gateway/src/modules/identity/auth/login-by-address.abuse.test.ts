import { registerPlayer, testApp, type TestApp } from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const MINE = `pavilion-device=${'a'.repeat(32)}`;
const THEIRS = `pavilion-device=${'b'.repeat(32)}`;
const post = (url: string, code: string, cookie?: string) =>
  gateway.request({ method: 'POST', url, payload: { code }, ...(cookie && { headers: { cookie } }) });
/** A code as somebody gets it who comes back from another site. */
async function boundCode(username: string): Promise<string> {
  const { members, auth } = gateway.gateway.services;
  await registerPlayer(gateway, username);
  const member = await members.byAccount('pavilion', username);
  if (!member) throw new Error('nobody registered');
  return (await auth.issueOneTimeCodeFor(member, 'a'.repeat(32))).code;
}

it('a stranger’s own code, sent to somebody in a link, is told to be the stranger’s before it signs anybody in', async () => {
  const token = await registerPlayer(gateway, 'stranger1');
  const { code } = (await gateway.request({ method: 'POST', url: '/wps/session/code/issue', token, payload: {} })).json().value;

  const owner = await post('/wps/session/code/owner', code, THEIRS);

  expect(owner.json().value).toEqual({ account: 'stranger1', bound: false });
  expect(owner.headers['cache-control']).toBe('no-store');
});

it('a code that a browser got from another site signs nobody in at another browser', async () => {
  const code = await boundCode('stranger2');

  expect((await post('/wps/session/code/owner', code, MINE)).json().value).toEqual({ account: 'stranger2', bound: true });
  expect((await post('/wps/session/code/owner', code, THEIRS)).json()).toMatchObject({ code: 'auth.code_expired' });
  expect((await post('/wps/session/code', code, THEIRS)).json()).toMatchObject({ code: 'auth.code_expired' });
  expect((await post('/wps/session/code', await boundCode('stranger3'))).json()).toMatchObject({ code: 'auth.code_expired' });
});
