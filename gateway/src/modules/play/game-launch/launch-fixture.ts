import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerPlayer, TestVendor } from '../../../platform/testing';

export type Answerer = (asked: Record<string, unknown>, response: ServerResponse) => void;

const opens: Answerer = (_, response) => response.end(JSON.stringify({ url: 'http://127.0.0.1:4002/play/abc' }));

/** A gateway with a vendor that is asked to open games, and answers as a test wants it to. */
export class TestLaunches {
  readonly asked: Record<string, unknown>[] = [];
  readonly signatures: { body: Buffer; signature: string }[] = [];
  answer = opens;
  vendor!: TestVendor;
  /** Of a game of the vendor's. */
  nodeId = '';
  private players = 0;
  private readonly server = createServer((request, response) => void this.receive(request, response));

  static async begun(): Promise<TestLaunches> {
    const at = new TestLaunches();
    at.server.listen(0, '127.0.0.1');
    await once(at.server, 'listening');
    const { port } = at.server.address() as AddressInfo;
    at.vendor = await TestVendor.connected(`http://127.0.0.1:${port}`, undefined, { whole: true });
    at.nodeId = at.vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'dice')?.nodeId ?? '';
    return at;
  }

  /** As at the beginning, for the next test. */
  forget(): void {
    this.answer = opens;
    this.asked.length = 0;
  }

  /** Somebody who never opened a game. */
  somebody(): Promise<string> {
    return registerPlayer(this.vendor.app, `visitor${(this.players += 1)}`);
  }

  launch(payload: object, by: string, url = '/wps/game/launchGame') {
    return this.vendor.app.request({ method: 'POST', url, token: by, payload });
  }

  async close(): Promise<void> {
    await this.vendor.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    this.signatures.push({ body, signature: String(request.headers['x-hub88-signature']) });
    const asked = JSON.parse(body.toString()) as Record<string, unknown>;
    this.asked.push(asked);
    this.answer(asked, response);
  }
}
