import { spawn } from 'node:child_process';
import webpack from 'webpack';
import { compressPages } from './compress-pages.mjs';
import config from './webpack.config.mjs';
import { weighPages } from './weigh-pages.mjs';

webpack(config, (error, stats) => {
  const failed = error ?? stats?.hasErrors();
  if (failed) {
    process.stderr.write(`${error ?? stats?.toString({ preset: 'errors-only' })}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${stats?.toString({ preset: 'none', assets: true, colors: false })}\n`);
  compressPages(config.output.path);
  process.stdout.write(`Brotli, in KB: ${JSON.stringify(weighPages(config.output.path))}\n`);
  const record = spawn(process.execPath, ['--import', 'tsx', 'src/fairness/command.ts'], { stdio: 'inherit' });
  record.once('exit', (code) => (process.exitCode = code ?? 1));
});
