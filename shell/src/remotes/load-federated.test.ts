import { init } from '@module-federation/runtime';
import type { AssetGate } from './asset-gate';
import { remoteLoader } from './load-federated';
import { createSharedFiles } from './shared-files';

it('lets nobody have a shared module that could not be fetched, until it was', async () => {
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
  const files = createSharedFiles();
  remoteLoader({} as AssetGate, files);

  const asked = shell.loadShare<typeof forms>('@pavilion/ui');
  await expect(files.during('pavilion_shell', asked)).rejects.toThrow('Loading chunk 309 failed');
  const factory = await files.during('pavilion_shell', asked);

  expect(factory && factory()).toBe(forms);
});
