import type { ModelId } from '../../models/model-id';
import { modelOf } from '../../models/models';
import { publishedReturn } from '../../models/published-return';
import { type Finding, Problems } from './check';

/** The exact return can be worked out at all. A studio does so before it opens anything: without the return of each model it does not start. */
export function checkFigures(id: ModelId): Finding {
  const problems = new Problems();
  try {
    publishedReturn(modelOf({ model: id }));
  } catch (error) {
    problems.unless(false, `the exact return cannot be worked out: ${(error as Error).message}`);
  }
  return { check: 'figures', figures: 'the exact return', problems: problems.list };
}
