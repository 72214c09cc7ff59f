import { kitLock } from './lock-file.mjs';

const lock = {
  lockfileVersion: '9.0',
  settings: { autoInstallPeers: false },
  importers: {
    gateway: { dependencies: { pg: { specifier: 'catalog:', version: '8.0.0' } } },
    'mf-lobby': { devDependencies: { react: { specifier: 'catalog:', version: '19.0.0' } } },
    'shared/host': {
      dependencies: {
        '@pavilion/money': { specifier: 'workspace:*', version: 'link:../money' },
        router: { specifier: 'catalog:', version: '7.0.0(react@19.0.0)' },
      },
    },
    'shared/money': {},
  },
  packages: {
    'cookie@1.0.0': { resolution: { integrity: 'sha512-cookie' } },
    'pg@8.0.0': { resolution: { integrity: 'sha512-pg' } },
    'react@19.0.0': { resolution: { integrity: 'sha512-react' } },
    'router@7.0.0': { resolution: { integrity: 'sha512-router' }, peerDependencies: { react: '*' } },
  },
  snapshots: {
    'cookie@1.0.0': {},
    'pg@8.0.0': {},
    'react@19.0.0': {},
    'router@7.0.0(react@19.0.0)': { dependencies: { biscuit: 'cookie@1.0.0', react: '19.0.0' } },
  },
};
const packed = (name, manifest) => ({
  file: `pavilion-${name}-1.tgz`,
  integrity: `sha512-${name}`,
  folder: `shared/${name}`,
  manifest: { version: '1.0.0', ...manifest },
});
const packages = new Map([
  ['@pavilion/host', packed('host', { peerDependencies: { react: '*' }, bin: {} })],
  ['@pavilion/money', packed('money')],
]);
const manifest = {
  dependencies: { '@pavilion/host': 'file:pavilion/pavilion-host-1.tgz' },
  devDependencies: { react: '19.0.0' },
};
const made = () => kitLock(lock, { manifest, packages });

it('resolves what the new repository asks for to the files of the kit, and to the versions of the project', () => {
  expect(made().importers).toEqual({
    '.': {
      dependencies: {
        '@pavilion/host': { specifier: 'file:pavilion/pavilion-host-1.tgz', version: 'file:pavilion/pavilion-host-1.tgz' },
      },
      devDependencies: { react: { specifier: '19.0.0', version: '19.0.0' } },
    },
  });
});

it('has the hash of each file, and leads from one package of the kit to the next', () => {
  const { packages, snapshots, overrides } = made();

  expect(packages['@pavilion/host@file:pavilion/pavilion-host-1.tgz']).toEqual({
    resolution: { integrity: 'sha512-host', tarball: 'file:pavilion/pavilion-host-1.tgz' },
    version: '1.0.0',
    hasBin: true,
    peerDependencies: { react: '*' },
  });
  expect(snapshots['@pavilion/host@file:pavilion/pavilion-host-1.tgz']).toEqual({
    dependencies: { '@pavilion/money': 'file:pavilion/pavilion-money-1.tgz', router: '7.0.0(react@19.0.0)', react: '19.0.0' },
  });
  expect(overrides['@pavilion/money']).toBe('file:pavilion/pavilion-money-1.tgz');
});

it('has every library that is reached, by whatever name, and no other', () => {
  const { packages, snapshots } = made();

  expect(Object.keys(packages).filter((key) => !key.startsWith('@pavilion'))).toEqual([
    'cookie@1.0.0',
    'react@19.0.0',
    'router@7.0.0',
  ]);
  expect(Object.keys(snapshots)).toContain('router@7.0.0(react@19.0.0)');
  expect(Object.keys(snapshots)).not.toContain('pg@8.0.0');
});

it('is not made when nobody has a version of something', () => {
  expect(() => kitLock(lock, { manifest: { ...manifest, dependencies: { left: '1.0.0' } }, packages })).toThrow('has left');
});
