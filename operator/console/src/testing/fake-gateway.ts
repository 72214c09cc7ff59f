import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface RecordedRequest {
  method: string;
  path: string;
  csrf: string | undefined;
  body: unknown;
}

/** A refusal as the gateway words it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message = code,
    readonly details: object = {},
  ) {}
}

type Answer = unknown | ((asked: RecordedRequest) => unknown);

/** A gateway of one test: answers over HTTP what it was told to, and refuses any other call loudly. */
export class FakeGateway {
  readonly requests: RecordedRequest[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { status, body } = await this.#answerTo(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  /** What `route`, such as `GET /board`, answers from now on: a value, a refusal, or a function of what was asked. */
  answer(route: string, value: Answer): this {
    this.#answers.set(route, value);
    return this;
  }

  /** Bodies of every time `route` was asked. */
  bodiesOf(route: string): unknown[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === route).map(({ body }) => body);
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answerTo(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const asked = await readRequest(request);
    this.requests.push(asked);
    const told = this.#answers.get(`${asked.method} ${asked.path}`);
    if (told === undefined)
      return refusal(new Refusal(500, 'service.failed', `this test does not answer ${asked.method} ${asked.path}`));
    const value: unknown = typeof told === 'function' ? told(asked) : told;
    return value instanceof Refusal ? refusal(value) : { status: 200, body: { success: true, value } };
  }
}

function refusal({ status, code, message, details }: Refusal) {
  return { status, body: { success: false, code, message, details } };
}

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  let text = '';
  for await (const bytes of request) text += String(bytes);
  return {
    method: request.method ?? '',
    path: (request.url ?? '').replace('/staff', ''),
    csrf: request.headers['x-pavilion-csrf'] as string | undefined,
    body: text ? JSON.parse(text) : undefined,
  };
}
