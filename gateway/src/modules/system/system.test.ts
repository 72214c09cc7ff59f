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
  interface Node {
    modId: string;
    enabled: string;
    childrenNodes: Node[];
  }
  const switchesOf = async (brand: string) =>
    (await app.request({ url: '/wps/system/whitelabel', brand })).json<{ value: Node }>().value;
  const find = ({ childrenNodes }: Node, wanted: string): Node | undefined =>
    childrenNodes.find(({ modId }) => modId === wanted) ?? childrenNodes.map((node) => find(node, wanted)).find(Boolean);

  const pavilion = await switchesOf('pavilion');
  const lagoon = await switchesOf('lagoon');

  expect(pavilion).toMatchObject({ modId: 'pavilion', enabled: '1' });
  expect(find(pavilion, 'PROMOTION')).toEqual({
    modId: 'PROMOTION',
    enabled: '1',
    childrenNodes: [{ modId: 'REFERRAL', enabled: '1', childrenNodes: [] }],
  });
  expect(find(pavilion, 'MOBILENUMREG3')).toEqual({
    modId: 'MOBILENUMREG3',
    enabled: '0',
    childrenNodes: [{ modId: 'MOBILENUMPASSREG3', enabled: '0', childrenNodes: [] }],
  });
  expect(find(lagoon, 'REFERRAL')).toMatchObject({ enabled: '0' });
});
