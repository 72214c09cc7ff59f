import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { Direction } from '../dice/odds';
import type { ModelId } from '../models/model-id';
import type { ProfileCode } from '../profiles/profiles';
import type { RoundState } from '../rounds/round-state';

interface MerchantTable {
  id: Generated<bigint>;
  code: string;
  wallet_url: string;
  public_key: string;
  previous_key: string | null;
  previous_key_until: Date | null;
}

/** The text of a profile may be one that this version of the code does not know. */
interface BrandProfileTable {
  operator_id: bigint;
  brand: string;
  profile: string;
}

interface PlayerTable {
  id: Generated<bigint>;
  operator_id: bigint;
  external_user: string | null;
  currency: string;
}

interface SessionTable {
  id: Generated<bigint>;
  key_hash: Buffer;
  player_id: bigint;
  operator_token: string | null;
  game_code: string;
  lang: 'bn' | 'en';
  lobby_url: string | null;
  deposit_url: string | null;
  checked_at: Date | null;
  profile: ProfileCode;
  age: number | null;
  bet: string | null;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

interface SeedPairTable {
  id: Generated<bigint>;
  player_id: bigint;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: Generated<number>;
  state: 'next' | 'active' | 'revealed';
  revealed_at: Date | null;
}

/** What came out, as each kind of model has it. */
type Outcome = { readonly stops: readonly number[] } | { readonly drawn: readonly number[]; readonly fields?: string };

interface RoundTable {
  id: string;
  player_id: bigint;
  session_id: bigint;
  client_round_id: string;
  seed_pair_id: bigint;
  nonce: number;
  game_code: string;
  model: ModelId;
  direction: Direction | null;
  target: number | null;
  multiplier: bigint | null;
  choice: string | null;
  steps: string | null;
  shown: string | null;
  stake: bigint;
  raised: Generated<bigint>;
  state: RoundState;
  roll: number | null;
  outcome: ColumnType<Outcome | null, string | null, string | null>;
  payout: bigint | null;
  failure: string | null;
  balance: bigint | null;
  /** Under which reward it was played: then its stake is none of the player's money. */
  reward_uuid: string | null;
  bet_uuid: string;
  win_uuid: string;
  rollback_uuid: string;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  leased_until: Date | null;
  pressed_at: Date | null;
  created_at: Generated<Date>;
  closed_at: Date | null;
}

/** A step that costs money, from the moment that the money is asked for. */
interface RaiseTable {
  bet_uuid: string;
  rollback_uuid: string;
  round_id: string;
  number: number;
  step: string;
  amount: bigint;
  state: Generated<'sent' | 'confirmed' | 'refused' | 'rolled_back'>;
  pressed_at: Date | null;
  created_at: Generated<Date>;
}

/** Rounds that an operator gives a player, under the id that it gave them. */
interface RewardTable {
  id: string;
  operator_id: bigint;
  player_id: bigint;
  games: string[];
  rounds: number;
  stake: bigint;
  valid_until: Date;
  cancelled_at: Date | null;
  created_at: Generated<Date>;
}

export type WalletCallKind = 'bet' | 'raise' | 'raise_rollback' | 'win' | 'rollback';

interface WalletCallTable {
  round_id: string;
  kind: WalletCallKind;
  number: Generated<number>;
  body: string;
  signature: string;
  answer: string;
  answered_at: Generated<Date>;
}

/** Sums over the rounds of a title that were played for real money. */
interface MeasuredReturnTable {
  game_code: string;
  model: ModelId;
  currency: string;
  rounds: bigint;
  staked: bigint;
  returned: bigint;
  expected: number;
  variance: number;
}

interface UncountedRoundTable {
  round_id: string;
}

interface PlayAccountTable {
  player_id: bigint;
  balance: bigint;
}

interface PlayEntryTable {
  transaction_uuid: string;
  player_id: bigint;
  kind: 'bet' | 'win' | 'rollback';
  amount: bigint;
  reference_uuid: string | null;
}

interface LotteryTable {
  code: string;
  every_seconds: number;
  next_number: Generated<bigint>;
  next_due_at: Date;
}

interface LotteryChainTable {
  lottery: string;
  chain: bigint;
  last_seed: string;
  commitment: string;
}

interface LotteryDrawTable {
  lottery: string;
  number: bigint;
  due_at: Date;
  drawn_at: Generated<Date>;
  seed: string;
}

export interface Tables {
  operators: MerchantTable;
  brand_profiles: BrandProfileTable;
  players: PlayerTable;
  sessions: SessionTable;
  seed_pairs: SeedPairTable;
  rounds: RoundTable;
  raises: RaiseTable;
  rewards: RewardTable;
  wallet_calls: WalletCallTable;
  measured_returns: MeasuredReturnTable;
  uncounted_rounds: UncountedRoundTable;
  play_accounts: PlayAccountTable;
  play_entries: PlayEntryTable;
  lotteries: LotteryTable;
  lottery_chains: LotteryChainTable;
  lottery_draws: LotteryDrawTable;
}

export type Database = Kysely<Tables>;
export type Merchant = Selectable<MerchantTable>;
export type SeedPair = Selectable<SeedPairTable>;
export type Round = Selectable<RoundTable>;
export type Raise = Selectable<RaiseTable>;
export type Reward = Selectable<RewardTable>;
