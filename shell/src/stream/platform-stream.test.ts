import { openStream } from './platform-stream';

// What the shell keeps of the browser is the network's edge: here a gateway of the test's own.
jest.mock('../http/originals', () => ({ fetch: (...asked: Parameters<typeof fetch>) => globalThis.fetch(...asked) }));

const realFetch = globalThis.fetch;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

/** A gateway that opens no stream, or one that tells who the page is and then says nothing. */
function gateway() {
  let here = false;
  let connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  globalThis.fetch = (async () => {
    if (!here) throw new TypeError('Failed to fetch');
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('event: hello\ndata: {"stream":"one"}\n\n'));
        connections.push(stream);
      },
    });
    return new Response(body);
  }) as never;
  return {
    comes: () => (here = true),
    goes() {
      here = false;
      for (const connection of connections) connection.close();
      connections = [];
    },
  };
}

it('tells once that its connection cannot be opened, goes on trying, and tells again after the next time', async () => {
  const { comes, goes } = gateway();
  const failures: string[] = [];
  const stream = openStream({ token: () => undefined, onFailing: (error) => void failures.push((error as Error).message) });
  const live: boolean[] = [];
  stream.live$.subscribe((now) => live.push(now));

  await jest.advanceTimersByTimeAsync(120_000);
  expect(failures).toEqual(['Failed to fetch']);

  comes();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(live.at(-1)).toBe(true);

  goes();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(live.at(-1)).toBe(false);
  expect(failures).toEqual(['Failed to fetch', 'Failed to fetch']);
  stream.close();
});

it('says nothing of a connection that a renewed gateway ends and opens anew', async () => {
  const { comes, goes } = gateway();
  const failures: unknown[] = [];
  comes();
  const stream = openStream({ token: () => undefined, onFailing: (error) => void failures.push(error) });
  await jest.advanceTimersByTimeAsync(1_000);

  goes();
  comes();
  await jest.advanceTimersByTimeAsync(10_000);

  expect(failures).toEqual([]);
  stream.close();
});
