import { createHash } from 'node:crypto';

/**
 * Writes `assets.json`: the files of the entry in loading order, and every file with its hash. The gateway makes the page of it.
 */
export class AssetsListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsListPlugin', (compilation) => {
      // After everything that still changes content: names hashed by content, compressors, source maps.
      compilation.hooks.processAssets.tap({ name: 'AssetsListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const served = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
        const list = {
          entry:
            compilation.entrypoints
              .get('main')
              ?.getFiles()
              .filter((name) => !name.endsWith('.map')) ?? [],
          integrity: Object.fromEntries(served.map(({ name, source }) => [name, integrityOf(source.buffer())]).sort()),
        };
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list, null, 2)));
      });
    });
  }
}

function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
