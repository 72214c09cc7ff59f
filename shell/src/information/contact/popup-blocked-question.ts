import type { Locale } from '@pavilion/contract';
import { createIntl } from 'react-intl';
import type { Question } from '../../dialogs/create-dialogs';
import { messages } from '../messages';

/** What is asked when customer service got no window. */
export function popupBlockedQuestion(locale: Locale): Question {
  const { formatMessage } = createIntl({ locale, messages: messages[locale] });
  return {
    title: formatMessage({ id: 'service.blocked' }),
    text: formatMessage({ id: 'service.blocked.text' }),
    confirm: formatMessage({ id: 'service.here' }),
    cancel: formatMessage({ id: 'service.stay' }),
  };
}
