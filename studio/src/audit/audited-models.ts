import type { ModelId } from '../models/model-id';
import type { AuditedModel } from './audited-model';
import { auditedDice } from './references/dice';
import { auditedLines } from './references/lines';

const AUDITED: Readonly<Partial<Record<ModelId, AuditedModel>>> = { 'dice-1': auditedDice, 'lines-1': auditedLines };

/** @throws Error that names a model which nobody has written down for the audit */
export function auditedModel(id: ModelId): AuditedModel {
  const audited = AUDITED[id];
  if (!audited) throw new Error(`The audit does not know the model “${id}”: add it to studio/src/audit/audited-models.ts.`);
  return audited;
}
