import type { ThreeCardRules } from '../../../src/steps/house/three-card';
import type { HandKind } from '../../../src/steps/house/three-cards';
import { translate } from '../../messages/translate';

/** What a kind of hand is called in the game. */
export function kindName({ id }: Pick<ThreeCardRules, 'id'>, kind: HandKind): string {
  return translate(id === 'teen-patti-1' ? `patti.${kind}` : `three.${kind}`);
}
