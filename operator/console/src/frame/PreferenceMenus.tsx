import { endonym, locales } from '@pavilion/i18n';
import { Icon, type IconName, Menu } from '@pavilion/ui';
import { useTexts } from '../messages';
import { type ThemeChoice, themes, useLocale, useTheme } from '../preferences/preferences';
import styles from './frame.module.css';

const icons: Readonly<Record<ThemeChoice, IconName>> = { dark: 'moon', light: 'sun', system: 'monitor' };

/** Theme and language, each in a menu of its own. */
export function PreferenceMenus() {
  const t = useTexts();
  const [theme, setTheme] = useTheme();
  const [locale, setLocale] = useLocale();
  return (
    <div className={styles['preferences']}>
      <Menu
        trigger={(attributes) => (
          <button type="button" {...attributes} className={styles['square']} aria-label={t('frame.theme')}>
            <Icon name={icons[theme]} size={18} />
          </button>
        )}
        items={themes.map((choice) => ({
          id: choice,
          icon: icons[choice],
          label: t(`theme.${choice}`),
          checked: choice === theme,
          onSelect: () => setTheme(choice),
        }))}
      />
      <Menu
        trigger={(attributes) => (
          <button type="button" {...attributes} className={styles['square']} aria-label={t('frame.language')}>
            <Icon name="globe" size={18} />
          </button>
        )}
        items={locales.map((choice) => ({
          id: choice,
          label: <span lang={choice}>{endonym[choice]}</span>,
          checked: choice === locale,
          onSelect: () => setLocale(choice),
        }))}
      />
    </div>
  );
}
