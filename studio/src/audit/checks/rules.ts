import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Round } from '../../database/tables';
import { GameError } from '../../http/game-error';
import type { ModelId } from '../../models/model-id';
import type { RoundSeeds, Step } from '../../models/model';
import { modelOf } from '../../models/models';
import { limitsOf } from '../../money/currencies';
import type { AuditedModel, SampleBet } from '../audited-model';
import { withStep } from '../../steps/step-rules';
import { auditedModel } from '../audited-models';
import { same } from '../player';
import { type Finding, Problems } from './check';

const DECISIONS = 2_000;
/** What the first bytes of a stream are made to be, so that numbers come which chance hardly ever brings: those that would favour some outcomes, and the ends. */
const RARE_BYTES = [0xff, 0xfe, 0x80, 0x7f, 0x01, 0x00];

/** The model's decisions against the published rules: on many seeds, on streams that begin with rare numbers, and on seeds that lead to rare places. */
export function checkRules(id: ModelId): Finding {
  const problems = new Problems();
  const audited = auditedModel(id);
  const decide = (bet: SampleBet, seeds: RoundSeeds) => decision(id, bet, seeds);
  const compare = (bet: SampleBet, seeds: RoundSeeds, where: string) => {
    const [is, ought] = [decide(bet, seeds), { raises: [], ...audited.rework(bet, seeds) }];
    problems.unless(same(is, ought), `${where}: the model says ${told(is)}, the rules say ${told(ought)}`);
    return is;
  };
  for (let at = 0; at < DECISIONS; at += 1) compare(betAt(audited, at), seedsAt(at), `seed ${at}`);
  for (const byte of RARE_BYTES)
    for (const length of [1, 2, 3, 4, 5, 32])
      withFirstBytes(byte, length, () =>
        compare(betAt(audited, 0), seedsAt(length), `a stream that begins with ${length} times ${byte}`),
      );
  for (const { bet, seeds, payout } of audited.rare) {
    const paid = compare(bet, seeds, 'rare seeds').payout;
    problems.unless(paid === payout && paid <= audited.largestWin, `rare seeds pay ${paid}, not ${payout}`);
  }
  const count = DECISIONS + RARE_BYTES.length * 6 + audited.rare.length;
  return { check: 'rules', figures: `${count} decisions, ${audited.rare.length} of them rare`, problems: problems.list };
}

/** What the model comes to with these seeds, every step of the bet taken. */
export function decision(id: ModelId, bet: SampleBet, seeds: RoundSeeds): Decided {
  return decisionsOn(id, bet)(seeds);
}

/** The same for one seed after another: the bet is taken once. */
export function decisionsOn(id: ModelId, bet: SampleBet): (seeds: RoundSeeds) => Decided {
  const model = modelOf({ model: id });
  const stake = BigInt(bet.stake);
  const begun = { ...model.accept(bet, stake, 'BDT'), model: id, stake, steps: null as string | null };
  return (seeds) => {
    const start: Taken = { round: { ...begun, nonce: seeds.nonce } as Round, raises: [] };
    const { round, raises } = (bet.steps ?? []).reduce<Taken>((known, step) => taken(known, step as Step, seeds), start);
    const { roll, outcome, payout } = model.decide(round, seeds, limitsOf('BDT').coin);
    return { outcome: auditedModel(id).told({ roll, ...(JSON.parse(outcome ?? '{}') as object) }), payout, raises };
  };
}

interface Taken {
  readonly round: Round;
  readonly raises: readonly bigint[];
}

/** A round with one step more, as long as it goes on, and what the steps cost; one that may not be taken then is passed over. */
function taken(known: Taken, step: Step, seeds: RoundSeeds): Taken {
  const { round, raises } = known;
  const rules = modelOf(round).steps;
  if (!rules || rules.isOver(round, seeds, 'BDT')) return known;
  try {
    const written = rules.write(round, step, seeds);
    const cost = rules.cost?.(round, written) ?? 0n;
    return { round: withStep(round, written), raises: cost > 0n ? [...raises, cost] : raises };
  } catch (error) {
    if (error instanceof GameError && error.code === 'step.not_allowed') return known;
    throw error;
  }
}

function betAt({ bets }: AuditedModel, at: number): SampleBet {
  return bets[at % bets.length] as SampleBet;
}

function seedsAt(at: number): RoundSeeds {
  return {
    serverSeed: crypto.createHash('sha256').update(`audited rules ${at}`).digest('hex'),
    clientSeed: `client-${at}`,
    nonce: at,
  };
}

/** Each first block of a stream begins with these bytes; everything else is as it is. */
function withFirstBytes(byte: number, length: number, act: () => void): void {
  const honest = crypto.createHmac;
  replace(((algorithm: string, key: string) => {
    const hmac = honest(algorithm, key);
    const digest = hmac.digest.bind(hmac);
    let first = false;
    const update = hmac.update.bind(hmac) as (text: string) => crypto.Hmac;
    return Object.assign(hmac, {
      update: (text: string) => {
        first = text.endsWith(':0');
        return update(text);
      },
      digest: () => (first ? digest().fill(byte, 0, length) : digest()),
    });
  }) as typeof crypto.createHmac);
  try {
    act();
  } finally {
    replace(honest);
  }
}

function replace(createHmac: typeof crypto.createHmac): void {
  (crypto as { createHmac: typeof crypto.createHmac }).createHmac = createHmac;
  syncBuiltinESMExports();
}

interface Decided {
  readonly outcome: unknown;
  readonly payout: bigint;
  readonly raises: readonly bigint[];
}

function told({ outcome, payout, raises }: Decided): string {
  return `${JSON.stringify(outcome)} for ${payout} after raises of ${raises.join(', ') || 'nothing'}`;
}
