import { withPackage } from './lock-entry.mjs';

const entry = (name, ...dependencies) =>
  `  ${name}:\n    dependencies:\n${dependencies.map(([of, version]) => `      ${of}:\n        specifier: 'catalog:'\n        version: ${version}\n`).join('')}\n`;
const before = `importers:\n\n${entry('gateway', ['pg', '8.0.0'])}${entry('mf-lobby', ["'@pavilion/ui'", 'link:../shared/ui'], ['react', '19.0.0'])}`;
const after = `${entry('mf-wallet', ['react', '19.0.0'])}\npackages:\n\n  react@19.0.0:\n    resolution: {}\n`;

it('resolves what a new package needs as its siblings have it, and stands in its place', () => {
  const lock = withPackage(before + after, 'mf-promo', { dependencies: { react: 'catalog:', '@pavilion/ui': 'workspace:*' } });

  expect(lock).toBe(before + entry('mf-promo', ["'@pavilion/ui'", 'link:../shared/ui'], ['react', '19.0.0']) + after);
});

it('stands last when its name does', () => {
  const lock = withPackage(before + after, 'mf-zoo', { dependencies: { react: 'catalog:' } });

  expect(lock.indexOf('mf-zoo')).toBeGreaterThan(lock.indexOf('mf-wallet'));
  expect(lock.indexOf('mf-zoo')).toBeLessThan(lock.indexOf('\npackages:'));
});

it('knows nothing of what no remote has', () => {
  expect(withPackage(before + after, 'mf-promo', { dependencies: { pg: 'catalog:' } })).toBeUndefined();
});
