import { endonym } from '@pavilion/i18n';
import { Icon } from '@pavilion/ui/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePreference } from '../preferences/preferences-context';
import { useSite } from '../site-context';
import styles from './SideMenu.module.css';

/** Language in the drawer, one tap each. */
export function LanguageChoice() {
  const [locale, setLocale] = usePreference('locale');
  const { formatMessage } = useIntl();
  const { offered } = useSite().brand.locales;
  return (
    <Choice legend={formatMessage({ id: 'frame.language' })}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles['segment']}
          aria-pressed={each === locale}
          onClick={() => setLocale(each)}
        >
          {endonym[each]}
        </button>
      ))}
    </Choice>
  );
}

/** Theme in the drawer, one tap each. */
export function ThemeChoiceRow() {
  const [theme, setTheme] = usePreference('theme');
  const { formatMessage } = useIntl();
  return (
    <Choice legend={formatMessage({ id: 'frame.theme' })}>
      {(
        [
          ['dark', 'moon'],
          ['light', 'sun'],
          ['system', 'monitor'],
        ] as const
      ).map(([each, icon]) => (
        <button
          key={each}
          type="button"
          className={styles['segment']}
          aria-pressed={each === theme}
          aria-label={formatMessage({ id: `theme.${each}` })}
          onClick={() => setTheme(each)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </Choice>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['segments']}>{children}</div>
    </fieldset>
  );
}
