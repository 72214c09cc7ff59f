import { Icon, type IconName, Menu } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import { usePreference } from '../preferences/preferences-context';
import type { ThemeChoice } from '../preferences/preferences';

const choices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];
const icons: Readonly<Record<(typeof choices)[number], IconName>> = { dark: 'moon', light: 'sun', system: 'monitor' };

/** Chooses dark, light, or whatever the device says. */
export function ThemeMenu() {
  const [theme, setTheme] = usePreference('theme');
  const { formatMessage } = useIntl();
  return (
    <Menu
      trigger={(attributes) => (
        <button type="button" {...attributes} className="pv-header-button" aria-label={formatMessage({ id: 'frame.theme' })}>
          <span className="pv-on-dark">
            <Icon name="moon" />
          </span>
          <span className="pv-on-light">
            <Icon name="sun" />
          </span>
        </button>
      )}
      items={choices.map((choice) => ({
        id: choice,
        icon: icons[choice],
        label: formatMessage({ id: `theme.${choice}` }),
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    />
  );
}
