import type { ModelId } from '../models/model-id';
import type { AuditedModel } from './audited-model';
import { auditedAndarBahar } from './references/andar-bahar';
import { auditedBaccarat } from './references/baccarat';
import { auditedBlackjack } from './references/blackjack';
import { auditedCardGuess } from './references/card-guess';
import { auditedCascade } from './references/cascade';
import { auditedClassic } from './references/classic';
import { auditedCoin } from './references/coin';
import { auditedCups } from './references/cups';
import { auditedDeuces } from './references/deuces';
import { auditedDice } from './references/dice';
import { auditedDoubleBonus } from './references/double-bonus';
import { auditedDragonTiger } from './references/dragon-tiger';
import { auditedFishing } from './references/fishing';
import { auditedFree } from './references/free';
import { auditedHiLo } from './references/hilo';
import { auditedHold } from './references/hold';
import { auditedJacks } from './references/jacks';
import { auditedKeno } from './references/keno';
import { auditedLimbo } from './references/limbo';
import { auditedLines } from './references/lines';
import { auditedMines } from './references/mines';
import { auditedPlinko } from './references/plinko';
import { auditedRoulette } from './references/roulette';
import { auditedScratch } from './references/scratch';
import { auditedSicBo } from './references/sic-bo';
import { auditedTeenPatti, auditedThreeCard } from './references/three-cards';
import { auditedTowers } from './references/towers';
import { auditedWar } from './references/war';
import { auditedWays } from './references/ways';
import { auditedWheel } from './references/wheel';

const AUDITED: Readonly<Partial<Record<ModelId, AuditedModel>>> = {
  'dice-2': auditedDice,
  'lines-1': auditedLines,
  'ways-243': auditedWays,
  'classic-1': auditedClassic,
  'cascade-1': auditedCascade,
  'hold-1': auditedHold,
  'free-1': auditedFree,
  'limbo-1': auditedLimbo,
  'plinko-1': auditedPlinko,
  'wheel-1': auditedWheel,
  'keno-1': auditedKeno,
  'coin-1': auditedCoin,
  'scratch-1': auditedScratch,
  'cups-1': auditedCups,
  'card-guess-1': auditedCardGuess,
  'roulette-1': auditedRoulette,
  'baccarat-1': auditedBaccarat,
  'dragon-tiger-1': auditedDragonTiger,
  'sic-bo-1': auditedSicBo,
  'andar-bahar-1': auditedAndarBahar,
  'mines-1': auditedMines,
  'towers-1': auditedTowers,
  'war-1': auditedWar,
  'three-card-1': auditedThreeCard,
  'teen-patti-1': auditedTeenPatti,
  'blackjack-1': auditedBlackjack,
  'fishing-1': auditedFishing,
  'hilo-1': auditedHiLo,
  'jacks-1': auditedJacks,
  'deuces-1': auditedDeuces,
  'double-bonus-1': auditedDoubleBonus,
};

/** @throws Error that names a model which nobody has written down for the audit */
export function auditedModel(id: ModelId): AuditedModel {
  const audited = AUDITED[id];
  if (!audited) throw new Error(`The audit does not know the model “${id}”: add it to studio/src/audit/audited-models.ts.`);
  return audited;
}
