import { FormattedRelativeTime, useIntl } from 'react-intl';
import { relativeTime } from '../frame/relative-time';

/** How long ago a moment was; a pointer that rests on it is told the moment, and so is an exported file. */
export function TimeAgo({ moment }: { moment: string }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={moment} title={formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' })}>
      <FormattedRelativeTime {...relativeTime(moment)} numeric="auto" />
    </time>
  );
}
