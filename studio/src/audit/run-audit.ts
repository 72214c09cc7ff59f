import type { ModelId } from '../models/model-id';
import { MODEL_IDS } from '../models/models';
import type { TestStudio } from '../testing/test-studio';
import type { Finding } from './checks/check';
import { checkCommitments, checkDeterminism, checkDistribution, checkPayouts, checkRuns, checkSerial } from './checks/fairness';
import { checkFigures } from './checks/figures';
import { checkFreeRounds } from './checks/free-rounds';
import { checkLedger, checkProofs, checkWallet } from './checks/money';
import { checkCaps, checkFreePlay, checkRotation, checkSilence } from './checks/play';
import { checkRules } from './checks/rules';
import { checkPresses, checkProfile } from './checks/rules-of-play';
import { checkTakenBack } from './checks/taken-back';
import { withFixedSeeds } from './fixed-seeds';
import { playModel, type Volume } from './play-model';

/** What is found of a model, check by check. */
export interface Audited {
  readonly model: ModelId;
  readonly rounds: number;
  readonly findings: readonly Finding[];
}

/** More than any stake that is played here. */
const DEEP_PURSE = 10_000_000_000_000;

/**
 * Plays rounds of a model as players and operators do, and holds what happened against what was promised.
 *
 * @param upToFirst whether to stop at the first check that finds something
 */
export async function auditModel(studio: TestStudio, model: ModelId, volume: Volume, upToFirst = false): Promise<Audited> {
  studio.merchant.balance = DEEP_PURSE;
  const findings: Finding[] = [];
  try {
    for await (const finding of findingsOf(studio, model, volume)) {
      findings.push(finding);
      if (upToFirst && finding.problems.length > 0) break;
    }
  } catch (error) {
    // What keeps the audit from being played to its end is a finding too.
    findings.push({ check: 'play', figures: 'not played to the end', problems: [(error as Error).message] });
  }
  return { model, rounds: volume.players * volume.rounds, findings };
}

/** Models whose exact return cannot be worked out. No studio starts with one of them, so they are found before one is started. */
export function modelsWithoutFigures(): Audited[] {
  return MODEL_IDS.flatMap((model) => {
    const finding = checkFigures(model);
    return finding.problems.length > 0 ? [{ model, rounds: 0, findings: [finding] }] : [];
  });
}

async function* findingsOf(studio: TestStudio, model: ModelId, volume: Volume): AsyncGenerator<Finding> {
  yield checkRules(model);
  const played = await withFixedSeeds(`audit of ${model}`, () => playModel(studio, model, volume));
  yield checkCommitments(played);
  yield checkDeterminism(played);
  yield checkDistribution(played);
  yield checkRuns(played);
  yield checkSerial(played);
  yield checkPayouts(played);
  yield checkWallet(studio, played);
  yield checkLedger(studio, played);
  yield await checkProofs(studio, played);
  yield await checkRotation(studio, model);
  yield await checkCaps(studio, model);
  yield await withFixedSeeds(`silence of ${model}`, () => checkSilence(studio, model));
  yield await withFixedSeeds(`taken back of ${model}`, () => checkTakenBack(studio, model));
  yield await checkFreePlay(studio, model);
  yield await checkFreeRounds(studio, model);
  yield await checkPresses(studio, model);
  yield await checkProfile(studio, model);
}
