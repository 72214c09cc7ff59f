import { endonym } from '@pavilion/i18n';
import { Icon } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import { LanguageMenu } from './LanguageMenu';

/** The language in the side menu, and the way to another. */
export function SideLanguage({ rail }: { rail: boolean }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'frame.language' });
  return (
    <LanguageMenu align="start">
      {(attributes, locale) => (
        <button type="button" {...attributes} className="pv-side-item" title={rail ? label : undefined}>
          <Icon name="globe" size={22} />
          <span className="pv-side-label">
            {label}: <span lang={locale}>{endonym[locale]}</span>
          </span>
        </button>
      )}
    </LanguageMenu>
  );
}
