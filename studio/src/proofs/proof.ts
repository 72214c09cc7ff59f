import type { Round } from '../database/tables';
import type { Decision } from '../models/model';

/** Something signed by one of the parties, word for word. */
export interface SignedText {
  readonly body: string;
  readonly signature: string;
}

/** A round from commitment to ledger, to be checked without asking anybody. Money is in units as digits. */
export interface Proof {
  readonly format: 'studio-round-proof-1';
  readonly round: {
    readonly id: string;
    readonly game: string;
    readonly model: Round['model'];
    readonly currency: string;
    readonly stake: string;
    /** What was bet besides the stake, as the model keeps it. */
    readonly bet: Readonly<Record<string, unknown>>;
  };
  /** Shown to the player before the bet. */
  readonly commitment: string;
  readonly seeds: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };
  readonly outcome: unknown;
  readonly payout: string;
  /** The calls to the operator’s wallet, as they were signed and answered. */
  readonly wallet: readonly (SignedText & { readonly kind: string; readonly answer: string })[];
  /** What the operator says of its own books, signed by it. */
  readonly ledger: (SignedText & { readonly publicKey: string }) | null;
  readonly studioPublicKey: string;
  /** The studio’s, over everything above. */
  readonly signature: string;
}

/** A line of the operator's books: negative for a stake. */
export interface ProofEntry {
  readonly transaction_uuid: string;
  readonly amount: number;
  /** What the operator calls the entry. */
  readonly id?: string;
  readonly kind?: 'bet' | 'win' | 'rollback';
}

/** The one text that a proof has: any other is refused, so that not even a space can be changed. */
export function proofText(proof: object): string {
  return `${JSON.stringify(proof, null, 2)}\n`;
}

/** What came out, as models tell it, in one shape. */
export function outcomeOf({ roll, outcome }: Decision): unknown {
  return roll ?? JSON.parse(outcome ?? 'null');
}

type BetColumn = Exclude<keyof Round, (typeof NO_BET)[number]>;
const NO_BET = [
  ...(['id', 'player_id', 'session_id', 'client_round_id', 'seed_pair_id', 'nonce', 'game_code', 'model', 'stake'] as const),
  ...([
    'state',
    'roll',
    'outcome',
    'payout',
    'failure',
    'balance',
    'raised',
    'shown',
    'bet_uuid',
    'win_uuid',
    'rollback_uuid',
  ] as const),
  ...(['attempts', 'due_at', 'leased_until', 'created_at', 'closed_at'] as const),
] as const satisfies readonly (keyof Round)[];

/** The columns in which a model keeps its bet: all that not every round has. */
export function betColumnsOf(round: Round): Readonly<Record<string, unknown>> {
  const others = Object.entries(round).filter(
    ([column, value]) => value !== null && !(NO_BET as readonly string[]).includes(column),
  ) as [BetColumn, unknown][];
  return Object.fromEntries(others.map(([column, value]) => [column, typeof value === 'bigint' ? `${value}n` : value]));
}

/** A round as far as a model has to know it to decide it again. */
export function roundOf({ round, seeds }: Pick<Proof, 'round' | 'seeds'>): Round {
  const bet = Object.entries(round.bet).map(([column, value]) => [column, asBigInt(value)]);
  return {
    ...Object.fromEntries(bet),
    id: round.id,
    game_code: round.game,
    model: round.model,
    stake: BigInt(round.stake),
    nonce: seeds.nonce,
  } as Round;
}

function asBigInt(value: unknown): unknown {
  return typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
}
