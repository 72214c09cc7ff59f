import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A connection over which events go to a browser. */
export interface EventStream {
  /** False, and nothing is sent, when the browser has not read what it was sent long before. */
  write(text: string | Buffer): boolean;
  end(): void;
}

/** Some hundred events: a page that has that many unread is asleep. */
const MAX_BUFFERED_BYTES = 32 * 1024;

/** Whether the browser went while we looked up who it is: there is no address to count it under, and nobody to answer. */
export function hasLeft({ raw: { socket } }: FastifyRequest): boolean {
  return socket.destroyed;
}

/** Takes the connection of `reply` for events, until `onClose`. What it holds, each of thousands of idle pages holds. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  // From here on the socket is ours: a stream has no end that the framework could wait for.
  reply.hijack();
  const { raw } = reply;
  releaseReply(raw);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    connection: 'keep-alive',
  });
  // Sent by itself it is kept as one string; together with an event, as the thirty that it was made of.
  raw.flushHeaders();
  // Whoever left while we looked up who they are closes nothing any more.
  if (raw.destroyed) queueMicrotask(onClose);
  else raw.on('close', onClose);
  return new ResponseStream(raw);
}

/** Methods of a class, for functions of its own cost each stream as much as its socket does. */
class ResponseStream implements EventStream {
  constructor(private readonly raw: ServerResponse) {}

  // Judged before it is sent, so that one long event to a slow line is no reason to let go.
  write(text: string | Buffer): boolean {
    if (this.raw.writableLength >= MAX_BUFFERED_BYTES) return false;
    this.raw.write(text);
    return true;
  }

  end(): void {
    this.raw.end();
  }
}

/** The framework waits for the end of the answer to measure it, and holds request, reply and log until then. A stream is no answer that took hours. */
function releaseReply(raw: ServerResponse): void {
  for (const listener of raw.listeners('error') as (() => void)[]) raw.off('error', listener).off('finish', listener);
  raw.on('error', leaveToClose);
}

/** A response that fails is closed next, and that is what is followed. */
function leaveToClose(): void {}

/** Writes events as they go over the line: each name of `Events` with what belongs to it. */
export function eventFormatter<Events>() {
  return <Name extends keyof Events & string>(name: Name, data: Events[Name]): string =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
