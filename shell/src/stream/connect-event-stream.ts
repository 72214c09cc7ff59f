import type { StreamEvents } from '@pavilion/api/stream';
import type { SignedManifest } from '@pavilion/contract';
import { createParser } from 'eventsource-parser';
import { Observable } from 'rxjs';
import * as originals from '../http/originals';

/** What the gateway says, by the names of its events. */
export type Events = StreamEvents<SignedManifest>;

/** One event of the stream, with what belongs to its name. */
export type StreamEvent = { [Name in keyof Events]: { event: Name; data: Events[Name] } }[keyof Events];

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
    const response = await originals.fetch(ADDRESS, {
      headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      credentials: 'omit',
      signal: connection.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    const parser = createParser({ onEvent: ({ event, data }) => event && emit({ event, data: JSON.parse(data) } as StreamEvent) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_TIMEOUT_MS);
      parser.feed(value);
    }
  } finally {
    clearTimeout(silence);
  }
}
