import { auditedModel } from '../audit/audited-models';
import type { Round } from '../database/tables';
import type { StepModelId } from '../models/model-id';
import { modelOf } from '../models/models';
import { limitsOf } from '../money/currencies';
import { STEP_MODELS } from './step-models';

const STEP_IDS = Object.keys(STEP_MODELS) as StepModelId[];
const { coin } = limitsOf('BDT');

/** What rounds come to in which no step was taken, as the runner asks it of an abandoned one. */
function leftAlone(id: StepModelId): { readonly taken: boolean; readonly payouts: ReadonlySet<bigint>; readonly stake: bigint } {
  const model = modelOf({ model: id });
  const sample = auditedModel(id).bets[0]!;
  const stake = BigInt(sample.stake);
  const round = { ...model.accept(sample, stake, 'BDT'), model: id, stake, raised: 0n, steps: null } as Round;
  const seeds = Array.from({ length: 200 }, (_, nonce) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'left', nonce }));
  const payouts = seeds.map((each) => model.decide({ ...round, nonce: each.nonce }, each, coin).payout);
  return { taken: model.steps?.isUntouched?.(round) === true, payouts: new Set(payouts), stake };
}

describe('a round that is left before its first step', () => {
  it.each(STEP_IDS)('is taken back, or may lose: nobody makes turnover without a risk with %s', (id) => {
    const { taken, payouts, stake } = leftAlone(id);
    const mayLose = [...payouts].some((payout) => payout < stake);
    expect(taken).toBe(!mayLose);
  });
});
