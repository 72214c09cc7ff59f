import { Observable } from 'rxjs';

export interface StreamEvent {
  event: string;
  data: unknown;
}

const ADDRESS = '/wps/stream';
/** Three heartbeats: a connection that is silent for longer is dead, whatever the browser believes. */
const SILENCE_TIMEOUT_MS = 45_000;

/**
 * The events of one connection, which always ends in an error: a stream that merely ends is one to be opened again.
 *
 * Read with `fetch`, because the browser's own EventSource cannot send the Authorization header.
 */
export function connectEventStream(token: () => string | undefined): Observable<StreamEvent> {
  return new Observable((subscriber) => {
    const connection = new AbortController();
    read(token(), connection, (event) => subscriber.next(event)).then(
      () => subscriber.error(new Error('The stream ended')),
      (error: unknown) => subscriber.error(error),
    );
    return () => connection.abort();
  });
}

async function read(token: string | undefined, connection: AbortController, emit: (event: StreamEvent) => void): Promise<void> {
  let silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
  try {
    const response = await fetch(ADDRESS, {
      headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      credentials: 'omit',
      signal: connection.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let unread = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
      const blocks = (unread + value).split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) parse(block, emit);
    }
  } finally {
    clearTimeout(silence);
  }
}

function parse(block: string, emit: (event: StreamEvent) => void): void {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const [event, data] = [field('event'), field('data')];
  if (event) emit({ event, data: data ? JSON.parse(data) : undefined });
}
