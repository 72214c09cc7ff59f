import { lastValueFrom, catchError, of, toArray } from 'rxjs';
import { connectEventStream } from './connect-event-stream';

// What the shell keeps of the browser is the network's edge: here a gateway of the test's own.
jest.mock('../http/originals', () => ({ fetch: (...asked: Parameters<typeof fetch>) => globalThis.fetch(...asked) }));

/** A gateway that sends these pieces, as a network cuts them, and then closes. */
function answerWith(pieces: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  const fetched = jest.fn(async (_address: string, _init: RequestInit) => new Response(body));
  globalThis.fetch = fetched as never;
  return fetched;
}

const heard = (token?: string) =>
  lastValueFrom(
    connectEventStream(() => token).pipe(
      catchError((error: Error) => of(error.message)),
      toArray(),
    ),
  );

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

it('reads events however the network cuts them, and passes over heartbeats', async () => {
  answerWith([
    'event: hel',
    'lo\ndata: {"stream":"one"}\n',
    '\n: still here\n\nevent: balance\r\ndata: {"balance":"১',
    '200"}\r\n\r\n',
  ]);

  expect(await heard()).toEqual([
    { event: 'hello', data: { stream: 'one' } },
    { event: 'balance', data: { balance: '১200' } },
    'The stream ended',
  ]);
});

it('says whose page it is', async () => {
  const fetched = answerWith([]);

  await heard('a-token');

  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer a-token' });
});
