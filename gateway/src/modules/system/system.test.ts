import { testApp, type TestApp } from '../../platform/testing';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('says that a brand is open', async () => {
  const answer = await app.request({ url: '/wps/system/status' });

  expect(answer.json()).toEqual({ success: true, value: { status: 0 } });
});

it('tells each brand’s own switches, as a tree', async () => {
  const switchesOf = async (brand: string) =>
    (await app.request({ url: '/wps/system/whitelabel', brand })).json<{
      value: { modId: string; childrenNodes: { modId: string; enabled: string }[] };
    }>().value;

  const pavilion = await switchesOf('pavilion');
  const lagoon = await switchesOf('lagoon');

  expect(pavilion).toMatchObject({ modId: 'pavilion', enabled: '1' });
  expect(pavilion.childrenNodes).toContainEqual({ modId: 'REFERRAL', enabled: '1', childrenNodes: [] });
  expect(lagoon.childrenNodes.map(({ modId }) => modId)).not.toContain('REFERRAL');
});
