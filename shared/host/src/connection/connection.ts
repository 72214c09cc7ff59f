/**
 * How the page is connected: `offline` while the browser has no network, `reconnecting` while it has one but the gateway’s stream, which stood before,
 * is away for longer than a moment.
 *
 * @public
 */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

/** Knows how the page is connected, and tells. @internal */
export interface ConnectionSource {
  current(): ConnectionState;
  /** The notice of the host over the page, which is left out while anybody else shows the connection. */
  notice(): boolean;
  subscribe(listener: () => void): () => void;
  /** Somebody shows the connection until the answer is called. */
  show(): () => void;
}
