import { useIntl } from '@pavilion/host/intl';
import type { PaletteText } from './messages';

/** The palette's texts, by id. */
export function usePaletteText(): (id: PaletteText, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
