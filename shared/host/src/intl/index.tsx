import { useIntl } from 'react-intl';
import type { Locale } from '@pavilion/contract';

/** Texts by id; a remote's own messages are around its screens already. */
export { FormattedMessage, useIntl } from 'react-intl';

/** The language in use. */
export function useLocale(): Locale {
  return useIntl().locale as Locale;
}
