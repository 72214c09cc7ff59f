import { createHash, createPublicKey } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isSignedBy } from '../keys/signature';
import { isModel, modelOf } from '../models/models';
import { isCurrency, limitsOf, UNITS_PER_CURRENCY } from '../money/currencies';
import { stepsOf } from '../steps/step-rules';
import { commitmentTo } from '../seeds/seed-text';
import { outcomeOf, type Proof, type ProofEntry, proofText, roundOf, type SignedText } from './proof';

/** Why a proof is not believed, in a sentence. */
export class ProofRefused extends Error {}

interface WalletBody {
  readonly round: string;
  readonly currency: string;
  readonly user: string;
  readonly game_code: string;
  readonly amount: number;
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid?: string;
  readonly request_uuid: string;
  readonly round_closed: boolean;
  readonly is_free?: boolean;
  readonly reward_uuid?: string;
}

/**
 * Checks a proof from commitment to ledger, with nothing but the file and the rules of its model.
 *
 * @param studioKey the studio's public key, when the reader has it from elsewhere: the one in the file is then not taken on trust
 * @returns what was found, a sentence for each step
 * @throws ProofRefused with the first step that does not hold
 */
export function verifyProof(text: string, studioKey?: string): string[] {
  const proof = readProof(text);
  const found = [signedByStudio(proof, studioKey), committed(proof), decided(proof), ...paid(proof)];
  return [...found, booked(proof)];
}

function readProof(text: string): Proof {
  const proof = parsed<Proof>(text, 'The file is no JSON.');
  must(proof?.format === 'studio-round-proof-1', 'The file is no proof of a round in a format that is known here.');
  must(proofText(proof) === text, 'The file is not word for word what the studio wrote.');
  return proof;
}

function signedByStudio(proof: Proof, studioKey: string | undefined): string {
  const { signature, ...said } = proof;
  const key = keyIn(proof.studioPublicKey);
  must(studioKey === undefined || keyIn(studioKey) === key, 'The file names another studio’s key than the one that was given.');
  must(isSigned({ body: proofText(said), signature }, key), 'The studio did not sign this: something was changed.');
  const given = studioKey === undefined ? 'compare it with the one that the studio publishes' : 'the one that was given';
  return `The studio signed it, with the key ${fingerprint(key)} (${given}).`;
}

function committed({ commitment, seeds }: Proof): string {
  must(commitmentTo(seeds.serverSeed) === commitment, 'The server seed is not the one that was committed to.');
  return `The server seed is the one behind the commitment ${commitment}, which the player was shown before the bet.`;
}

function decided(proof: Proof): string {
  const { round, seeds, outcome, payout } = proof;
  must(isModel(round.model), `The model ${round.model} is not known here.`);
  must(isCurrency(round.currency), `The currency ${round.currency} is not known here.`);
  const decision = modelOf(round).decide(roundOf(proof), seeds, limitsOf(round.currency as 'BDT').coin);
  must(isDeepStrictEqual(outcomeOf(decision), outcome), 'The seeds lead to another outcome.');
  must(decision.payout === BigInt(payout), 'The outcome pays another amount by the rules of its model.');
  return `The seeds lead to ${JSON.stringify(outcome)}, and by the rules of ${round.model} that pays ${money(payout, round.currency)} on ${money(round.stake, round.currency)}.`;
}

function paid(proof: Proof): string[] {
  const { round, wallet, studioPublicKey, payout } = proof;
  must(
    /^bet( raise| raise_rollback)* win$/.test(wallet.map(({ kind }) => kind).join(' ')),
    'The round was not one bet and one win.',
  );
  const bodies = wallet.map((call) => {
    must(isSigned(call, studioPublicKey), `The studio did not sign the ${call.kind} call.`);
    return { kind: call.kind, ...bodyOf(call, round) };
  });
  const [bet, win] = [bodies[0], bodies.at(-1)] as [WalletBody, WalletBody];
  const back = takenBack(wallet);
  const raises = bodies.filter(({ kind, transaction_uuid }) => kind === 'raise' && !back.has(transaction_uuid));
  must(bet.amount === Number(takenFor(round)), 'Another stake was taken from the wallet.');
  const reward = rewardOf(round);
  must(
    [bet, win].every((call) => call.is_free === (reward !== undefined) && call.reward_uuid === reward),
    'The calls to the wallet name another reward than the round.',
  );
  must(
    isDeepStrictEqual(
      raises.map(({ amount }) => amount),
      costsOf(proof),
    ),
    'For its steps, other amounts were taken from the wallet than the rules ask.',
  );
  must(win.amount === Number(payout), 'Another win was paid to the wallet.');
  must(new Set(bodies.map(({ user }) => user)).size === 1, 'Stake and win are two players’.');
  must(win.reference_transaction_uuid === bet.transaction_uuid, 'The win belongs to another bet.');
  must(!bodies.slice(0, -1).some((call) => call.round_closed) && win.round_closed, 'The win does not close the round.');
  return [
    ...[bet, ...raises].map(
      ({ amount, transaction_uuid }) =>
        `The wallet took ${money(String(amount), round.currency)} (${transaction_uuid}); the operator confirmed it.`,
    ),
    `The wallet was paid ${money(payout, round.currency)} (${win.transaction_uuid}); the operator confirmed it.`,
  ];
}

/** What a free round was given under. */
function rewardOf({ bet }: Proof['round']): string | undefined {
  return typeof bet['reward_uuid'] === 'string' ? bet['reward_uuid'] : undefined;
}

/** What a bet took of its player's money: the stake, and nothing for a free round. */
function takenFor(round: Proof['round']): bigint {
  return rewardOf(round) === undefined ? BigInt(round.stake) : 0n;
}

