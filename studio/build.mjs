import webpack from 'webpack';
import config from './webpack.config.mjs';

webpack(config, (error, stats) => {
  const failed = error ?? stats?.hasErrors();
  if (failed) {
    console.error(error ?? stats?.toString({ preset: 'errors-only' }));
    process.exitCode = 1;
    return;
  }
  console.log(stats?.toString({ preset: 'none', assets: true, colors: false }));
});
