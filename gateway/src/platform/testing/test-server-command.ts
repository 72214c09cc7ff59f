import { ensureTestServer, removeTestServer } from './test-server';

if (process.argv[2] === 'remove') removeTestServer();
else process.stdout.write(`${await ensureTestServer()}\n`);
