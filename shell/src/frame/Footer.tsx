import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LazyHelpLinks } from '../information/lazy';
import { useMenuEntries } from '../menus/use-menu-entries';
import { useSite, useLocalizedText } from '../site-context';
import { Brand } from './Brand';
import styles from './Footer.module.css';

const YEAR = String(new Date().getFullYear());

/** Who answers for the site, where its pages are, and whose games it shows. */
export function Footer() {
  const { brand } = useSite();
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  return (
    <footer className="pv-footer">
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <span className="pv-logo">
            <Brand />
          </span>
          <p>{formatMessage({ id: 'footer.about' }, { brand: brand.name })}</p>
        </div>
        <FooterPages />
        <div>
          <h2 className={styles['head']}>{formatMessage({ id: 'footer.help' })}</h2>
          <ul className={styles['links']}>
            <li>
              <button type="button" onClick={customerService}>
                {formatMessage({ id: 'service' })}
              </button>
            </li>
            <LazyHelpLinks />
          </ul>
        </div>
      </div>
      <VendorLogos />
      <LegalNotice />
    </footer>
  );
}

/** The pages that remotes put into the footer; nothing when none does. */
function FooterPages() {
  const { formatMessage } = useIntl();
  const text = useLocalizedText();
  const pages = useMenuEntries('footer');
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="footer-pages">
      <h2 id="footer-pages" className={styles['head']}>
        {formatMessage({ id: 'footer.pages' })}
      </h2>
      <ul className={styles['links']}>
        {pages.map(({ id, address, label }) => (
          <li key={id}>
            <Link to={address}>{text(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function VendorLogos() {
  const { vendors } = useSite();
  const { formatMessage } = useIntl();
  return (
    <ul className={styles['vendors']} aria-label={formatMessage({ id: 'footer.vendors' })}>
      {vendors.map(({ code, name, logo }) => (
        <li key={code}>
          <img className="pv-on-dark" src={logo.dark} alt={name} width={112} height={28} loading="lazy" />
          <img className="pv-on-light" src={logo.light} alt={name} width={112} height={28} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

function LegalNotice() {
  const { brand } = useSite();
  const { formatMessage } = useIntl();
  return (
    <div className={styles['law']}>
      <span className={styles['age']} aria-hidden="true">
        18+
      </span>
      <p>
        {formatMessage({ id: 'footer.adults' })}{' '}
        {formatMessage({ id: 'footer.rights' }, { brand: brand.name, year: YEAR, licence: brand.licence })}
      </p>
    </div>
  );
}
