import { useBrand } from '@pavilion/host/brand';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { usePreference } from '@pavilion/host/preferences';
import { endonym } from '@pavilion/i18n';
import { Icon, Menu } from '@pavilion/ui';

const THEMES = [
  { id: 'dark', icon: 'moon' },
  { id: 'light', icon: 'sun' },
  { id: 'system', icon: 'monitor' },
] as const;

/** Language and theme: agents' screens stand without the shell's header. */
export function PagePreferences() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { offered } = useBrand().locales;
  const [, setLocale] = usePreference('locale');
  const [theme, setTheme] = usePreference('theme');
  return (
    <>
      <Menu
        trigger={(attributes) => (
          <button type="button" {...attributes} className="pv-header-button" aria-label={formatMessage({ id: 'choice.language' })}>
            <Icon name="globe" />
          </button>
        )}
        items={offered.map((each) => ({
          id: each,
          label: <span lang={each}>{endonym[each]}</span>,
          checked: each === locale,
          onSelect: () => setLocale(each),
        }))}
      />
      <Menu
        trigger={(attributes) => (
          <button type="button" {...attributes} className="pv-header-button" aria-label={formatMessage({ id: 'choice.theme' })}>
            <Icon name="moon" />
          </button>
        )}
        items={THEMES.map(({ id, icon }) => ({
          id,
          icon,
          label: formatMessage({ id: `theme.${id}` }),
          checked: id === theme,
          onSelect: () => setTheme(id),
        }))}
      />
    </>
  );
}
