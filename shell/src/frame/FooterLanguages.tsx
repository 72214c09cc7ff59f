import { endonym } from '@pavilion/i18n';
import { useIntl } from 'react-intl';
import { usePreference } from '../preferences/preferences-context';
import { useSite } from '../site-context';
import styles from './Footer.module.css';

/** The languages of the site, each in its own; nothing where there is nothing to choose. */
export function FooterLanguages() {
  const [locale, setLocale] = usePreference('locale');
  const { formatMessage } = useIntl();
  const { offered } = useSite().brand.locales;
  if (offered.length < 2) return null;
  return (
    <ul className={styles['languages']} role="list" aria-label={formatMessage({ id: 'frame.language' })}>
      {offered.map((each) => (
        <li key={each}>
          <button type="button" lang={each} aria-pressed={each === locale} onClick={() => setLocale(each)}>
            {endonym[each]}
          </button>
        </li>
      ))}
    </ul>
  );
}
