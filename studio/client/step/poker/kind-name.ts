import type { PokerRules } from '../../../src/steps/poker';
import type { HandKind } from '../../../src/steps/three-cards';
import { translate } from '../../messages/translate';

/** What a kind of hand is called in the game. */
export function kindName({ id }: Pick<PokerRules, 'id'>, kind: HandKind): string {
  return translate(id === 'teen-patti-1' ? `patti.${kind}` : `poker.${kind}`);
}
