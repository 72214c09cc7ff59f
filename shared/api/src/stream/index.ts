type Nothing = Record<never, never>;

/** What the gateway tells an open page over `GET /wps/stream`, by the name of the event. `Signed` is the contract's signed manifest. */
export interface StreamEvents<Signed = unknown> {
  /** The first event: what this connection is called when the page acknowledges a manifest. */
  hello: { stream: string };
  /** A manifest is in force; one that must not wait comes along. */
  manifest: { seq: number; signed?: Signed };
  /** The signed-in member's balance is now this, in minor units. */
  balance: { balance: string };
  /** The brand announces something else from now on. */
  announcements: Nothing;
  /** The brand lists other games from now on. */
  catalogue: Nothing;
  /** The session is over: signed out elsewhere, locked, or expired. */
  'session-ended': Nothing;
}

/** What the gateway tells an open console over `GET /staff/events`, by the name of the event. */
export interface StaffStreamEvents {
  /** Something on the board of a brand changed; `seq` is its manifest's. */
  board: { brand: string; seq: number };
}
