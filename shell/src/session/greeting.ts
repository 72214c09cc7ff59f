import type { MemberInfo } from '@pavilion/api/members';
import type { Locale } from '@pavilion/contract';
import { withClock } from '@pavilion/host/intl';
import { createIntl } from 'react-intl';
import { messages } from './messages';

/** What a member is told at the door: when and from where they came last, so that they see if it was not them. Nothing the first time. */
export function greeting({ previousSignIn: previous }: MemberInfo, locale: Locale): string | undefined {
  if (!previous) return undefined;
  const { formatMessage, formatDate } = withClock(createIntl({ locale, messages: messages[locale] }));
  const device = previous.device || formatMessage({ id: 'greeting.device' });
  const at = formatDate(previous.at, { dateStyle: 'medium', timeStyle: 'short' });
  return formatMessage({ id: 'greeting' }, { at, device, address: previous.address });
}
