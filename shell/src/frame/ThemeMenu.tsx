import { Icon, type IconName, Menu } from '@pavilion/ui';
import { useIntl } from 'react-intl';
import { usePreference } from '../preferences/preferences-context';
import type { ThemeChoice } from '../preferences/preferences';
import { useSite } from '../site-context';

const choices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];
const icons: Readonly<Record<(typeof choices)[number], IconName>> = { dark: 'moon', light: 'sun', system: 'monitor' };

/** Chooses dark, light, or whatever the device says. */
export function ThemeMenu() {
  const [theme, setTheme] = usePreference('theme');
  const { defaultTheme } = useSite().brand;
  const { formatMessage } = useIntl();
  const inForce = theme === 'brand' ? defaultTheme : theme;
  return (
    <Menu
      trigger={(attributes) => (
        <button type="button" {...attributes} className="pv-header-button" aria-label={formatMessage({ id: 'frame.theme' })}>
          <Icon name={icons[inForce]} />
        </button>
      )}
      items={choices.map((choice) => ({
        id: choice,
        icon: icons[choice],
        label: formatMessage({ id: `theme.${choice}` }),
        checked: choice === inForce,
        onSelect: () => setTheme(choice),
      }))}
    />
  );
}
