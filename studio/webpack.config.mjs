import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const folder = path.dirname(fileURLToPath(import.meta.url));
const BROWSERS = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

/** Writes `pages.json`: which files each page needs, for the server that renders the pages. */
class PagesManifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagesManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagesManifest', stage }, (assets) => {
        const fonts = Object.keys(assets).filter((file) => file.includes('inter-latin.') && file.endsWith('.woff2'));
        const pages = [...compilation.entrypoints].map(([name, entry]) => [name, filesOf(entry.getFiles(), fonts)]);
        compilation.emitAsset('pages.json', new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(pages))));
      });
    });
  }
}

function filesOf(files, fonts) {
  const ending = (extension) => files.filter((file) => file.endsWith(extension)).map((file) => `/${file}`);
  return { scripts: ending('.js'), styles: ending('.css'), fonts: fonts.map((file) => `/${file}`) };
}

export default {
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  entry: {
    game: './client/game/main.ts',
    slot: './client/slot/main.ts',
    instant: './client/instant/main.ts',
    table: './client/table/main.ts',
    step: './client/step/main.ts',
    verify: './client/verify/main.ts',
  },
  output: {
    path: path.join(folder, 'dist'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  devtool: false,
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: { modules: { auto: true, namedExport: false, localIdentName: 'studio-[local]-[hash:base64:5]' } },
          },
        ],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }), new PagesManifest()],
  optimization: {
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  performance: { hints: false },
};
