import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const GATE = 'globalThis.__pavilionAssets.dress';
const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Makes a remote ask the shell before it loads any file of its own.
 *
 * The shell's gate sets address and integrity from the signed manifest. Without a hash it sets no address, so that the element fails
 * instead of loading; the check at the entry alone would let the remote's own loader fetch an altered chunk again.
 */
export class GatedLoadingPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('GatedLoadingPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('GatedLoadingPlugin', () =>
        [
          "script = document.createElement('script');",
          "if (key !== undefined) script.setAttribute('data-webpack', dataWebpackPrefix + key);",
          `${GATE}(script, url);`,
        ].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'GatedLoadingPlugin',
        (source, { tag, href }) => `${source}${GATE}(${tag}, ${href});`,
      );
    });
  }
}
