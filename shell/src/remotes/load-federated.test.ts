import { init } from '@module-federation/runtime';
import type { AssetGate } from './asset-gate';
import { remoteLoader } from './load-federated';

it('fetches anew what could not be fetched once, instead of failing for as long as the page is open', async () => {
  const forms = { AmountField: 'a field' };
  const get = jest
    .fn<Promise<() => typeof forms>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 309 failed'))
    .mockResolvedValue(() => forms);
  const shell = init({
    name: 'pavilion_shell',
    remotes: [],
    shared: {
      '@pavilion/ui': [{ version: '1.0.0', scope: ['default'], get, shareConfig: { singleton: true, requiredVersion: '^1.0.0' } }],
    },
  });
  remoteLoader({} as AssetGate);

  await expect(shell.loadShare('@pavilion/ui')).rejects.toThrow('Loading chunk 309 failed');
  const factory = await shell.loadShare<typeof forms>('@pavilion/ui');

  expect(factory && factory()).toBe(forms);
  expect(get).toHaveBeenCalledTimes(2);
});
