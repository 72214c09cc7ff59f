import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { once } from 'node:events';

const PROGRAM = `
  const { createRequire } = require('node:module');
  const fastify = createRequire(process.argv[1])('fastify')();
  fastify.get('/', async () => 'hello');
  fastify.listen({ port: 0, host: '127.0.0.1' }).then(() => process.stdout.write(String(fastify.server.address().port)));
`;

/** A process of its own with the gateway's HTTP server and nothing behind it. */
export async function spawnHello(): Promise<{ port: number; stop(): void }> {
  const gateway = join(import.meta.dirname, '../../gateway/package.json');
  const child = spawn(process.execPath, ['-e', PROGRAM, gateway], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port), stop: () => child.kill() };
}
