import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked extends Record<string, unknown> {
  path: string;
}

/** What a vendor hears of free rounds, and answers as it is told to: a vendor's own side, as a stranger would write it. */
export class RewardDoor {
  readonly asked: Asked[] = [];
  private readonly answers: { status: number; body: object }[] = [];
  private readonly server = createServer((request, response) => {
    void readAll(request).then((body) => {
      this.asked.push({ path: (request.url ?? '').split('/v2/')[1] ?? '', ...(JSON.parse(body) as object) });
      const { status, body: said } = this.answers.shift() ?? { status: 200, body: { status: 'RS_OK' } };
      response.writeHead(status).end(JSON.stringify(said));
    });
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next calls are answered so, one after the other. */
  answersNext(...answers: { status: number; body: object }[]): void {
    this.answers.push(...answers);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
