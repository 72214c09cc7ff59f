import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);
/** What comes compiled. Our own packages are TypeScript wherever they lie. */
const LIBRARIES = /[\\/]node_modules[\\/](?!\.pnpm[\\/]|@pavilion[\\/])/;

/** How each kind of file becomes part of a bundle. `refresh` is on in development only. */
export function moduleRules({ packageName, development = false }) {
  return [
    { test: /\.[cm]?[jt]sx?$/, exclude: LIBRARIES, use: swc(development) },
    {
      test: /\.css$/,
      oneOf: [
        { test: /\.module\.css$/, use: [styleLoader(), cssModules(packageName, development)] },
        {
          use: [styleLoader(), { loader: require.resolve('css-loader'), options: { importLoaders: 0 } }],
          sideEffects: true,
        },
      ],
    },
    { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
    {
      test: /[\\/]src[\\/](?:[\w-]+[\\/])?messages[\\/][\w-]+\.json$/,
      type: 'json',
      use: join(import.meta.dirname, 'messages-loader.mjs'),
    },
    ...(development
      ? []
      : [
          {
            test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/,
            use: join(import.meta.dirname, 'icon-loader.mjs'),
          },
          {
            test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/,
            use: join(import.meta.dirname, 'icon-renderer-loader.mjs'),
          },
          {
            test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[\w-]+\.mjs$/,
            use: join(import.meta.dirname, 'router-loader.mjs'),
          },
        ]),
  ];
}

function swc(development) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  };
}

function styleLoader() {
  return { loader: MiniCssExtractPlugin.loader, options: { esModule: true } };
}

/** One mark for all classes of a file: one for each class would be noise that no compression shortens. */
function fileMark(root, file) {
  return createHash('sha256').update(relative(root, file).replaceAll('\\', '/')).digest('hex').slice(0, 5);
}

/** The package's name is in each class, so that two remotes never meet in one. */
function cssModules(packageName, development) {
  const short = basename(packageName);
  return {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        namedExport: false,
        exportLocalsConvention: 'as-is',
        ...(development
          ? { localIdentName: `${short}_[name]_[local]` }
          : {
              getLocalIdent: ({ rootContext, resourcePath }, _, local) =>
                `${short}_${local}_${fileMark(rootContext, resourcePath)}`,
            }),
      },
    },
  };
}
