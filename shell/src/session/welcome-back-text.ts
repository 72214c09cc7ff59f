import type { MemberInfo } from '@pavilion/api/members';
import type { Locale } from '@pavilion/contract';
import { with24HourClock } from '@pavilion/host/intl';
import { createIntl } from 'react-intl';
import { messages } from './messages';

/** What a member is told at the door: when and from where they came last, so that they see if it was not them. Nothing the first time. */
export function welcomeBackText({ previousSignIn }: MemberInfo, locale: Locale): string | undefined {
  if (!previousSignIn) return undefined;
  const { formatMessage, formatDate } = with24HourClock(createIntl({ locale, messages: messages[locale] }));
  const device = previousSignIn.device || formatMessage({ id: 'greeting.device' });
  const at = formatDate(previousSignIn.at, { dateStyle: 'medium', timeStyle: 'short' });
  return formatMessage({ id: 'greeting' }, { at, device, address: previousSignIn.address });
}
