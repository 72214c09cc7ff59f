import type { Locale } from '@pavilion/contract';
import { endonym } from '@pavilion/i18n';
import { Icon, Menu } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { usePreference } from '../preferences/preferences-context';
import { useSite } from '../site-context';

/** Chooses the language; nothing is shown where there is nothing to choose. */
export function LanguageMenu() {
  const [locale, setLocale] = usePreference('locale');
  const { formatMessage } = useIntl();
  const { offered } = useSite().brand.locales;
  if (offered.length < 2) return null;
  return (
    <Menu
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          className="pv-header-button"
          data-with="text"
          aria-label={formatMessage({ id: 'frame.language' })}
        >
          <Icon name="globe" />
          <span aria-hidden="true">{SHORT[locale]}</span>
        </button>
      )}
      items={offered.map((each) => ({
        id: each,
        label: <span lang={each}>{endonym[each]}</span>,
        checked: each === locale,
        onSelect: () => setLocale(each),
      }))}
    />
  );
}

const SHORT: Readonly<Record<Locale, string>> = { bn: 'বাং', en: 'EN' };
