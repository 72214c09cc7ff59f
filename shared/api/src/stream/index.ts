type Nothing = Record<never, never>;

/** A win as everybody may see it: the name masked, the amount in minor units, the game's name in each language. */
export interface LiveWin {
  nodeId: string;
  iconUrl: string;
  gameNames: Readonly<Record<'bn' | 'en', string>>;
  customerName: string;
  winAmount: string;
}

/** What the gateway tells an open page over `GET /wps/stream`, by the name of the event. `Signed` is the contract's signed manifest. */
export interface StreamEvents<Signed = unknown> {
  /** The first event: what this connection is called when the page acknowledges a manifest. */
  hello: { stream: string };
  /**
   * A manifest is in force. What it ends at once comes along as a stop order, and the page asks for the manifest itself within `spreadMs`; one that
   * must not wait for another reason comes along whole.
   */
  manifest: { seq: number; signed?: Signed; stop?: Signed; spreadMs?: number };
  /** A wallet of the signed-in member holds this now, in minor units. What has a lower `version` than what is known is older, and nothing. */
  wallet: { currency: string; wallet: string; balance: string; version: number };
  /** A bonus of the signed-in member stands differently now: given, fed by rounds that were counted, or ended. */
  bonus: { id: string };
  /** A deposit of the signed-in member stands differently now. */
  deposit: { id: string };
  /** A withdrawal of the signed-in member stands differently now. */
  withdrawal: { id: string };
  /** The signed-in member takes part in, applied for or got something: what there is to claim is to be read again. */
  rewards: Nothing;
  /** The gateway may have missed what it would have told: whatever changes by itself is to be read again. */
  missed: Nothing;
  /** The brand announces something else from now on. */
  announcements: Nothing;
  /** The brand lists other games from now on. */
  catalogue: Nothing;
  /** Members of the brand won just now: the best paid of the last seconds, every five seconds at most. */
  wins: { list: LiveWin[] };
  /** The session is over: signed out elsewhere, locked, or expired. */
  'session-ended': Nothing;
}

/** What the gateway tells an open console over `GET /staff/events`, by the name of the event. */
export interface StaffStreamEvents {
  /** Something on the board of a brand changed; `seq` is its manifest's. */
  board: { brand: string; seq: number };
}
