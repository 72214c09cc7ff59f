import { ShareFields } from '../../bonuses/ShareFields';
import type { ShareFormValues } from '../../bonuses/share-form-values';
import type { TermsFieldsProps } from '../promotion-kind-form';

/** What counts of each category, and of games by name. */
export function CountingFields({ typed, may, wrong, onType }: TermsFieldsProps<ShareFormValues>) {
  return <ShareFields {...{ typed, may, wrong, onType }} />;
}
