import { ShareFields } from '../../bonuses/ShareFields';
import type { ShareFormValues } from '../../bonuses/share-form-values';
import type { TermsFieldsProps } from '../terms-form';

/** How much of a round counts, by category, game and return. */
export function CountingFields({ typed, may, wrong, onType }: TermsFieldsProps<ShareFormValues>) {
  return <ShareFields {...{ typed, may, wrong }} onType={(change) => onType({ ...typed, ...change })} />;
}
