import type { FastifyReply } from 'fastify';

/** A connection over which events go to a browser. */
export interface EventStream {
  /** False, and nothing is sent, when the browser has not read what it was sent long before. */
  write(text: string | Buffer): boolean;
  end(): void;
}

/** Some hundred events: a page that has that many unread is asleep. */
const MAX_BUFFERED_BYTES = 32 * 1024;

/** Takes the connection of `reply` for events, until `onClose`. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  // From here on the socket is ours: a stream has no end that the framework could wait for.
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    connection: 'keep-alive',
  });
  // Whoever left while we looked up who they are closes nothing any more.
  if (raw.destroyed) queueMicrotask(onClose);
  else raw.once('close', onClose);
  return {
    // Judged before it is sent, so that one long event to a slow line is no reason to let go.
    write(text) {
      if (raw.writableLength >= MAX_BUFFERED_BYTES) return false;
      raw.write(text);
      return true;
    },
    end: () => void raw.end(),
  };
}

/** Writes events as they go over the line: each name of `Events` with what belongs to it. */
export function eventFormatter<Events>() {
  return <Name extends keyof Events & string>(name: Name, data: Events[Name]): string =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
