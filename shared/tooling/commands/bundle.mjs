import { UserError } from '../bootstrap/progress.mjs';

/** Runs webpack once; a mistake in the sources is told in webpack's words, without a stack of ours. */
export async function bundle(config) {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (stats.hasErrors()) return reject(new UserError(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
