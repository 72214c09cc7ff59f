import { useDialogs } from '@pavilion/host/dialogs';
import { useLocale } from '@pavilion/host/intl';
import { Slot } from '@pavilion/host/slots';
import { classNames, languageOf } from '@pavilion/ui/core';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Sheet } from '../information/information';
import { useMenuEntries } from '../menus/use-menu-entries';
import type { MessageId } from '../messages';
import { useSite, useLocalizedText } from '../site-context';
import { Brand } from './Brand';
import styles from './Footer.module.css';
import { FooterLanguages } from './FooterLanguages';
import { LogoInTurn } from './LogoInTurn';
import { SocialLinks } from './SocialLinks';

const YEAR = String(new Date().getFullYear());

/** Who answers for the site, where its pages are, how it is paid, and whose games it shows. */
export function Footer() {
  const { brand } = useSite();
  const { formatMessage } = useIntl();
  return (
    <footer className="pv-footer">
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <span className="pv-logo">
            <Brand />
          </span>
          <p>{formatMessage({ id: 'footer.about' }, { brand: brand.name })}</p>
          {brand.social.length > 0 && (
            <div className={styles['follow']}>
              <p className={styles['head']}>{formatMessage({ id: 'follow' })}</p>
              <SocialLinks />
            </div>
          )}
        </div>
        <FooterPages />
        <FooterHelp />
        <FooterRules />
      </div>
      <Slot name="footer.section" />
      <Payments />
      <VendorLogos />
      <LegalNotice />
    </footer>
  );
}

/** A column of links under its head. */
function Column({ head, long, children }: { head: MessageId; long?: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles['head']}>
        {formatMessage({ id: head })}
      </h2>
      <ul className={classNames(styles['links'], long && styles['long'])} role="list">
        {children}
      </ul>
    </nav>
  );
}

/** The pages that remotes put into the footer; nothing when none does. */
function FooterPages() {
  const text = useLocalizedText();
  const pages = useMenuEntries('footer');
  if (pages.length === 0) return null;
  return (
    <Column head="footer.pages" long>
      {pages.map(({ id, address, label }) => (
        <li key={id}>
          <Link to={address}>{text(label)}</Link>
        </li>
      ))}
    </Column>
  );
}

function FooterHelp() {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  return (
    <Column head="footer.help">
      <li>
        <button type="button" onClick={customerService}>
          {formatMessage({ id: 'service' })}
        </button>
      </li>
      <SheetLink text="help" sheet={{ name: 'help' }} />
      <SheetLink text="notices" sheet={{ name: 'notices' }} />
      <SheetLink text="feedback" sheet={{ name: 'feedback' }} />
    </Column>
  );
}

function FooterRules() {
  return (
    <Column head="footer.rules">
      <SheetLink text="footer.responsible" sheet={{ name: 'help', anchor: 'responsible' }} />
      <SheetLink text="footer.terms" sheet={{ name: 'help', anchor: 'term' }} />
      <SheetLink text="footer.legal" sheet={{ name: 'help', anchor: 'legal' }} />
    </Column>
  );
}

/** Opens what the site tells over the page that is open. */
function SheetLink({ text, sheet }: { text: MessageId; sheet: Sheet }) {
  const { formatMessage } = useIntl();
  const { information } = useSite();
  return (
    <li>
      <button type="button" onClick={() => information.open(sheet)}>
        {formatMessage({ id: text })}
      </button>
    </li>
  );
}

/** How money gets in; which of the ways a member may use, their own page says. */
function Payments() {
  const { payments } = useSite().brand;
  const locale = useLocale();
  if (payments.length === 0) return null;
  return (
    <Row head="footer.payments">
      {payments.map(({ code, name, picture }) => (
        <li key={code} className={styles['payment']}>
          {picture && <LogoInTurn className={styles['mark']} src={picture} name="" />}
          {name[locale]}
        </li>
      ))}
    </Row>
  );
}

function VendorLogos() {
  const { vendors } = useSite();
  return (
    <Row head="footer.vendors" wide>
      {vendors.map(({ code, name, logo }) => (
        <li key={code} className={styles['vendor']} lang={languageOf(name)}>
          <LogoInTurn className="pv-on-dark" src={logo.dark} name={name} />
          <LogoInTurn className="pv-on-light" src={logo.light} name={name} />
        </li>
      ))}
    </Row>
  );
}

/** A list across the footer under its head. */
function Row({ head, wide, children }: { head: MessageId; wide?: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={styles['row']}>
      <h2 id={id} className={styles['head']}>
        {formatMessage({ id: head })}
      </h2>
      <ul className={styles[wide ? 'vendors' : 'payments']} role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
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
      <FooterLanguages />
    </div>
  );
}
