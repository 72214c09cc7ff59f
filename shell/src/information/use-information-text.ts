import { useIntl } from '@pavilion/host/intl';
import type { InformationText } from './messages';

/** The texts of what the site tells, by id. */
export function useInformationText(): (id: InformationText, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
