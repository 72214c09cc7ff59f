import { useIntl } from '@pavilion/host/intl';
import type { SessionText } from '../messages';

/** The popups' texts by id. */
export function useSessionText(): (id: SessionText, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