/** What the steps of the round cost by the rules of its model, those that are free left out. */
function costsOf(proof: Proof): number[] {
  const round = roundOf(proof);
  const steps = stepsOf({ steps: round.steps ?? null });
  const costs = steps.map(
    (step, at) => modelOf(round).steps?.cost?.({ ...round, steps: JSON.stringify(steps.slice(0, at)) }, step) ?? 0n,
  );
  return costs.filter((cost) => cost > 0n).map(Number);
}

function bodyOf({ kind, body, answer }: Proof['wallet'][number], round: Proof['round']): WalletBody {
  const sent = parsed<WalletBody>(body, `The ${kind} call cannot be read.`);
  const answered = parsed<{ status: string; request_uuid: string; user: string }>(answer, 'An answer cannot be read.');
  const same = sent.round === round.id && sent.currency === round.currency && sent.game_code === round.game;
  must(same, `The ${kind} call is about another round.`);
  const confirmed = answered.status === 'RS_OK' && answered.request_uuid === sent.request_uuid && answered.user === sent.user;
  must(confirmed, `The operator did not confirm the ${kind} call.`);
  return sent;
}

function booked(proof: Proof): string {
  const { round, wallet, ledger, payout } = proof;
  if (!ledger) return 'The operator added nothing of its own books: what its wallet answered is all that is known of them.';
  const key = keyIn(ledger.publicKey);
  must(isSigned(ledger, key), 'The operator did not sign what stands there of its books.');
  const told = parsed<{ round: string; ledger: readonly ProofEntry[] }>(ledger.body, 'The operator’s books cannot be read.');
  must(told.round === round.id, 'The operator’s books are about another round.');
  const entries = new Map(told.ledger.map((entry) => [entry.transaction_uuid, entry]));
  const back = takenBack(wallet);
  const moved = wallet.filter((call) => call.kind !== 'raise_rollback' && !back.has(uuidOf(call)));
  const ids = moved.map((call) => entryOf(call, entries));
  const others = told.ledger.filter(({ transaction_uuid }) => !moved.some((call) => uuidOf(call) === transaction_uuid));
  must(entries.size === told.ledger.length && areTakenBack(others, wallet), 'The operator’s books have other entries.');
  const named = ids.every((id) => id !== undefined) ? ` (${ids.join(' and ')})` : '';
  const sum = BigInt(payout) - takenFor(round) - costsOf(proof).reduce((total, cost) => total + BigInt(cost), 0n);
  const count = moved.length === 2 ? 'two' : moved.length;
  return `The operator’s books, signed with its key ${fingerprint(key)}, have the same ${count} entries${named}: together ${money(String(sum), round.currency)}.`;
}

/** Entries of raises that were taken back: what was taken for them, where anything was, came back. */
function areTakenBack(entries: readonly ProofEntry[], wallet: Proof['wallet']): boolean {
  const rollbacks = wallet.filter(({ kind }) => kind === 'raise_rollback').map(uuidOf);
  const known = new Set([...rollbacks, ...takenBack(wallet)]);
  return (
    entries.every(({ transaction_uuid }) => known.has(transaction_uuid)) &&
    entries.reduce((sum, { amount }) => sum + amount, 0) === 0
  );
}

/** The raises that were taken back. One that was confirmed is among them when the studio stopped before it knew. */
function takenBack(wallet: Proof['wallet']): ReadonlySet<string | undefined> {
  const rollbacks = wallet.filter(({ kind }) => kind === 'raise_rollback');
  return new Set(rollbacks.map(({ body }) => parsed<WalletBody>(body, 'A call cannot be read.').reference_transaction_uuid));
}

function uuidOf({ body }: Proof['wallet'][number]): string {
  return parsed<WalletBody>(body, 'A call cannot be read.').transaction_uuid;
}

/** What the operator calls its entry of a call. */
function entryOf({ kind, body }: Proof['wallet'][number], entries: ReadonlyMap<string, ProofEntry>): string | undefined {
  const { transaction_uuid, amount } = parsed<WalletBody>(body, 'A call cannot be read.');
  const entry = entries.get(transaction_uuid);
  const moved = kind === 'win' ? amount : -amount;
  must(entry?.amount === moved, 'The operator’s books have another amount than the call.');
  must(
    entry?.kind === undefined || entry.kind === (kind === 'win' ? 'win' : 'bet'),
    'The operator’s books have an entry of another kind than the call.',
  );
  return entry?.id;
}

function isSigned({ body, signature }: SignedText, publicKey: string): boolean {
  const canonical = Buffer.from(signature, 'base64').toString('base64') === signature;
  return canonical && isSignedBy(Buffer.from(body), signature, publicKey);
}

function keyIn(pem: string): string {
  try {
    return createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw new ProofRefused('A public key cannot be read.');
  }
}

function fingerprint(pem: string): string {
  return createHash('sha256').update(pem).digest('hex').slice(0, 16);
}

function parsed<Value>(text: string, problem: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new ProofRefused(problem);
  }
}

function must(holds: boolean, problem: string): void {
  if (!holds) throw new ProofRefused(problem);
}

function money(units: string, currency: string): string {
  const value = BigInt(units);
  const whole = (value < 0n ? -value : value).toString().padStart(6, '0');
  const decimals = UNITS_PER_CURRENCY.toString().length - 1;
  const parts = whole.slice(-decimals).replace(/0{1,3}$/, '');
  return `${value < 0n ? '−' : ''}${whole.slice(0, -decimals)}.${parts} ${currency}`;
}
