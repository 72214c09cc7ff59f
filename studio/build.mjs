import webpack from 'webpack';
import config from './webpack.config.mjs';

webpack(config, (error, stats) => {
  const failed = error ?? stats?.hasErrors();
  if (failed) {
    process.stderr.write(`${error ?? stats?.toString({ preset: 'errors-only' })}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${stats?.toString({ preset: 'none', assets: true, colors: false })}\n`);
});
