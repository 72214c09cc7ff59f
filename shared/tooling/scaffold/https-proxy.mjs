import { writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';

/**
 * What stands before a registry that other machines reach: HTTPS, and only what a deploy token may do (docs/remote-elsewhere.md). Its certificate is
 * made anew, and written to `certificateFile` for those who shall trust it.
 */
export async function httpsProxy({ port, certificateFile }) {
  const { private: key, cert } = await selfSigned();
  writeFileSync(certificateFile, cert);
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    if (!/^\/registry\/(remotes|previews)(\/|$)/.test(url)) return void outgoing.writeHead(404).end();
    const onward = ask({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `https://localhost:${server.address().port}`, close: () => server.close() };
}

/** Its maker comes with the development server. */
function selfSigned() {
  const { generate } = createRequire(createRequire(import.meta.url).resolve('webpack-dev-server'))('selfsigned');
  const names = [{ type: 2, value: 'localhost' }];
  return generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
}
