import { checkPorts } from '../bootstrap/preflight.mjs';

/** Serves a development build on its port until Ctrl-C; `open` shows it in the browser. */
export async function serve(config, { open = false } = {}) {
  const [{ default: webpack }, { default: WebpackDevServer }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
  ]);
  const { port } = config.devServer;
  await checkPorts([['development server', port, 'pavilion.port in package.json']]);
  const compiler = webpack(config);
  await new WebpackDevServer({ ...config.devServer, ...(open && { open: [`http://localhost:${port}/`] }) }, compiler).start();
  return { port, compiler };
}
