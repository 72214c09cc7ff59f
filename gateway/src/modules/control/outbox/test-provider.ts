import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

/** A provider of SMS on a port of its own, that answers as it is told. */
export class TestProvider {
  static readonly takes: Answer = (response) => void response.writeHead(202).end('{"id":"message-1"}');
  static readonly hangsUp: Answer = (response) => void response.destroy();
  static readonly neverAnswers: Answer = () => undefined;
  static readonly redirects: Answer = (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  /** A megabyte at a time, for ever. */
  static readonly answersWithoutEnd: Answer = (response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000_000)));
    };
    response.writeHead(200).on('drain', more);
    more();
  };

  readonly requests: { headers: IncomingHttpHeaders; body: Record<string, string> }[] = [];
  answer: Answer = TestProvider.takes;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestProvider> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        provider.requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
        provider.answer(response);
      });
    });
    const provider: TestProvider = new TestProvider(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  static says(status: number, body: string): Answer {
    return (response) => void response.writeHead(status).end(body);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/messages`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
