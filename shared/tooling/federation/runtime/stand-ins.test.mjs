import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as noPreloading from './no-preloading.mjs';
import * as noScripts from './no-scripts.mjs';
import * as noSnapshots from './no-snapshots.mjs';

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
const runtimeTools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
const runtime = createRequire(runtimeTools.resolve('@module-federation/runtime'));
const core = dirname(runtime.resolve('@module-federation/runtime-core'));
const sdk = dirname(createRequire(join(core, 'index.js')).resolve('@module-federation/sdk'));

const STAND_INS = [
  [join(core, 'plugins/snapshot/SnapshotHandler.js'), noSnapshots],
  [join(core, 'utils/preload.js'), noPreloading],
  [join(sdk, 'dom.js'), noScripts],
];

/** A build with a name too few fails; a part of the library that goes away would leave the whole of it in the script again, unseen. */
it.each(STAND_INS)('stands in for %s with all its names', (file, standIn) => {
  const [, names = ''] = /^export \{ (.+) \};$/m.exec(readFileSync(file, 'utf8')) ?? [];

  expect(Object.keys(standIn).sort()).toEqual(names.split(', ').sort());
});

it('lets the runtime give plugins, and forget a remote that failed before it is asked for again', () => {
  const handler = new noSnapshots.SnapshotHandler();

  expect(() => handler.hooks.applyPlugin({ name: 'pavilion-gate' })).not.toThrow();
  expect(handler.manifestCache.delete('http://127.0.0.1/remoteEntry.js')).toBe(false);
  expect(noSnapshots.getGlobalRemoteInfo().hostGlobalSnapshot).toBeUndefined();
});

it('says what is missing when the runtime asks for it after all', () => {
  expect(() => noPreloading.preloadAssets()).toThrow('preloads by the manifest');
  expect(() => noScripts.loadScript()).toThrow('through its gate');
});
