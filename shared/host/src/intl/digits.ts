import { inOneScript } from '@pavilion/i18n';
import type { IntlShape } from 'react-intl';

type Format = (
  descriptor: Parameters<IntlShape['formatMessage']>[0],
  values?: Record<string, unknown>,
  options?: object,
) => unknown;

/**
 * Bengali texts in the digits of one script each, whatever they are filled with.
 *
 * @internal
 */
export function withOneScript(intl: IntlShape): IntlShape {
  if (intl.locale !== 'bn') return intl;
  const format = intl.formatMessage as Format;
  const formatMessage: Format = (descriptor, values, options) => {
    const told = format(descriptor, values, options);
    if (!values) return told;
    const filled = Object.values(values);
    const fix = (part: unknown) => (typeof part === 'string' ? inOneScript(part, filled) : part);
    return Array.isArray(told) ? told.map(fix) : fix(told);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
